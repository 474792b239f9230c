import { openPool, type Pool } from '../src/db/pool.ts';

/** One connection for what a bench prepares and looks at. */
export function benchPool(databaseUrl: string): Pool {
  return openPool(databaseUrl, { maxConnections: 1, applicationName: 'bench', onIdleError: () => undefined });
}
