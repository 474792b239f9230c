import { accessSync, chownSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { outputOf } from '../../../temporal/local-server/run-program.ts';
import { StartError } from '../start-error.ts';

/** Who PostgreSQL runs as, and how a command is run as that user. */
export interface Account {
  /** For `spawn`; empty: whoever runs this process. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** Words that stand before every command. */
  readonly launcher: readonly string[];
}

/**
 * Makes PostgreSQL's folder and finds who runs it. PostgreSQL refuses root: then it is the user `postgres` or `nobody`,
 * who becomes the folder's owner. Where root's own folders are closed to others (a clone in /root, or in a folder that
 * mktemp made), that user gets one capability, to pass file permissions; it serves nothing but a Unix socket that
 * nobody else can open.
 * @throws StartError where the folder can't be used, or there is no such user, or no way to give that capability
 */
export async function postgresAccount(folder: string): Promise<Account> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return ownAccount(folder);
  const ids = unprivilegedIds();
  chownSync(folder, ids.uid, ids.gid);
  const setpriv = ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups', ...oneCapability];
  const accounts: Account[] = [
    { ids, launcher: [] },
    { ids: {}, launcher: setpriv },
  ];
  for (const account of accounts) if (await reaches(account, folder)) return account;
  throw new StartError(
    `DATA_DIR: PostgreSQL may not run as root, and user ${ids.uid} cannot reach ${folder}; ` +
      'set DATA_DIR to a folder that others can pass, such as /var/lib/panel-research.',
  );
}

// Without the last word access(2), by which initdb looks for its programs, would not count the capability. None of
// root's other capabilities outlives the exec.
const oneCapability = [
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
];

/** Runs one of PostgreSQL's programs to its end. @returns what it wrote */
export async function runAs(
  { ids, launcher }: Account,
  command: readonly string[],
  cwd = '/',
): Promise<string> {
  const [program = '', ...parameters] = [...launcher, ...command];
  return await outputOf(program, parameters, { timeoutMs: 60_000, cwd, ...ids });
}

function ownAccount(folder: string): Account {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `DATA_DIR: ${folder} belongs to another user; set DATA_DIR to a folder of your own.`,
    );
  }
  return { ids: {}, launcher: [] };
}

async function reaches(account: Account, folder: string): Promise<boolean> {
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
  if (!row) throw new StartError('PostgreSQL may not run as root, and there is no user postgres or nobody.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}
