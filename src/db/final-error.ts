import pg from 'pg';
import { BrokenRecord } from './statement.ts';

/**
 * Classes of SQLSTATE that the same statement with the same values meets again: cardinality, data, constraints,
 * triggers, functions, limits of the program, views' checks, raised exceptions. What is left can pass: a connection (08),
 * a lock or a conflict (40, 55), a lack of room (53), an operator or a time limit (57), the disk (58), a database whose
 * migrations are behind this process or ahead of it (42).
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const finalClasses = new Set(['20', '21', '22', '23', '27', '2F', '38', '39', '44', '54', 'P0']);

/** Bugs, and data that no code of this version can read: a repeat meets them again. */
const bugs = [TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Whether an error of a step comes again however often the step is repeated. Everything else counts as passing, such as
 * a connection that broke, for which the client of the database has no class of its own; time limits bound it.
 */
export function isFinalError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return finalClasses.has((error.code ?? '').slice(0, 2));
  return error instanceof BrokenRecord || bugs.some((bug) => error instanceof bug);
}
