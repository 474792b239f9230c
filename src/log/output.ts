import { writeSync } from 'node:fs';
import type pino from 'pino';

/** Room for some 4,000 lines: a reader that pauses for a moment misses none. */
const mostBytes = 1024 * 1024;
/** How soon what waits is tried again. */
const retryMs = 25;
/** How long the end of a process may be held up for what waits. */
const flushMs = 500;

/** Where lines go, and never wait. */
export interface Output extends pino.DestinationStream {
  /** Writes what waits, for half a second at most; pino calls it after a fatal line. */
  readonly flushSync: () => void;
}

let dropped = 0;

/** Lines that this process has dropped because nobody read them. */
export function droppedLines(): ReadonlyMap<string, number> {
  return new Map([['stdout', dropped]]);
}

/**
 * Writes each line at once, so that one that explains a kill -9 is not lost by it. Where nobody reads, up to a megabyte
 * waits, further lines are dropped, and a line says how many: a process that waited for its log would stand still with
 * all its clients. Fatal lines are never dropped.
 * @param fd of a file, or of a pipe or socket that does not block; Node makes standard output such a one when
 *   `process.stdout` is first looked at
 */
export function openOutput(fd: number, name: string): Output {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let droppedSince = 0;
  let isRetrying = false;
  let isBroken = false;

  /** @returns whether all of it was written */
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
      isBroken = true; // The reader has gone for good.
      waiting = [];
      return bytes.length;
    }
  }

  /** @returns whether nothing waits any more */
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
  const msg = 'log lines were dropped, because nobody read them';
  return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), name, dropped: count, msg })}\n`;
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
