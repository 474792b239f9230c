import type { Queryable } from './pool.ts';

/** A statement in PostgreSQL's form. */
interface Prepared {
  readonly text: string;
  /** Names of its values, in the order of their numbers; null for positional values. */
  readonly valueNames: readonly string[] | null;
}

/** Every statement of the loaded modules, by name. */
export const preparedStatements = new Map<string, Prepared>();

/**
 * Declares a prepared statement: parsed and planned once per connection (half again as many
 * requests per second, measured). Its types are only promises; test/db/statements.test.ts compares
 * them with PostgreSQL's description of each statement.
 * @returns a function that runs it with its values and returns its rows
 * @throws Error if another statement has the name: a connection would refuse the second one
 */
export function statement<Row extends object, Values extends unknown[]>(name: string, text: string) {
  return register<Row, Values>(name, { text, valueNames: null });
}

/**
 * The same with named values, for more than four.
 * @param text refers to the value of `runId` as `$runId`
 * @param finish completes each row in place, for what the driver cannot convert
 */
export function namedStatement<Row extends object, Values extends object>(
  name: string,
  text: string,
  finish?: (row: Row) => void,
) {
  const names = new Set<keyof Values & string>();
  const numbered = text.replace(
    /\$([a-z]\w*)/gi,
    (_, value) => `$${[...names.add(value)].indexOf(value) + 1}`,
  );
  const valueNames = [...names];
  const run = register<Row, unknown[]>(name, { text: numbered, valueNames }, finish);
  return (db: Queryable, values: Values): Promise<Row[]> =>
    run(db, ...valueNames.map((value) => values[value]));
}

function register<Row extends object, Values extends unknown[]>(
  name: string,
  prepared: Prepared,
  finish?: (row: Row) => void,
) {
  if (preparedStatements.has(name)) throw new Error(`two statements have the name ${name}`);
  preparedStatements.set(name, prepared);
  const { text } = prepared;
  return async (db: Queryable, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.query<Row>({ name, text, values });
    if (finish) for (const row of rows) finish(row);
    return rows;
  };
}

/** The record lacks a required row, or has one too many: after a restore, or because of a bug. */
export class BrokenRecord extends Error {
  override name = 'BrokenRecord';
}

/**
 * The only row of a result.
 * @throws BrokenRecord if there are more or none
 */
export function exactlyOne<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new BrokenRecord(`expected one row, got ${rows.length}`);
  return row;
}
