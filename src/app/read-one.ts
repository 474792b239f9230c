import type { Pool } from '../db/pool.ts';
import type { WorkspaceRead } from '../db/workspace-read.ts';
import type { Caller } from './caller.ts';

/** What a row is made into a result with. */
export interface FoundRow<Row, Values> {
  /** Undefined where the caller's workspace has none. */
  readonly row: Row | undefined;
  readonly db: Pool;
  readonly caller: Caller;
  readonly values: Values;
}

/**
 * A use case that reads one row of the caller's workspace. It is declared, not called, so that a route can send its
 * statement with the check of the API key in one round trip (docs/decisions/0010).
 */
export interface OneRead<Row extends object, Values extends object, Result> {
  readonly statement: WorkspaceRead<Row, Values>;
  readonly resultOf: (found: FoundRow<Row, Values>) => Promise<Result>;
}

/** Carries a read out for a caller who is known already. @throws ApiError as the read says */
export async function readOne<Row extends object, Values extends object, Result>(
  { statement, resultOf }: OneRead<Row, Values, Result>,
  db: Pool,
  caller: Caller,
  values: Values,
): Promise<Result> {
  const [row] = await statement.byWorkspace(db, caller.workspaceId, values);
  return await resultOf({ row, db, caller, values });
}
