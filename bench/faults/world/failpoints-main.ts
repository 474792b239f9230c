import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';
import type { Effect, Moment } from '../plan/effects.ts';

// Loaded by `--import` into the api and the worker of a trial, and nowhere else: the service itself
// has no failpoints. A message arms one, or sets the clock. Side effects are recognised where they
// leave the process: statements by their names, model calls by undici's channels, calls to Temporal
// by their methods.

/** What a trial tells a process. */
export interface Order {
  /** Kills the process at the nth time of a side effect; null disarms it. */
  readonly failpoint?: { readonly effect: Effect; readonly moment: Moment; readonly nth: number } | null;
  /** Milliseconds by which the process's clock is wrong from now on. */
  readonly clockMs?: number;
}

let armed: { readonly effect: string; readonly moment: Moment; left: number } | null = null;
let clockMs = 0;

if (isMainThread && process.send) {
  process.on('message', obey);
  process.channel?.unref();
  watchStatements();
  watchModelCalls();
  watchTemporal();
  swapClock();
}

function obey({ failpoint, clockMs: byMs }: Order): void {
  if (failpoint !== undefined) armed = failpoint && { ...failpoint, left: failpoint.nth };
  if (byMs !== undefined) clockMs = byMs;
}

function reach(effect: string, moment: Moment): void {
  if (armed?.effect !== effect || armed.moment !== moment || --armed.left > 0) return;
  if (process.env.FAULTS_REACHED) appendFileSync(process.env.FAULTS_REACHED, `${effect} ${moment}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/**
 * By then the request has left the process. The wait only decides in which of two moments it dies.
 */
async function reachIn(effect: string): Promise<void> {
  if (armed?.effect !== effect || armed.moment !== 'in') return;
  await sleep(1);
  reach(effect, 'in');
}

function watchStatements(): void {
  const { query } = pg.Client.prototype as unknown as { query: (...words: unknown[]) => unknown };
  const watched = function (this: unknown, ...words: unknown[]): unknown {
    const [statement] = words;
    const effect = typeof statement === 'string' ? statement : ((statement as { name?: string }).name ?? '');
    reach(effect, 'before');
    const callback = words.at(-1);
    if (typeof callback === 'function')
      words[words.length - 1] = (...answer: unknown[]) => {
        reach(effect, 'after');
        callback(...answer);
      };
    const answer = query.apply(this, words);
    void reachIn(effect);
    return answer instanceof Promise ? answer.finally(() => reach(effect, 'after')) : answer;
  };
  Object.assign(pg.Client.prototype, { query: watched });
}

function watchModelCalls(): void {
  subscribe('undici:request:create', () => reach('model call', 'before'));
  subscribe('undici:request:bodySent', () => reach('model call', 'in'));
  subscribe('undici:request:trailers', () => reach('model call', 'after'));
}

function watchTemporal(): void {
  const { Client } = createRequire(import.meta.resolve('@temporalio/client'))('@grpc/grpc-js') as {
    Client: { prototype: { makeUnaryRequest: (...words: unknown[]) => unknown } };
  };
  const { makeUnaryRequest } = Client.prototype;
  Client.prototype.makeUnaryRequest = function (...words) {
    const effect = String(words[0]).replace(/^.*\//, '');
    reach(effect, 'before');
    const callback = words.at(-1) as (...answer: unknown[]) => void;
    words[words.length - 1] = (...answer: unknown[]) => {
      reach(effect, 'after');
      callback(...answer);
    };
    const call = makeUnaryRequest.apply(this, words);
    void reachIn(effect);
    return call;
  };
}

/**
 * The wall clock of JavaScript alone: timers and `performance.now` do not jump with a real clock
 * either.
 */
function swapClock(): void {
  const RealDate = Date;
  const now = () => RealDate.now() + clockMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, words: [], caller) =>
      Reflect.construct(target, words.length === 0 ? [now()] : words, caller),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
