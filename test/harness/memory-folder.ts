import { globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const inMemory = '/dev/shm';
const gibibyte = 2 ** 30;
const ours = 'panel-tests-';
let isTidy = false;

/**
 * A new folder for what the servers of tests store: in memory if there is plenty, because writing
 * files takes a seventh of the suite's processor time.
 */
export function memoryFolder(prefix: string): string {
  if (!isTidy) removeLeft();
  isTidy = true;
  return mkdtempSync(hasRoom() ? join(inMemory, `${ours}${process.pid}-${prefix}`) : join(tmpdir(), prefix));
}

/** A process that is killed removes nothing, and nothing else empties this folder. */
function removeLeft(): void {
  for (const folder of globSync(join(inMemory, `${ours}*`))) {
    const owner = Number(basename(folder).slice(ours.length).split('-')[0]);
    try {
      if (isGone(owner)) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or another process removes it too.
    }
  }
}

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** The four lanes of `npm test` take less than two gibibytes at a time. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, process.availableMemory()) > 6 * gibibyte;
  } catch {
    return false; // Only Linux has it.
  }
}
