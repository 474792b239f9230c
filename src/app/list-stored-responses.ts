import type { Queryable } from '../db/pool.ts';
import { listResponseRows, type ResponseRow } from '../db/stored-responses.ts';
import type { Caller } from './caller.ts';
import { type Page, pageOf } from './page-of.ts';
import { readableRows } from './readable-rows.ts';

/**
 * A page of a finished run's stored responses, without texts, by model id (R-P01).
 * @param afterModelId undefined for the first page
 * @throws ApiError `run_not_found`, `responses_not_ready`, `research_failed`
 */
export async function listStoredResponses(
  db: Queryable,
  caller: Caller,
  runId: string,
  afterModelId: string | undefined,
  limit: number,
): Promise<Page<ResponseRow>> {
  const rows = await listResponseRows(db, runId, caller.workspaceId, afterModelId ?? '', limit + 1);
  return pageOf(readableRows<ResponseRow>(rows), limit, ({ model_id }) => model_id);
}
