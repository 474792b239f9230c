import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const largestBytes = 10 * 1024 * 1024;

/** Opens a log for appending; one that has grown too long is set aside once, as `….1`. @returns the file's number */
export function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Where a log is, and its last line, to explain why a program didn't start. */
export function lastLine(path: string): string {
  try {
    const line = readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '';
    return `${path} ends with: ${line.slice(0, 300)}`;
  } catch {
    return `there is no ${path}`;
  }
}
