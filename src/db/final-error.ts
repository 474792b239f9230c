import pg from 'pg';
import { BrokenRecord } from './statement.ts';

/**
 * Classes of SQLSTATE that the same statement with the same values would meet again: cardinality,
 * data, constraints, triggers, functions, program limits, view checks, raised exceptions. All
 * others may pass: connections (08), locks and conflicts (40, 55), resources (53), operators and
 * timeouts (57), the disk (58), and a database whose migrations are behind this process or ahead of
 * it (42).
 * @see https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const finalClasses = new Set(['20', '21', '22', '23', '27', '2F', '38', '39', '44', '54', 'P0']);

/** Bugs, and data that this version cannot parse: a repeat meets them again. */
const bugs = [TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * True for an error that every repeat of the step would meet again. Everything else counts as
 * passing, including a broken connection, for which the database client has no error class; time
 * limits bound the retries.
 */
export function isFinalError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return finalClasses.has((error.code ?? '').slice(0, 2));
  return error instanceof BrokenRecord || bugs.some((bug) => error instanceof bug);
}
