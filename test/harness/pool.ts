import { openPool, type Pool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';

/** A single connection for what a benchmark prepares and checks. */
export function benchPool(databaseUrl: string): Pool {
  return openPool(secret(databaseUrl), {
    maxConnections: 1,
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
}
