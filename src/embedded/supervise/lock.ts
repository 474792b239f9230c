import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess, type ProcessIdentity, runs } from './process-identity.ts';

/** The content of a lock, which a second `npm start` reads. */
export interface LockHolder extends ProcessIdentity {
  /** Address of the holder's api. */
  readonly api: string;
}

/**
 * Locks a data folder for the lifetime of this process. The lock is the file `lock.<n>` with the
 * highest number. It names its holder by pid and start time, so a lock left by a kill -9 or an
 * earlier boot is ignored, even if its pid is in use again.
 * @param api the address that a second start should print
 * @returns null if this process now has the lock, else the process that has it
 */
export function takeLock(folder: string, api: string): LockHolder | null {
  const self = identifyProcess(process.pid);
  if (!self) throw new Error('this process is not in the list of processes');
  const draft = join(folder, `draft-of-lock.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ ...self, api }));
  try {
    for (;;) {
      const newest = newestNumber(folder);
      const holder = readHolder(lockFile(folder, newest));
      if (holder && runs(holder)) return holder;
      if (takeNumber(folder, draft, newest + 1)) return null;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes a number by creating a hard link, which is atomic: only one of several processes succeeds.
 * The newest lock is never removed, not even a stale one: a racing start may create a number that
 * is already outdated; it notices the higher number and withdraws.
 */
function takeNumber(folder: string, draft: string, number: number): boolean {
  try {
    linkSync(draft, lockFile(folder, number));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if (newestNumber(folder) !== number) {
    rmSync(lockFile(folder, number), { force: true });
    return false;
  }
  for (const older of numbers(folder)) if (older < number) rmSync(lockFile(folder, older), { force: true });
  return true;
}

function newestNumber(folder: string): number {
  return Math.max(0, ...numbers(folder));
}

function numbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []));
}

function lockFile(folder: string, number: number): string {
  return join(folder, `lock.${number}`);
}

function readHolder(lock: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as LockHolder;
  } catch {
    return null; // There is no lock, or a power failure left a partial one.
  }
}
