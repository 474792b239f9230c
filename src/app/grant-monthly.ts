import { eachRow } from '../db/each-row.ts';
import { grant } from '../db/ledger.ts';
import type { Pool } from '../db/pool.ts';
import { listGrantsDue } from '../db/workspaces.ts';

/**
 * Writes the monthly credits of every entitled workspace that has not had them this month (R-K06). One workspace at a
 * time, each by a statement that the ledger's unique (workspace, period) lets through once: safe to repeat, to race and
 * to be killed. A workspace that is resumed gets its credits with the next round. Our choice: a suspended workspace gets
 * none, and a month in which no round was run is not made up for.
 * @param onFailure told of a workspace that could not be granted its credits; the others get theirs
 * @returns how many grants this round wrote
 */
export async function grantMonthly(
  db: Pool,
  onFailure: (workspaceId: string, error: unknown) => void,
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
  );
  return written;
}
