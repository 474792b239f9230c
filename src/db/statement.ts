import type { Queryable } from './pool.ts';

/** A statement as PostgreSQL gets it. */
interface Prepared {
  readonly text: string;
  /** What its values are called, in the order of their numbers; null where they have no names. */
  readonly valueNames: readonly string[] | null;
}

/** Every statement of the modules that are loaded, by its name. */
export const preparedStatements = new Map<string, Prepared>();

/**
 * A named prepared statement: parsed and planned once per connection (half as many requests again per second, measured).
 * Its types are promises, which test/db/statements.test.ts holds against what PostgreSQL says of each statement.
 * @returns a function that runs it with its values and gives its rows
 * @throws Error where another statement has the name: a connection would refuse the second of them
 */
export function statement<Row extends object, Values extends unknown[]>(name: string, text: string) {
  return register<Row, Values>(name, { text, valueNames: null });
}

/**
 * The same for more than four values, which are given by name.
 * @param text has `$runId` where the value of `runId` stands
 */
export function namedStatement<Row extends object, Values extends object>(name: string, text: string) {
  const names = new Set<keyof Values & string>();
  const numbered = text.replace(
    /\$([a-z]\w*)/gi,
    (_, value) => `$${[...names.add(value)].indexOf(value) + 1}`,
  );
  const valueNames = [...names];
  const run = register<Row, unknown[]>(name, { text: numbered, valueNames });
  return (db: Queryable, values: Values): Promise<Row[]> =>
    run(db, ...valueNames.map((value) => values[value]));
}

function register<Row extends object, Values extends unknown[]>(name: string, prepared: Prepared) {
  if (preparedStatements.has(name)) throw new Error(`two statements have the name ${name}`);
  preparedStatements.set(name, prepared);
  const { text } = prepared;
  return async (db: Queryable, ...values: Values): Promise<Row[]> => {
    const result = await db.query<Row>({ name, text, values });
    return result.rows;
  };
}

/** The record lacks a row that must be there, or has one too many: after a restore, or by a bug. */
export class BrokenRecord extends Error {
  override name = 'BrokenRecord';
}

/** The one row that a statement gives. @throws BrokenRecord where there are more or none */
export function exactlyOne<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new BrokenRecord(`expected one row, got ${rows.length}`);
  return row;
}
