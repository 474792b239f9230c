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
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000, // A request that waits longer for a connection is better refused than queued.
    idleTimeoutMillis: 60_000,
    // The database's own limits don't help where it, or the network before it, has fallen silent.
    query_timeout: options.answerTimeoutMs ?? 35_000,
    statement_timeout: 30_000, // The longest is reading every text of a large panel.
    lock_timeout: 10_000, // Locks are held for one short transaction; more is a fault worth an error.
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

/** Holds one connection for several statements. An error that leaves it closes the connection, as a pool's own query does. */
export async function onConnection<Result>(
  pool: Pool,
  use: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let failure: Error | undefined;
  try {
    return await use(connection);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    connection.release(failure);
  }
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
