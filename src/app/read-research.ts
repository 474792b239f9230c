import { type RunRow, readRun } from '../db/runs.ts';
import { ApiError } from '../domain/errors.ts';
import type { OneRead } from './read-one.ts';

/**
 * Reads a run of the caller's workspace (R-G01, R-G07).
 * @throws ApiError `run_not_found`, both for an unknown run and for another workspace's
 */
export const readResearch: OneRead<RunRow, { runId: string }, RunRow> = {
  statement: readRun,
  async resultOf({ row }) {
    if (!row) throw new ApiError('run_not_found');
    return row;
  },
};
