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

interface Stream {
  readonly fd: number;
  readonly name: string;
  /** Written as soon as the reader takes more. */
  waiting: Buffer[];
  waitingBytes: number;
  /** Lines dropped since the last notice that reported how many. */
  droppedSince: number;
  isRetrying: boolean;
  /** The reader is gone for good. */
  isBroken: boolean;
}

let dropped = 0;

/** Lines that this process has dropped because its output was not read. */
export function droppedLines(): ReadonlyMap<string, number> {
  return new Map([['stdout', dropped]]);
}

/**
 * Writes each line immediately, so that a line that explains a kill -9 is not lost. If the output
 * is not read, up to a megabyte waits, further lines are dropped, and a line reports how many:
 * blocking on the log would stop the process for all its clients. Fatal lines are never dropped.
 * SonicBoom's `maxLength` (pino's own destination, 4.2) does not suffice: past it fatal lines are
 * dropped too, and `flushSync` either waits without end for a reader that is gone, or writes the
 * start of a line twice.
 * @param fd a file, or a non-blocking pipe or socket. Node makes standard output non-blocking on
 * the first access to `process.stdout`
 * @param name the process, as the notice of dropped lines names it
 */
export function openOutput(fd: number, name: string): Output {
  const stream: Stream = {
    fd,
    name,
    waiting: [],
    waitingBytes: 0,
    droppedSince: 0,
    isRetrying: false,
    isBroken: false,
  };
  const flushSync = () => flush(stream);
  process.once('exit', flushSync);
  return { write: (line) => writeLine(stream, line), flushSync };
}

function writeLine(stream: Stream, line: string): void {
  if (stream.isBroken) return;
  const bytes = Buffer.from(line);
  if (stream.waiting.length === 0) {
    if (!writeOut(stream, bytes)) retryLater(stream);
    return;
  }
  if (stream.waitingBytes + bytes.length <= mostBytes || line.startsWith('{"level":"fatal"')) {
    keep(stream, bytes);
    return;
  }
  dropped++;
  stream.droppedSince++;
}

/** @returns true if all of it was written */
function writeOut(stream: Stream, bytes: Buffer): boolean {
  const written = tryToWrite(stream, bytes);
  if (written === bytes.length) return true;
  stream.waiting.unshift(bytes.subarray(written));
  stream.waitingBytes += bytes.length - written;
  return false;
}

function tryToWrite(stream: Stream, bytes: Buffer): number {
  try {
    return writeSync(stream.fd, bytes);
  } catch (error) {
    if (['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    stream.isBroken = true;
    stream.waiting = [];
    return bytes.length;
  }
}

/** @returns true if no lines are left waiting */
function writeWaiting(stream: Stream): boolean {
  while (stream.waiting.length > 0) {
    const bytes = Buffer.concat(stream.waiting);
    stream.waiting = [];
    stream.waitingBytes = 0;
    if (!writeOut(stream, bytes)) return false;
    if (stream.droppedSince > 0) keep(stream, Buffer.from(notice(stream.name, stream.droppedSince)));
    stream.droppedSince = 0;
  }
  return true;
}

function keep(stream: Stream, bytes: Buffer): void {
  stream.waiting.push(bytes);
  stream.waitingBytes += bytes.length;
}

function retryLater(stream: Stream): void {
  if (stream.isRetrying) return;
  stream.isRetrying = true;
  setTimeout(() => {
    stream.isRetrying = false;
    if (!writeWaiting(stream)) retryLater(stream);
  }, retryMs).unref();
}

function flush(stream: Stream): void {
  for (const end = Date.now() + flushMs; !writeWaiting(stream) && Date.now() < end; ) pause(10);
}

function notice(name: string, count: number): string {
  const msg = 'log lines were dropped because the output was not read';
  return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), name, dropped: count, msg })}\n`;
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
