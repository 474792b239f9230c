import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A small file system of its own, whose end can be reached. */
export interface SmallDisk {
  readonly remove: () => void;
}

/** Several times what a trial's database and its log need. */
const megabytes = 400;

/** @returns null where this process may not mount one */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { remove: () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }) };
}

/** Takes all room that a file system has left, for some time. */
export async function fillDisk(folder: string, forMs: number): Promise<void> {
  const ballast = join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    const piece = Buffer.alloc(1024 * 1024);
    for (let left = megabytes; left > 0; left--) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  await sleep(forMs);
  rmSync(ballast);
}
