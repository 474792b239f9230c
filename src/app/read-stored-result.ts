import type { Queryable } from '../db/pool.ts';
import { readResult } from '../db/reports.ts';
import { ApiError } from '../domain/errors.ts';
import { isInProgress, type RunStatus } from '../domain/run/run-state.ts';
import { compactReport } from '../report/compact.ts';
import type { RequestFor } from '../report/page/where-work-is.ts';
import { type ClaimRange, partOfReport, type ReportPart } from '../report/parts.ts';
import type { Report } from '../report/schema/report.ts';
import type { Caller } from './caller.ts';

export type Detail = 'full' | 'compact';

/** A delivered report as JSON text. */
export interface StoredResult {
  readonly runId: string;
  readonly status: RunStatus;
  readonly report: string;
}

/**
 * Reads the stored report of a finished run: in full, exactly the text that was stored (R-G08), or
 * its compact view (R-G09).
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
 * The same report as Markdown for people and agents (R-G13): a page or two, in the language of the
 * report.
 * @returns null for a stored report of another shape, which can be read as JSON only
 * @throws ApiError as readStoredResult
 */
export async function readPrintedResult(
  db: Queryable,
  caller: Caller,
  runId: string,
): Promise<string | null> {
  const report = await parsed(await readStoredResult(db, caller, runId, 'full'));
  return report && (await printed(report));
}

/** One part of a report as an object, and in words for who reads text alone. */
export interface ResultPart {
  readonly runId: string;
  readonly status: RunStatus;
  /** `full` for a stored report of another shape, whatever was asked for. */
  readonly part: ReportPart;
  readonly report: object;
  /** Markdown of the whole report for the outline, otherwise null. */
  readonly text: string | null;
}

/**
 * Reads a part of a stored report.
 * @param requestFor how whoever reads its text asks for what a model said
 * @throws ApiError as readStoredResult
 */
export async function readResultPart(
  db: Queryable,
  caller: Caller,
  runId: string,
  part: ReportPart,
  claims: ClaimRange,
  requestFor: RequestFor,
): Promise<ResultPart> {
  const stored = await readStoredResult(db, caller, runId, 'full');
  const { status } = stored;
  const report = part === 'full' ? null : await parsed(stored);
  if (report === null) return { runId, status, part: 'full', report: JSON.parse(stored.report), text: null };
  const text = part === 'outline' ? await printed(report, requestFor) : null;
  return { runId, status, part, report: partOfReport(report, part, claims), text };
}

// What makes and prints reports is loaded where it is used: most processes never need it.

async function parsed({ report }: StoredResult): Promise<Report | null> {
  const { reportSchema } = await import('../report/schema/report.ts');
  return reportSchema.safeParse(JSON.parse(report)).data ?? null;
}

async function printed(report: Report, requestFor?: RequestFor): Promise<string> {
  const { reportMarkdown } = await import('../report/markdown.ts');
  return reportMarkdown(report, requestFor);
}
