import type { Pool } from '../../../src/db/pool.ts';

/**
 * Locks the read counters of a workspace's keys, so that their requests wait in the database. The
 * counters must be open.
 * @returns a function that releases them
 */
export async function lockReadCounters(db: Pool, workspaceId: string): Promise<() => Promise<void>> {
  const lock = await db.connect();
  await lock.query('begin');
  await lock.query(
    `select 1 from rate_windows where subject in (select id from api_keys where workspace_id = $1) for update`,
    [workspaceId],
  );
  return async () => {
    await lock.query('commit');
    lock.release();
  };
}
