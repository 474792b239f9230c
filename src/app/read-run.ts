import { type RunRow, readRun } from '../db/runs.ts';
import { ApiError } from '../domain/errors.ts';
import type { Reader } from './reader.ts';

/**
 * A run of the caller's workspace (R-G01, R-G07).
 * @throws ApiError `run_not_found`, alike for a run that is not and for another workspace's
 */
export async function readResearch(read: Reader, runId: string): Promise<RunRow> {
  const run = await read(readRun, { runId });
  if (!run) throw new ApiError('run_not_found');
  return run;
}
