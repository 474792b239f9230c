import { openPool, type Pool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';

/** One connection for what a bench prepares and looks at. */
export function benchPool(databaseUrl: string): Pool {
  return openPool(secret(databaseUrl), {
    maxConnections: 1,
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
}
