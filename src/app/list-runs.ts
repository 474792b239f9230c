import { type ListedRunRow, listRuns as readRuns } from '../db/operator-runs.ts';
import type { Queryable } from '../db/pool.ts';

interface RunFilter {
  readonly workspace: string | null;
  readonly status: string | null;
  readonly since: Date;
  readonly limit: number;
}

/** The newest runs for operators, without prompt or text (R-W07). */
export async function listRuns(db: Queryable, filter: RunFilter): Promise<ListedRunRow[]> {
  return await readRuns(db, filter.workspace, filter.status, filter.since, filter.limit);
}
