import { accessSync, chownSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { StartError } from '../../supervise/start-error.ts';
import { programOutput } from '../../temporal-program/run-program.ts';

/** The user that PostgreSQL runs as, and how to run a command as that user. */
export interface PostgresAccount {
  /** Options for `spawn`; empty for the user of this process. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** Prefix of every command. */
  readonly launcher: readonly string[];
}

/**
 * Creates PostgreSQL's folder and chooses the user to run it. PostgreSQL refuses to run as root:
 * root therefore runs it as `postgres` or `nobody`, who becomes the owner of the folder. If that
 * user cannot reach the folder (a clone in /root or in a folder made by mktemp), PostgreSQL gets
 * one capability, to bypass file permissions; it serves only a Unix socket that nobody else can
 * open.
 * @throws StartError if the folder cannot be used, there is no such user, or the capability cannot
 * be given
 */
export async function postgresAccount(folder: string): Promise<PostgresAccount> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return ownAccount(folder);
  const ids = unprivilegedIds();
  chownSync(folder, ids.uid, ids.gid);
  const setpriv = ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups', ...oneCapability];
  const accounts: PostgresAccount[] = [
    { ids, launcher: [] },
    { ids: {}, launcher: setpriv },
  ];
  for (const account of accounts) if (await reaches(account, folder)) return account;
  throw new StartError(
    `DATA_DIR: PostgreSQL must not run as root, and user ${ids.uid} cannot reach ${folder}; ` +
      'set DATA_DIR to a folder that other users can traverse, such as /var/lib/panel-research.',
  );
}

// The last option is needed because access(2), which initdb uses to find its programs, would ignore
// the capability. None of root's other capabilities survives the exec.
const oneCapability = [
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
];

/**
 * Runs one of PostgreSQL's programs until it exits.
 * @returns its output
 */
export async function runAs(
  { ids, launcher }: PostgresAccount,
  command: readonly string[],
  cwd = '/',
): Promise<string> {
  const [program = '', ...parameters] = [...launcher, ...command];
  return await programOutput(program, parameters, { timeoutMs: 60_000, cwd, ...ids });
}

function ownAccount(folder: string): PostgresAccount {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `DATA_DIR: ${folder} belongs to another user; set DATA_DIR to a folder that you own.`,
    );
  }
  return { ids: {}, launcher: [] };
}

async function reaches(account: PostgresAccount, folder: string): Promise<boolean> {
  return await runAs(account, ['/bin/sh', '-c', 'cd "$1"', 'sh', folder]).then(
    () => true,
    () => false,
  );
}

function unprivilegedIds(): { uid: number; gid: number } {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find((each) => each[0] === name)).find(Boolean);
  if (!row) throw new StartError('PostgreSQL must not run as root, and there is no user postgres or nobody.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}
