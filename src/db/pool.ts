import pg from 'pg';
import { reveal, type Secret } from '../domain/secret.ts';

export type Pool = pg.Pool;
/** A pool, or the client of an open transaction: statements accept either. */
export type Queryable = pg.Pool | pg.PoolClient;

/** Connections of an api process: docs/decisions/0010. */
export const apiConnections = 12;

/** How long the api waits for an answer of the database: docs/decisions/0007. */
export const apiAnswerTimeoutMs = 5_000;

interface PoolOptions {
  readonly maxConnections: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /**
   * How long a statement may wait for a connection. Default: 5 s, because refusing a request is
   * better than queuing it.
   */
  readonly connectWithinMs?: number;
  /** Client-side limit for any answer. Omitted: longer than any statement may run. */
  readonly answerTimeoutMs?: number;
  /** Called for a connection that broke while idle; the pool replaces it. */
  readonly onIdleError: (error: Error) => void;
}

/**
 * Opens connections to the record. Every statement has a time limit: none of the service needs more
 * than a few milliseconds, except for reads of long texts.
 */
export function openPool(databaseUrl: Secret, options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: reveal(databaseUrl),
    max: options.maxConnections,
    pipeline: true, // For `inOneRoundTrip`.
    application_name: options.applicationName,
    connectionTimeoutMillis: options.connectWithinMs ?? 5_000,
    idleTimeoutMillis: 60_000,
    // The database's own limits do not help if it, or the network, has fallen silent.
    query_timeout: options.answerTimeoutMs ?? 35_000,
    statement_timeout: 30_000, // The longest one reads every text of a large panel.
    lock_timeout: 10_000, // Locks are held for one short transaction; a longer wait is a fault worth an error.
    idle_in_transaction_session_timeout: 10_000, // A process that hangs in mid-transaction must not block the others.
  });
  // Without a listener, losing the database would end the process. The pool's listener covers idle
  // connections, the other a connection's whole life. Queries in progress on a broken connection
  // fail with it.
  pool.on('error', options.onIdleError);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

export async function isReachable(db: Pool): Promise<boolean> {
  return await db.query('select').then(
    () => true,
    () => false,
  );
}

/** Runs the phases of one use case in one transaction. A refusal is thrown, and rolls it back. */
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
    tx.release(broken); // Close a connection whose rollback failed instead of reusing it.
  }
}

/**
 * Pipelines `begin`, two statements and `commit` in one round trip. Neither statement may use the
 * other's result. Locks are not held while this process is busy, and a crash of it cannot leave the
 * transaction half done. If the database refuses one statement, all are rolled back.
 * @param withinMs time limit for the database, half of it for each statement. Choose less than the
 * caller waits, so that nothing is written after the caller has given up
 * @param send sends both statements synchronously: if it waits or throws first, the transaction
 * runs without them
 * @returns the result of the second statement
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
    if (refused) throw refused.reason; // The first failure: later ones only say that the transaction is aborted.
    return await sent[1];
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    tx.release(failure && !isDatabaseError(failure) ? (failure as Error) : undefined); // Otherwise its transaction has ended.
  }
}

/** True for an error that PostgreSQL itself reported; false for a lost connection or a timeout. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}
