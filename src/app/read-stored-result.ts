import type { Queryable } from '../db/pool.ts';
import { readResult } from '../db/reports.ts';
import { ApiError } from '../domain/errors.ts';
import { isInProgress, type RunStatus } from '../domain/run/run-state.ts';
import { compactReport } from '../report/compact.ts';
import type { Caller } from './caller.ts';

export type Detail = 'full' | 'compact';

/** A delivered report as JSON text. */
export interface StoredResult {
  readonly runId: string;
  readonly status: RunStatus;
  readonly report: string;
}

/**
 * Reads the stored report of a finished run: in full, exactly the text that was stored (R-G08), or its
 * compact view (R-G09).
 * @throws ApiError `run_not_found`, `result_not_ready`, `research_failed`
 */
export async function readStoredResult(
  db: Queryable,
  caller: Caller,
  runId: string,
  detail: Detail,
): Promise<StoredResult> {
  const [row] = await readResult(db, runId, caller.workspaceId);
  if (!row) throw new ApiError('run_not_found');
  const status = row.status as RunStatus;
  if (isInProgress(status)) throw new ApiError('result_not_ready');
  if (row.report === null) throw new ApiError('research_failed');
  const report = detail === 'full' ? row.report : JSON.stringify(compactReport(JSON.parse(row.report)));
  return { runId: row.id, status, report };
}

/**
 * The same report as Markdown for people and agents (R-G13): a page or two, in the language of the report.
 * @returns null for a stored report of another shape, which can be read as JSON only
 * @throws ApiError as readStoredResult
 */
export async function readPrintedResult(
  db: Queryable,
  caller: Caller,
  runId: string,
): Promise<string | null> {
  const { report } = await readStoredResult(db, caller, runId, 'full');
  // Loaded where it is used: it needs the words of all languages, and most processes never print.
  const [{ reportMarkdown }, { reportSchema }] = await Promise.all([
    import('../report/markdown.ts'),
    import('../report/schema/report.ts'),
  ]);
  const parsed = reportSchema.safeParse(JSON.parse(report));
  return parsed.success ? reportMarkdown(parsed.data) : null;
}
