import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import { apiEnvironment, simulatorEnvironment, workerEnvironment } from '../../config/passed-on.ts';
import { temporalAddressOf } from '../../config/temporal.ts';
import { reveal, type Secret } from '../../domain/secret.ts';

export interface ChildEnvironments {
  readonly api: NodeJS.ProcessEnv;
  /** One for each worker process. */
  readonly workers: readonly NodeJS.ProcessEnv[];
  readonly simulator: NodeJS.ProcessEnv;
}

/**
 * Where Node keeps what it has compiled, for later starts and for a worker's threads, which load
 * the same files: a fifth of a start's processor time (docs/measurements/speed.md). A process
 * writes it when it ends in order. Where nothing can be written, Node does without.
 */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

/**
 * Our choice: a worker's threads are busy on two processors, and each takes half a gigabyte. Who
 * needs more than four says so.
 */
const workersMax = 4;

/** The port for health checks and metrics of each worker process. */
export function workerPorts({ workers, workerAdminPort }: Config): number[] {
  const suited = Math.max(1, Math.min(workersMax, Math.floor(availableParallelism() / 2)));
  return Array.from({ length: workers ?? suited }, (_, index) => workerAdminPort + index);
}

/**
 * Builds the environment of each child: what it needs of this process's environment, plus the
 * resolved settings.
 */
export function childEnvironments(
  env: NodeJS.ProcessEnv,
  config: Config,
  databaseUrl: Secret,
): ChildEnvironments {
  const { simulator } = config;
  // By default, each of the many threads of Temporal's core would keep its own memory arena.
  const node = { NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? compiled, MALLOC_ARENA_MAX: '2' };
  const stores = {
    ...node,
    DATA_DIR: config.dataDir,
    DATABASE_URL: reveal(databaseUrl),
    TEMPORAL_ADDRESS: temporalAddressOf(config.temporal),
  };
  const simulatorAnswers = config.simulatorAnswers ? 'on' : 'off';
  const listening = { HOST: config.host, PORT: `${config.port}`, ADMIN_PORT: `${config.adminPort}` };
  return {
    api: {
      ...apiEnvironment(env),
      ...stores,
      ...listening,
      API_STOP_DELAY_MS: '0', // There is no balancer.
      SIMULATOR_ANSWERS: simulatorAnswers, // It has no gateway's address to tell by.
    },
    workers: workerPorts(config).map((port, _, { length }) => ({
      ...workerEnvironment(env),
      ...stores,
      HOST: config.host,
      WORKERS: `${length}`,
      SIMULATOR_ANSWERS: simulatorAnswers,
      WORKER_ADMIN_PORT: `${port}`,
      WORKER_GRACE_MS: '3000', // Whoever stops it waits for it.
      SIMULATOR_PORT: `${simulator.port}`, // The gateway's address is derived from it.
    })),
    simulator: {
      ...simulatorEnvironment(env),
      ...node,
      DATA_DIR: config.dataDir, // Shows which data folder the process belongs to.
      SIMULATOR_PORT: `${simulator.port}`,
      SIMULATOR_LATENCY_MEDIAN_MS: `${simulator.latencyMedianMs}`,
      SIMULATOR_LATENCY_SIGMA: `${simulator.latencySigma}`,
      ...(simulator.callLog === null ? {} : { SIMULATOR_CALL_LOG: simulator.callLog }),
    },
  };
}
