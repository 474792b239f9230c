import type { Pool } from '../db/pool.ts';
import type { WorkspaceRead } from '../db/workspace-read.ts';
import type { Caller } from './caller.ts';

/** A row and what is needed to turn it into a result. */
export interface FoundRow<Row, Values> {
  /** Undefined if the caller's workspace has no such row. */
  readonly row: Row | undefined;
  readonly db: Pool;
  readonly caller: Caller;
  readonly values: Values;
}

/**
 * A use case that reads one row of the caller's workspace. It is declared rather than called, so
 * that a route can send its statement together with the check of the API key in one round trip
 * (docs/decisions/0010).
 */
export interface OneRead<Row extends object, Values extends object, Result> {
  readonly statement: WorkspaceRead<Row, Values>;
  readonly resultOf: (found: FoundRow<Row, Values>) => Promise<Result>;
}

/**
 * Runs a read for a caller who is already known.
 * @throws ApiError as the read defines
 */
export async function readOne<Row extends object, Values extends object, Result>(
  { statement, resultOf }: OneRead<Row, Values, Result>,
  db: Pool,
  caller: Caller,
  values: Values,
): Promise<Result> {
  const [row] = await statement.byWorkspace(db, caller.workspaceId, values);
  return await resultOf({ row, db, caller, values });
}
