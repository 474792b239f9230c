import type { Pool } from './pool.ts';
import { statement } from './statement.ts';

/**
 * Our choice: longer than a sweep usually takes, and short beside the two minutes in which a run
 * that stands still goes on again, as the process that has claimed it may have died.
 */
const claimMs = 30_000;

/**
 * Goes through a list unless another process does, or has done so a moment ago. A sweep that takes
 * longer than its claim is joined by another process, so each of its steps must be safe to race. A
 * row is claimed instead of a lock that a session holds, because that would not pass a pooler that
 * works by transactions.
 * @param restMs for which nobody sweeps again after one that succeeded; shorter than a claim
 */
export async function sweepAlone(
  db: Pool,
  name: string,
  restMs: number,
  sweep: () => Promise<unknown>,
): Promise<void> {
  if ((await claimSweep(db, name, claimMs)).length === 0) return;
  let leftMs = 0;
  try {
    await sweep();
    leftMs = restMs;
  } finally {
    await keepSweep(db, name, leftMs);
  }
}

// A claim from before the database's clock was set back does not last.
const claimSweep = statement<{ name: string }, [name: string, ms: number]>(
  'claim_sweep',
  `insert into sweeps (name, claimed_until)
   values ($1, clock_timestamp() + $2::bigint * interval '1 millisecond')
   on conflict (name) do update set claimed_until = excluded.claimed_until
   where sweeps.claimed_until <= clock_timestamp()
     or sweeps.claimed_until > clock_timestamp() + $2::bigint * interval '1 millisecond'
   returning name`,
);

const keepSweep = statement<object, [name: string, ms: number]>(
  'keep_sweep',
  `update sweeps set claimed_until = clock_timestamp() + $2::bigint * interval '1 millisecond' where name = $1`,
);
