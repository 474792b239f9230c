import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const largestBytes = 10 * 1024 * 1024;

/**
 * Opens a log for appending; if it has grown too large, renames it to `….1` first.
 * @returns the file descriptor
 */
export function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Returns the path of a log and its last line, to explain why a program did not start. */
export function lastLine(path: string): string {
  try {
    const line = readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '';
    return `${path} ends with: ${line.slice(0, 300)}`;
  } catch {
    return `there is no ${path}`;
  }
}
