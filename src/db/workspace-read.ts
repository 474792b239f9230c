import { type CountedCaller, countRequestSql } from './callers.ts';
import { type DateColumns, dateReviver } from './json-row.ts';
import type { Queryable } from './pool.ts';
import { namedStatement } from './statement.ts';

/**
 * A read of one row of a workspace: by the workspace's id, or in one statement with the API key.
 */
export interface WorkspaceRead<Row extends object, Values extends object> {
  readonly byWorkspace: (db: Queryable, workspaceId: string, values: Values) => Promise<Row[]>;
  /**
   * Counts the read and returns its row or null. No row at all in the cases where `countRead`
   * returns none.
   */
  readonly byApiKey: (
    db: Queryable,
    digest: string,
    values: Values,
  ) => Promise<(CountedCaller & { row: Row | null })[]>;
}

/**
 * @param sql returns at most one row; `caller.workspace_id` in it is the caller's workspace
 * @param dates every column that is a point in time
 */
export function workspaceRead<Row extends object, Values extends object>(
  name: string,
  sql: string,
  dates: DateColumns<Row>,
): WorkspaceRead<Row, Values> {
  const reviveDates = dateReviver(dates);
  const readByWorkspace = namedStatement<Row, Values & { workspaceId: string }>(
    name,
    `select read.* from (select $workspaceId::uuid as workspace_id) caller cross join lateral (${sql}) read`,
  );
  // As one JSON column: see json-row.ts.
  const readByApiKey = namedStatement<CountedCaller & { row: Row | null }, Values & { digest: string }>(
    `${name}_by_api_key`,
    countRequestSql('caller.id', `select row_to_json(own) as row from (${sql}) own`),
    ({ row }) => row && reviveDates(row),
  );
  return {
    byWorkspace: (db, workspaceId, values) => readByWorkspace(db, { ...values, workspaceId }),
    byApiKey: (db, digest, values) => readByApiKey(db, { ...values, digest }),
  };
}
