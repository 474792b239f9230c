import { pruneIdempotencyKeys } from '../../src/db/idempotency.ts';
import type { Pool } from '../../src/db/pool.ts';

const batch = 1_000;

/** Forgets idempotency keys whose 24 hours have passed. @returns how many */
export async function pruneOnce(db: Pool): Promise<number> {
  let pruned = 0;
  for (;;) {
    const rows = await pruneIdempotencyKeys(db, batch);
    pruned += rows.length;
    if (rows.length < batch) return pruned;
  }
}
