import pg from 'pg';

export type Pool = pg.Pool;
/** A pool, or the client that holds a transaction: statements take either. */
export type Queryable = pg.Pool | pg.PoolClient;

/** How many connections an api process holds: docs/decisions/0010. */
export const apiConnections = 10;

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
export function openPool(databaseUrl: string, options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.maxConnections,
    pipeline: true, // For `inOneTrip`.
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000, // A request that waits longer for a connection is better refused than queued.
    idleTimeoutMillis: 60_000,
    // The database's own limits don't help where it, or the network before it, has fallen silent.
    query_timeout: options.answerTimeoutMs ?? 35_000,
    statement_timeout: 30_000, // The longest is reading every text of a large panel.
    // Locks are held for one short transaction; more is a fault worth an error. Who is no longer waited for gives up
    // first: what was answered with an error is not written afterwards.
    lock_timeout: Math.min(10_000, (options.answerTimeoutMs ?? Number.POSITIVE_INFINITY) - 1_000),
    idle_in_transaction_session_timeout: 10_000, // A process that stops in mid-transaction must not block the others.
  });
  pool.on('error', options.onIdleError); // Without a listener, a database that goes away ends the process.
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
  const tx = await checkOut(pool);
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
    giveBack(tx, broken); // A connection whose rollback failed is closed, not reused.
  }
}

/**
 * Sends statements that need nothing of each other's answers as one transaction in one round trip. One that fails takes
 * all of them back. No lock waits for this process in between, and it cannot die in the middle.
 * @returns what the last of them gives
 */
export async function inOneTrip<Result>(
  pool: Pool,
  send: (tx: pg.PoolClient) => readonly [...Promise<unknown>[], Promise<Result>],
): Promise<Result> {
  const tx = await checkOut(pool);
  let failure: Error | undefined;
  try {
    const sent = [tx.query('begin'), ...send(tx), tx.query('commit')] as const;
    const answers: PromiseSettledResult<unknown>[] = await Promise.allSettled(sent);
    failure = answers.find((answer) => answer.status === 'rejected')?.reason;
    if (failure) throw failure; // The first: those after it only say that the transaction is lost.
    return (await sent.at(-2)) as Result;
  } finally {
    giveBack(tx, failure);
  }
}

async function checkOut(pool: Pool): Promise<pg.PoolClient> {
  const connection = await pool.connect();
  connection.on('error', ignoreBreak);
  return connection;
}

function giveBack(connection: pg.PoolClient, broken?: Error): void {
  connection.off('error', ignoreBreak);
  connection.release(broken);
}

/** The statement under way fails with it, or the next one; but an event without a listener would end the process. */
function ignoreBreak(): void {}
