import type { OfRun } from '../db/stored-responses.ts';
import { ApiError } from '../domain/errors.ts';
import { isInProgress } from '../domain/run/run-state.ts';

/**
 * The responses among the rows of a read, provided that the run is readable: completed or partial,
 * with or without a report (R-P10).
 * @throws ApiError `run_not_found`, `responses_not_ready`, `research_failed`, in this order (R-P09)
 */
export function readableRows<Row extends { model_id: string }>(rows: readonly OfRun<Row>[]): Row[] {
  const [first] = rows;
  if (!first) throw new ApiError('run_not_found');
  if (isInProgress(first.run_status)) throw new ApiError('responses_not_ready');
  if (first.run_status === 'failed') throw new ApiError('research_failed');
  return rows.filter((row): row is { run_status: (typeof row)['run_status'] } & Row => row.model_id !== null);
}
