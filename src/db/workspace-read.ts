import { type CountedCaller, counting } from './callers.ts';
import type { Queryable } from './pool.ts';
import { statement } from './statement.ts';

/** One row of a workspace's record, read by the workspace's id or in one statement with the key that asks for it. */
export interface WorkspaceRead<Row extends object, Values extends unknown[]> {
  readonly alone: (db: Queryable, workspaceId: string, ...values: Values) => Promise<Row[]>;
  /** Counts the read; no row where `countRead` gives none. */
  readonly withKey: (
    db: Queryable,
    digest: Buffer,
    ...values: Values
  ) => Promise<(CountedCaller & Found<Row>)[]>;
}

/** `found` is null, and so is every column of the row, where there is none. */
export type Found<Row> = ({ found: true } & Row) | { found: null };

/** @param sql gives one row at most; it may use `caller.workspace_id`, and its own values start at $2 */
export function workspaceRead<Row extends object, Values extends unknown[]>(
  name: string,
  sql: string,
): WorkspaceRead<Row, Values> {
  return {
    alone: statement(
      name,
      `select read.* from (select $1::uuid as workspace_id) caller cross join lateral (${sql}) read`,
    ),
    withKey: statement(
      `${name}_with_key`,
      counting('caller.id', `select true as found, own.* from (${sql}) own`),
    ),
  };
}
