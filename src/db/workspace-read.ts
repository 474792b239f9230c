import { type CountedCaller, countRequestSql } from './callers.ts';
import type { Queryable } from './pool.ts';
import { namedStatement } from './statement.ts';

/** A read of one row of a workspace: by the workspace's id, or in one statement with the API key. */
export interface WorkspaceRead<Row extends object, Values extends object> {
  readonly byWorkspace: (db: Queryable, workspaceId: string, values: Values) => Promise<Row[]>;
  /** Counts the read and returns its row or null. No row at all in the cases where `countRead` returns none. */
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
  dates: { readonly [Column in DateColumn<Row>]: true },
): WorkspaceRead<Row, Values> {
  const readByWorkspace = namedStatement<Row, Values & { workspaceId: string }>(
    name,
    `select read.* from (select $workspaceId::uuid as workspace_id) caller cross join lateral (${sql}) read`,
  );
  // Returned as one JSON column: pg parses a description of every column for every result, which costs more
  // than the values (decision 10).
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

/** JSON holds points in time as text. */
function reviveDates<Row extends object>(row: Row, dates: readonly DateColumn<Row>[]): void {
  for (const column of dates) {
    const text: unknown = row[column];
    if (typeof text === 'string') row[column] = new Date(text) as Row[DateColumn<Row>];
  }
}
