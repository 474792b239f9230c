import assert from 'node:assert/strict';
import { checkInvariants } from '../../../src/db/invariants/invariants.ts';
import type { Pool } from '../../../src/db/pool.ts';

/** Asserts every invariant of the record, at the end of every scenario. */
export async function assertInvariants(db: Pool): Promise<void> {
  const breaches = (await checkInvariants(db)).filter((invariant) => invariant.breaches > 0);
  assert.deepEqual(breaches, []);
}
