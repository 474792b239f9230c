import pg from 'pg';
import { reveal, type Secret } from '../domain/secret.ts';

export type Pool = pg.Pool;
/** A pool, or the client that holds a transaction: statements take either. */
export type Queryable = pg.Pool | pg.PoolClient;

/** How many connections an api process holds: docs/decisions/0010. */
export const apiConnections = 12;
/** How many of them exports have for themselves: their pages are large, and nobody waits for one. */
export const exportConnections = 2;

/** How long the api waits for the database: docs/decisions/0007. */
export const apiAnswerTimeoutMs = 5_000;

interface PoolOptions {
  readonly maxConnections: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** How long the database may take to answer at all; left out: longer than any statement may run. */
  readonly answerTimeoutMs?: number;
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  readonly onIdleError: (error: Error) => void;
}

/** Connections to the record. No statement of the service needs more than a few milliseconds, so each is bounded. */
export function openPool(databaseUrl: Secret, options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: reveal(databaseUrl),
    max: options.maxConnections,
    pipeline: true, // For `inOneTrip`.
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000, // A request that waits longer for a connection is better refused than queued.
    idleTimeoutMillis: 60_000,
    // The database's own limits don't help where it, or the network before it, has fallen silent.
    query_timeout: options.answerTimeoutMs ?? 35_000,
    statement_timeout: 30_000, // The longest is reading every text of a large panel.
    lock_timeout: 10_000, // Locks are held for one short transaction; more is a fault worth an error.
    idle_in_transaction_session_timeout: 10_000, // A process that stops in mid-transaction must not block the others.
  });
  // Without a listener, a database that goes away ends the process: the pool's is there while a connection is idle, the
  // other one from its beginning to its end. Whatever is under way on a connection that breaks fails with it.
  pool.on('error', options.onIdleError);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Whether the database answers. */
export async function isReachable(db: Pool): Promise<boolean> {
  return await db.query('select').then(
    () => true,
    () => false,
  );
}

/** Runs the phases of one use case in one transaction: all of it or nothing. A refusal is thrown, and rolls back. */
export async function inTransaction<Result>(
  pool: Pool,
  phases: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query('begin');
    const result = await phases(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    await tx.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    tx.release(broken); // A connection whose rollback failed is closed, not reused.
  }
}

/**
 * Sends statements that need nothing of each other's answers as one transaction in one round trip: no lock waits for this
 * process, and it cannot die in the middle. One that the database refuses takes all of them back.
 * @param withinMs how long the database may take, half of it for each of two statements: below what the caller waits, so
 *   that it does not write what was given up
 * @param send sends both at once: what waits or throws first leaves the transaction without it
 * @returns what the last statement gives
 */
export async function inOneRoundTrip<Result>(
  pool: Pool,
  withinMs: number,
  send: (tx: pg.PoolClient) => readonly [Promise<unknown>, Promise<Result>],
): Promise<Result> {
  const tx = await pool.connect();
  let failure: unknown;
  try {
    const begun = tx.query(`begin; set local statement_timeout = ${Math.floor(withinMs / 2)}`);
    const sent = send(tx);
    const answers = await Promise.allSettled([begun, ...sent, tx.query('commit')]);
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused) throw refused.reason; // The first: those after it only say that the transaction is lost.
    return await sent[1];
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    tx.release(failure && !isDatabaseError(failure) ? (failure as Error) : undefined); // Its transaction has ended with it.
  }
}

/** Whether the database has refused something, rather than not answered. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}
