import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, type ProcessIdentity, runs } from './process-identity.ts';

/** What a running `npm start` leaves for a second one to read. */
export interface LockHolder extends ProcessIdentity {
  /** Address of its api. */
  readonly api: string;
}

/**
 * Makes this process the only one on a data folder, as long as it lives. The lock is the file `lock.<n>` with the highest
 * number. It names its holder by process number and start time, so that one left by a kill -9, or by a boot before,
 * holds nobody up, even when its process number runs again.
 * @param api address that a second start should name
 * @returns null when the lock was taken; else the process that has it
 */
export function takeLock(folder: string, api: string): LockHolder | null {
  const self = identify(process.pid);
  if (!self) throw new Error('this process cannot be found in the list of processes');
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
 * A hard link appears whole, and for one of many that make it. Nobody removes the newest lock, not even a stale one:
 * a start that looked before and acts after would take a number that counts no more, which it sees by a higher one.
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
    return null; // There is none, or a power cut left half of one.
  }
}
