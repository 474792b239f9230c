import {
  deleteObjection,
  type ExportedObjection,
  exportObjections,
  type ListedObjection,
  listObjections,
  putObjection,
  type RightLabel,
  readReportedLabel,
} from '../../db/label-objections.ts';
import { pagesAfter } from '../../db/pages-after.ts';
import type { Pool, Queryable } from '../../db/pool.ts';
import { ApiError } from '../../domain/errors.ts';
import { isInProgress } from '../../domain/run/run-state.ts';
import type { Caller } from '../caller.ts';
import { readOne } from '../read-one.ts';
import { readResearch } from '../read-research.ts';
import type { SignedIn } from './session.ts';

/** One stance of a report: of a model, on a claim. */
export interface StanceRef {
  readonly runId: string;
  readonly claimId: number;
  readonly modelId: string;
}

const listedMax = 2_000;
const pageRows = 200;

/**
 * Keeps that a person thinks a label wrong: who, when, and what it should be. The report stays as
 * it was delivered.
 * @throws ApiError `run_not_found`, `result_not_ready`, `research_failed`, `stance_not_found`, and
 * `invalid_request` if the report says just that
 */
export async function objectToLabel(
  db: Pool,
  { personId, caller }: SignedIn,
  stance: StanceRef,
  shouldBe: RightLabel,
  note: string | null,
): Promise<void> {
  const { workspaceId } = caller;
  const [reported] = await readReportedLabel(db, { ...stance, workspaceId });
  if (!reported) throw await whyNoReport(db, caller, stance.runId);
  const { label } = reported;
  if (label === null) throw new ApiError('stance_not_found');
  if (label === shouldBe) throw new ApiError('invalid_request', { message: 'The report says that already.' });
  await putObjection(db, { ...stance, personId, label, shouldBe, note });
}

/** Takes back a person's own objection. Repeating it changes nothing. */
export async function withdrawObjection(
  db: Queryable,
  { personId }: SignedIn,
  { runId, claimId, modelId }: StanceRef,
): Promise<void> {
  await deleteObjection(db, runId, claimId, modelId, personId);
}

/** What the people of the workspace object to in one of its reports. */
export async function readObjections(
  db: Queryable,
  { personId, caller }: SignedIn,
  runId: string,
): Promise<ListedObjection[]> {
  return await listObjections(db, runId, caller.workspaceId, listedMax, personId);
}

/** Every objection of all workspaces, oldest first, read page by page: for operators. */
export function allObjections(db: Queryable): AsyncGenerator<readonly ExportedObjection[]> {
  const read = (after: string, limit: number) => exportObjections(db, after, limit);
  return pagesAfter(read, pageRows, ({ id }) => id, '0');
}

async function whyNoReport(db: Pool, caller: Caller, runId: string): Promise<ApiError> {
  const { status } = await readOne(readResearch, db, caller, { runId });
  return new ApiError(isInProgress(status) ? 'result_not_ready' : 'research_failed');
}
