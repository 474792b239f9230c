import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../supervise/start-error.ts';
import { type PostgresAccount, runAs } from './account.ts';
import type { PostgresProgram } from './program.ts';

/** The longest path of a Unix socket that all systems support, in bytes. */
const longestSocketPath = 103;

/**
 * Creates the database files, or checks that the program can read the existing ones.
 * @param folder PostgreSQL's folder; its socket is in it
 * @returns the folder of the database files
 * @throws StartError if another major version created them, or the path of the socket is too long
 */
export async function ensureCluster(
  program: PostgresProgram,
  account: PostgresAccount,
  folder: string,
): Promise<string> {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > longestSocketPath) {
    throw new StartError(`DATA_DIR: ${folder} is too long for a Unix socket; set it to a shorter path.`);
  }
  const data = join(folder, 'data');
  const found = majorOf(data);
  if (found === null) await makeCluster(program, account, folder, data);
  else if (found !== program.major) {
    throw new StartError(
      `DATA_DIR: ${data} was created by PostgreSQL ${found}, but this is PostgreSQL ${program.major}; ` +
        'move the data with pg_dump, or set DATA_DIR to another folder.',
    );
  }
  return data;
}

function majorOf(data: string): string | null {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * Creates the files in a temporary folder and renames it, so that a killed start leaves nothing
 * half done.
 */
async function makeCluster(
  program: PostgresProgram,
  account: PostgresAccount,
  folder: string,
  data: string,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('init-')) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const workshop = join(folder, `init-${process.pid}`);
  const initdb = [join(program.bin, 'initdb'), '-D', workshop, ...clusterOptions];
  await runAs(account, initdb, folder).catch((error: Error) => {
    throw new StartError(`PostgreSQL: cannot create its files in ${folder}: ${error.message}`);
  });
  renameSync(workshop, data);
}

const clusterOptions = [
  ...['-U', 'app', '-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // Access to the socket's folder is the only access control.
  ...['--auth-local=trust', '--auth-host=reject', '--no-instructions'],
];
