import type { Config } from '../config/config.ts';
import { apiEnvironment, simulatorEnvironment, workerEnvironment } from '../config/passed-on.ts';
import { temporalAddressOf } from '../config/temporal.ts';
import { reveal, type Secret } from '../domain/secret.ts';

export interface ChildEnvironments {
  readonly api: NodeJS.ProcessEnv;
  readonly worker: NodeJS.ProcessEnv;
  readonly simulator: NodeJS.ProcessEnv;
}

/** The environments of our processes: of this one's what each needs, with everything that was chosen for the operator. */
export function childEnvironments(
  env: NodeJS.ProcessEnv,
  config: Config,
  databaseUrl: Secret,
): ChildEnvironments {
  const { simulator } = config;
  const memory = { MALLOC_ARENA_MAX: '2' }; // The many threads of Temporal's core would each keep memory of their own.
  const stores = {
    ...memory,
    DATA_DIR: config.dataDir,
    DATABASE_URL: reveal(databaseUrl),
    TEMPORAL_ADDRESS: temporalAddressOf(config.temporal),
  };
  const listening = { HOST: config.host, PORT: `${config.port}`, ADMIN_PORT: `${config.adminPort}` };
  return {
    api: { ...apiEnvironment(env), ...stores, ...listening },
    worker: {
      ...workerEnvironment(env),
      ...stores,
      HOST: config.host,
      WORKER_ADMIN_PORT: `${config.workerAdminPort}`,
      SIMULATOR_PORT: `${simulator.port}`, // Of its address the gateway's is made.
    },
    simulator: {
      ...simulatorEnvironment(env),
      ...memory,
      DATA_DIR: config.dataDir, // By which one sees to what the process belongs.
      SIMULATOR_PORT: `${simulator.port}`,
      SIMULATOR_SEED: `${simulator.seed}`,
      SIMULATOR_LATENCY_MEDIAN_MS: `${simulator.latencyMedianMs}`,
      SIMULATOR_LATENCY_SIGMA: `${simulator.latencySigma}`,
      ...(simulator.callLog === null ? {} : { SIMULATOR_CALL_LOG: simulator.callLog }),
    },
  };
}
