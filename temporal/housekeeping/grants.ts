import type { Logger } from 'pino';
import { grantMonthly } from '../../src/app/grant-monthly.ts';
import type { Pool } from '../../src/db/pool.ts';

/**
 * Writes the monthly grants that are due (R-K06).
 * @returns the number of workspaces that received one
 */
export async function grantOnce(db: Pool, log: Logger, signal?: AbortSignal): Promise<number> {
  const written = await grantMonthly(
    db,
    (workspaceId, error) =>
      log.error({ workspaceId, err: error }, 'a workspace did not get its monthly credits'),
    signal,
  );
  if (written > 0) log.info({ workspaces: written }, 'wrote the monthly grants');
  return written;
}
