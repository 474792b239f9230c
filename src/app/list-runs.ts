import { type ListedRunRow, listRuns } from '../db/operator-runs.ts';
import type { Queryable } from '../db/pool.ts';

interface RunFilter {
  readonly workspace: string | null;
  readonly status: string | null;
  readonly since: Date;
  readonly limit: number;
}

/** The newest runs for operators, without prompt or text (R-W07). */
export async function runsForOperators(db: Queryable, filter: RunFilter): Promise<ListedRunRow[]> {
  return await listRuns(db, filter.workspace, filter.status, filter.since, filter.limit);
}
