import type { Pool, Queryable } from '../../../src/db/pool.ts';
import { until } from '../../harness/until.ts';

/**
 * Runs an action while a transaction holds an uncommitted change, which is committed afterwards.
 */
export async function whileUncommitted<Result>(
  db: Pool,
  change: (tx: Queryable) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const tx = await db.connect();
  try {
    await tx.query('begin');
    await change(tx);
    const result = await meanwhile();
    await tx.query('commit');
    return result;
  } finally {
    tx.release();
  }
}

/** Waits until this many statements in the database are waiting for a lock. */
export async function untilWaiting(db: Pool, statements: number): Promise<void> {
  await until(`${statements} statements wait for a lock`, async () => {
    const { rowCount } = await db.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rowCount === statements;
  });
}
