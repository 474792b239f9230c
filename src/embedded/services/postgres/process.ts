import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainEnvironment } from '../../../config/passed-on.ts';
import { type Child, startChild } from '../../supervise/child.ts';
import type { ManagedProcess } from '../../supervise/keep-running.ts';
import { lastLine } from '../../supervise/log-file.ts';
import { type PostgresAccount, postgresAccount } from './account.ts';
import { ensureCluster } from './cluster.ts';
import { type PostgresProgram, postgresProgram } from './program.ts';

interface Server {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly account: PostgresAccount;
  readonly program: PostgresProgram;
  readonly settings: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The embedded PostgreSQL. Its database `postgres` belongs to the user `app` and listens only on
 * the Unix socket in `folder`, not on a port. Its files are created at the first start.
 * @param folder PostgreSQL's folder
 * @param settings such as `fsync=off`, for tests
 * @param env in addition to the environment of every third-party program, for tests
 * @throws StartError if the folder or the program cannot be used
 */
export async function postgresProcess(
  folder: string,
  settings: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ManagedProcess> {
  const account = await postgresAccount(folder);
  const program = await postgresProgram(account, folder);
  const data = await ensureCluster(program, account, folder);
  const server: Server = { folder, data, log: join(folder, 'postgres.log'), account, program, settings, env };
  return {
    name: 'PostgreSQL',
    spawn: () => spawnServer(server),
    ready: (child, signal) => ready(server, child, signal),
    // SIGINT is a fast shutdown; after SIGTERM, PostgreSQL would wait for clients to disconnect.
    stopSignal: 'SIGINT',
    explain: () => lastLine(server.log),
  };
}

/**
 * Like the watcher of child.ts, but not a child of PostgreSQL, which would treat the exit of an
 * unknown child as a crash. The watcher therefore checks the lock file before it requests a fast
 * shutdown.
 */
const watchAndRun = `
exec 9<&0 </dev/null
( ( cat <&9
    read -r owner <"$PGDATA/postmaster.pid" && [ "$owner" = $$ ] && kill -INT $$
  ) >/dev/null 2>&1 & )
exec 9<&-
exec "$@"`;

function spawnServer(server: Server): Child {
  removeStaleLocks(server);
  const { folder, data, account, program, settings, env } = server;
  const options = [`unix_socket_directories=${folder}`, 'unix_socket_permissions=0700', 'listen_addresses='];
  return startChild({
    command: [
      ...account.launcher,
      join(program.bin, 'postgres'),
      ...[...options, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    env: { ...plainEnvironment(process.env), ...env, PGDATA: data },
    cwd: folder,
    account: account.ids,
    log: server.log,
    watch: watchAndRun,
  });
}

/**
 * Removes lock files left by a kill -9. PostgreSQL does so itself unless another process has reused
 * the pid.
 */
function removeStaleLocks({ folder, data }: Server): void {
  const lock = join(data, 'postmaster.pid');
  const pid = Number.parseInt(lockLines(data)[0] ?? '', 10);
  if (Number.isNaN(pid) || process.platform !== 'linux') return;
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) return;
  } catch {
    return; // There is no process with that pid.
  }
  for (const file of [lock, join(folder, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true });
}

/**
 * Resolves when line 8 of the lock file says that PostgreSQL accepts connections; pg_ctl reads the
 * same line.
 */
async function ready({ data }: Server, child: Child, signal: AbortSignal): Promise<void> {
  for (;;) {
    const lines = lockLines(data);
    if (lines[0] === `${child.pid}` && lines[7]?.trim() === 'ready') return;
    await sleep(20, undefined, { signal });
  }
}

function lockLines(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
