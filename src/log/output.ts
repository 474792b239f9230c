import { writeSync } from 'node:fs';
import type pino from 'pino';

/** Some 4,000 lines: a reader that pauses for a moment misses none. */
const mostBytes = 1024 * 1024;
/** Pause before waiting lines are tried again. */
const retryMs = 25;
/** How long waiting lines may delay the end of a process. */
const flushMs = 500;

/** An output that never blocks. */
export interface Output extends pino.DestinationStream {
  /** Writes the waiting lines, for half a second at most. pino calls it after a fatal line. */
  readonly flushSync: () => void;
}

let dropped = 0;

/** Lines that this process has dropped because its output was not read. */
export function droppedLines(): ReadonlyMap<string, number> {
  return new Map([['stdout', dropped]]);
}

/**
 * Writes each line immediately, so that a line that explains a kill -9 is not lost. If the output is not
 * read, up to a megabyte waits, further lines are dropped, and a line reports how many: blocking on the log
 * would stop the process for all its clients. Fatal lines are never dropped.
 * @param fd a file, or a non-blocking pipe or socket. Node makes standard output non-blocking on the first
 *   access to `process.stdout`
 */
export function openOutput(fd: number, name: string): Output {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let droppedSince = 0;
  let isRetrying = false;
  let isBroken = false;

  /** @returns true if all of it was written */
  function writeOut(bytes: Buffer): boolean {
    const written = tryToWrite(bytes);
    if (written === bytes.length) return true;
    waiting.unshift(bytes.subarray(written));
    waitingBytes += bytes.length - written;
    return false;
  }

  function tryToWrite(bytes: Buffer): number {
    try {
      return writeSync(fd, bytes);
    } catch (error) {
      if (['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
      isBroken = true; // The reader is gone for good.
      waiting = [];
      return bytes.length;
    }
  }

  /** @returns true if no lines are left waiting */
  function writeWaiting(): boolean {
    while (waiting.length > 0) {
      const bytes = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      if (!writeOut(bytes)) return false;
      if (droppedSince > 0) keep(Buffer.from(notice(name, droppedSince)));
      droppedSince = 0;
    }
    return true;
  }

  function keep(bytes: Buffer): void {
    waiting.push(bytes);
    waitingBytes += bytes.length;
  }

  function retryLater(): void {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      if (!writeWaiting()) retryLater();
    }, retryMs).unref();
  }

  function flushSync(): void {
    for (const end = Date.now() + flushMs; !writeWaiting() && Date.now() < end; ) pause(10);
  }

  process.once('exit', flushSync);
  return {
    write(line) {
      if (isBroken) return;
      const bytes = Buffer.from(line);
      if (waiting.length > 0) {
        if (waitingBytes + bytes.length <= mostBytes || line.startsWith('{"level":"fatal"'))
          return keep(bytes);
        dropped++;
        droppedSince++;
      } else if (!writeOut(bytes)) retryLater();
    },
    flushSync,
  };
}

function notice(name: string, count: number): string {
  const msg = 'log lines were dropped because the output was not read';
  return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), name, dropped: count, msg })}\n`;
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
