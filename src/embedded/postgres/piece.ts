import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainEnvironment } from '../../config/passed-on.ts';
import { type Child, startChild } from '../child.ts';
import type { Piece } from '../keep-running.ts';
import { lastLine } from '../log-file.ts';
import { type Account, postgresAccount } from './account.ts';
import { ensureCluster } from './cluster.ts';
import { type PostgresProgram, postgresProgram } from './program.ts';

interface Server {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly account: Account;
  readonly program: PostgresProgram;
  readonly settings: readonly string[];
}

/**
 * The embedded PostgreSQL: its database `postgres` belongs to the user `app` and is reached by the Unix socket in
 * `folder`, by no port. Its files are made the first time.
 * @param folder of everything of PostgreSQL's
 * @param settings such as `fsync=off`, for tests
 * @throws StartError where the folder or the program can't be used
 */
export async function postgresPiece(folder: string, settings: readonly string[] = []): Promise<Piece> {
  const account = await postgresAccount(folder);
  const program = await postgresProgram(account, folder);
  const data = await ensureCluster(program, account, folder);
  const server: Server = { folder, data, log: join(folder, 'postgres.log'), account, program, settings };
  return {
    name: 'PostgreSQL',
    spawn: () => spawnServer(server),
    ready: (child, signal) => ready(server, child, signal),
    // Fast shutdown: SIGTERM would wait for clients to go.
    stopSignal: 'SIGINT',
    explain: () => lastLine(server.log),
  };
}

/**
 * As in child.ts, but the watcher is nobody's child that PostgreSQL knows of: it would take the end of an unknown child
 * for a crash. So the watcher looks into the lock file before it asks for a fast shutdown.
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
  const { folder, data, account, program, settings } = server;
  const options = [`unix_socket_directories=${folder}`, 'unix_socket_permissions=0700', 'listen_addresses='];
  return startChild({
    command: [
      ...account.launcher,
      join(program.bin, 'postgres'),
      ...[...options, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    env: { ...plainEnvironment(process.env), PGDATA: data },
    cwd: folder,
    account: account.ids,
    log: server.log,
    watch: watchAndRun,
  });
}

/** After a kill -9 the lock files stay. PostgreSQL sees through them, unless another program has got their number. */
function removeStaleLocks({ folder, data }: Server): void {
  const lock = join(data, 'postmaster.pid');
  const pid = Number.parseInt(lockLines(data)[0] ?? '', 10);
  if (Number.isNaN(pid) || process.platform !== 'linux') return;
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) return;
  } catch {
    return; // No process has that number.
  }
  for (const file of [lock, join(folder, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true });
}

/** The eighth line of its lock file is where PostgreSQL says that it takes connections; pg_ctl reads it as well. */
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
