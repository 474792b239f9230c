import { pruneIdempotencyKeys } from '../../src/db/idempotency.ts';
import type { Pool } from '../../src/db/pool.ts';

const batch = 1_000;

/**
 * Deletes idempotency keys older than 24 hours.
 * @param signal stops before the next batch
 * @returns the number deleted
 */
export async function pruneOnce(db: Pool, signal?: AbortSignal): Promise<number> {
  let pruned = 0;
  while (!signal?.aborted) {
    const rows = await pruneIdempotencyKeys(db, batch);
    pruned += rows.length;
    if (rows.length < batch) break;
  }
  return pruned;
}
