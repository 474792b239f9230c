import { type CountedCaller, countRequestSql } from './callers.ts';
import type { Queryable } from './pool.ts';
import { namedStatement } from './statement.ts';

/** One row of a workspace's record: read by the workspace's id, or in one statement with the key that asks for it. */
export interface WorkspaceRead<Row extends object, Values extends object> {
  readonly byWorkspace: (db: Queryable, workspaceId: string, values: Values) => Promise<Row[]>;
  /** Counts the read, and gives its row or null; gives nothing at all where `countRead` gives none. */
  readonly byApiKey: (
    db: Queryable,
    digest: string,
    values: Values,
  ) => Promise<(CountedCaller & { row: Row | null })[]>;
}

/**
 * @param sql gives one row at most; `caller.workspace_id` in it is the workspace that asks
 * @param dates every column of it that is a point in time
 */
export function workspaceRead<Row extends object, Values extends object>(
  name: string,
  sql: string,
  dates: { readonly [Column in DateColumn<Row>]: true },
): WorkspaceRead<Row, Values> {
  const readByWorkspace = namedStatement<Row, Values & { workspaceId: string }>(
    name,
    `select read.* from (select $workspaceId::uuid as workspace_id) caller cross join lateral (${sql}) read`,
  );
  // One column of JSON: every column of an answer is described anew, which costs more than the value in it (measured).
  const readByApiKey = namedStatement<CountedCaller & { row: Row | null }, Values & { digest: string }>(
    `${name}_by_api_key`,
    countRequestSql('caller.id', `select row_to_json(own) as row from (${sql}) own`),
  );
  const dateColumns = Object.keys(dates) as DateColumn<Row>[];
  return {
    byWorkspace: (db, workspaceId, values) => readByWorkspace(db, { ...values, workspaceId }),
    byApiKey: async (db, digest, values) => {
      const counted = await readByApiKey(db, { ...values, digest });
      for (const { row } of counted) if (row) reviveDates(row, dateColumns);
      return counted;
    },
  };
}

type DateColumn<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Column : never }[keyof Row];

/** JSON has points in time as texts. */
function reviveDates<Row extends object>(row: Row, dates: readonly DateColumn<Row>[]): void {
  for (const column of dates) {
    const text: unknown = row[column];
    if (typeof text === 'string') row[column] = new Date(text) as Row[DateColumn<Row>];
  }
}
