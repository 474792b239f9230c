import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const largestBytes = 10 * 1024 * 1024;
const checkedEveryMs = 30_000;
/** Where the last line of a log is looked for. */
const tailBytes = 8 * 1024;

/**
 * Opens a log for appending; if it has grown too large, moves what it holds to `….1` first.
 * @returns the file descriptor
 */
export function openLog(path: string): number {
  cut(path);
  return openSync(path, 'a', 0o600);
}

/**
 * Keeps a log small while a program appends to it, which may be for weeks.
 * @returns a function that stops looking after it
 */
export function keepSmall(path: string, everyMs = checkedEveryMs): () => void {
  const timer = setInterval(() => cut(path), everyMs).unref();
  return () => clearInterval(timer);
}

/**
 * Moves what a log that is too large holds to `….1`, and keeps the file, which the program has
 * open for appending. A line that is written in between is lost. What cannot be copied, as on a
 * full disk, is cut all the same.
 */
function cut(path: string): void {
  try {
    if (statSync(path).size <= largestBytes) return;
    try {
      copyFileSync(path, `${path}.1`);
    } finally {
      truncateSync(path);
    }
  } catch {
    // There is none yet, or it is not ours to change: the program matters more than its log.
  }
}

/** Returns the path of a log and its last line, to explain why a program did not start. */
export function lastLine(path: string): string {
  try {
    const line = tailOf(path).trim().split('\n').at(-1) ?? '';
    return `${path} ends with: ${line.slice(0, 300)}`;
  } catch {
    return `there is no ${path}`;
  }
}

function tailOf(path: string): string {
  const log = openSync(path, 'r');
  try {
    const tail = Buffer.alloc(tailBytes);
    const from = Math.max(0, statSync(path).size - tailBytes);
    return tail.toString('utf8', 0, readSync(log, tail, 0, tailBytes, from));
  } finally {
    closeSync(log);
  }
}
