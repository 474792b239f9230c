import { temporalAddressOf } from '../config/temporal.ts';
import type { Config } from '../config.ts';
import { reveal, type Secret } from '../domain/secret.ts';

/** The environment of api, worker and simulator: this one's, with everything that was chosen for the operator. */
export function childEnvironment(config: Config, databaseUrl: Secret): NodeJS.ProcessEnv {
  const { simulator } = config;
  return {
    ...process.env,
    MALLOC_ARENA_MAX: '2', // The many threads of Temporal's core would each keep memory of their own.
    HOST: config.host,
    PORT: `${config.port}`,
    ADMIN_PORT: `${config.adminPort}`,
    WORKER_ADMIN_PORT: `${config.workerAdminPort}`,
    DATA_DIR: config.dataDir,
    DATABASE_URL: reveal(databaseUrl),
    TEMPORAL_ADDRESS: temporalAddressOf(config.temporal),
    SIMULATOR_PORT: `${simulator.port}`,
    SIMULATOR_SEED: `${simulator.seed}`,
    SIMULATOR_LATENCY_MEDIAN_MS: `${simulator.latencyMedianMs}`,
    SIMULATOR_LATENCY_SIGMA: `${simulator.latencySigma}`,
    ...(simulator.callLog === null ? {} : { SIMULATOR_CALL_LOG: simulator.callLog }),
  };
}
