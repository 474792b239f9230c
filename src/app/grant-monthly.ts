import { eachRow } from '../db/each-row.ts';
import { grant } from '../db/ledger.ts';
import type { Pool } from '../db/pool.ts';
import { listGrantsDue } from '../db/workspaces.ts';

/**
 * Grants this month's credits to every entitled workspace that has not had them (R-K06), one
 * workspace at a time. The ledger's unique (workspace, period) admits each grant once, so this is
 * safe to repeat, to race and to kill. A resumed workspace gets its credits in the next round. Our
 * choice: a suspended workspace gets none, and a month without a round is not made up for, so that
 * no workspace gets several months at once.
 * @param onFailure called for a workspace whose grant failed; the others still get theirs
 * @param signal stops before the next workspace
 * @returns the number of grants written
 */
export async function grantMonthly(
  db: Pool,
  onFailure: (workspaceId: string, error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  let written = 0;
  await eachRow(
    (afterId, limit) => listGrantsDue(db, afterId, limit),
    async ({ id, monthly_credit_grant: credits, period }) => {
      try {
        written += (await grant(db, id, credits, period, 'monthly')).length;
      } catch (error) {
        onFailure(id, error);
      }
    },
    signal,
  );
  return written;
}
