import { rmSync } from 'node:fs';
import { openPool, type Pool } from '../../../src/db/pool.ts';
import { migrate } from '../../../src/db/schema/migrate.ts';
import { secret } from '../../../src/domain/secret.ts';
import { postgresProcess } from '../../../src/embedded/services/postgres/process.ts';
import { keepRunning, type RunningProcess } from '../../../src/embedded/supervise/keep-running.ts';
import { memoryFolder } from '../../harness/memory-folder.ts';
import { atTheEnd } from '../hooks.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly drop: () => Promise<void>;
}

interface Server {
  readonly piece: RunningProcess;
  readonly admin: Pool;
  readonly urlOf: (database: string) => string;
}

let server: Promise<Server> | undefined;
let count = 0;

/**
 * Creates a migrated database by cloning a template, in some 40 ms. The server is shared by the
 * suite.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  return await makeDatabase('template migrated');
}

/** Creates an empty database on the shared server, for tests of migrations. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return await makeDatabase('');
}

async function makeDatabase(template: string): Promise<TestDatabase> {
  server ??= startServer();
  const { admin, urlOf } = await server;
  const name = `test_${++count}`;
  await admin.query(`create database ${name} ${template}`);
  const url = urlOf(name);
  const pool = openTestPool(url);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
    },
  };
}

export function openTestPool(url: string): Pool {
  return openPool(secret(url), { maxConnections: 20, applicationName: 'test', onIdleError: () => undefined });
}

async function startServer(): Promise<Server> {
  const folder = memoryFolder('panel-pg-');
  const urlOf = (database: string) => `postgresql://app@${encodeURIComponent(folder)}/${database}`;
  const settings = ['fsync=off', 'synchronous_commit=off', 'max_connections=300']; // Kills are tested elsewhere, with fsync.
  const piece = keepRunning(await postgresProcess(folder, settings), {
    started: () => undefined,
    report: () => undefined,
  });
  await piece.ready;
  const admin = openTestPool(urlOf('postgres'));
  atTheEnd(async () => {
    await admin.end();
    await piece.stop(2_000);
    rmSync(folder, { recursive: true, force: true });
  });
  await admin.query('create database migrated');
  await migrate(secret(urlOf('migrated')));
  return { piece, admin, urlOf };
}
