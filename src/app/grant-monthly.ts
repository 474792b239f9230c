import { grant } from '../db/ledger.ts';
import type { Pool } from '../db/pool.ts';
import { listGrantsDue } from '../db/workspaces.ts';

const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

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
  let afterId = firstId;
  for (;;) {
    const due = await listGrantsDue(db, afterId, batch);
    for (const { id, monthly_credit_grant: credits, period } of due) {
      try {
        written += (await grant(db, id, credits, period, 'monthly')).length;
      } catch (error) {
        onFailure(id, error);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batch) return written;
    afterId = last.id;
  }
}
