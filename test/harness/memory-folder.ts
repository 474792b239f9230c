import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const gibibyte = 2 ** 30;

/**
 * A new folder for what the servers of tests store: in memory if there is plenty, because writing
 * files takes a seventh of the suite's processor time.
 */
export function memoryFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), prefix));
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
