import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ApiContext } from '../http/context.ts';
import { releaseSlot } from './slots.ts';

// Per process: refusals for load are counted and logged as totals. A log line for each would give
// an attacker one more thing to exhaust.

export type RefusalReason =
  | 'connections'
  | 'connections_of_address'
  | 'requests'
  | 'requests_of_address'
  | 'requests_of_connection'
  | 'requests_of_key'
  | 'rate_of_key'
  | 'unknown_key'
  | 'exports'
  | 'slow_export'
  | 'overloaded';

const counts = new Map<RefusalReason, number>();

export function countRefusal(reason: RefusalReason): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

/** Refusals since the process started, by reason. */
export function refusalCounts(): ReadonlyMap<RefusalReason, number> {
  return counts;
}

const reportIntervalMs = 10_000;

/** Logs the refusals since the last line, if there were any, until the process ends. */
export function reportRefusals(log: Logger): void {
  let before = new Map(counts);
  setInterval(() => {
    const news = [...counts].map(([reason, count]) => [reason, count - (before.get(reason) ?? 0)] as const);
    before = new Map(counts);
    const refused = Object.fromEntries(news.filter(([, count]) => count > 0));
    if (Object.keys(refused).length > 0) log.warn({ refused }, 'requests were refused for load');
  }, reportIntervalMs).unref();
}

/** Counts and delays the refusal of a request, which gives back its slot first. */
export async function delayRefusal(ctx: ApiContext, reason: RefusalReason): Promise<void> {
  ctx.state.isCounted = true;
  countRefusal(reason);
  releaseSlot(ctx.res);
  await waitBeforeRefusal();
}

/** Refusals per second in one process, regardless of who asks: a tenth of what it can serve. */
const perSecond = 400;
const leastMs = 250;
/** Refusals that may wait, some 10 kB each. Any more are refused at once. */
const mostWaiting = 3_000;

let waiting = 0;

/**
 * Delays a refusal that cost nothing to decide. Otherwise a client that retries immediately would
 * take up the whole process. The delay grows with the number waiting, which keeps refusals per
 * second constant, and is randomised so that they do not all come back at once. At most 11 s.
 */
export async function waitBeforeRefusal(): Promise<void> {
  if (waiting >= mostWaiting) return;
  waiting++;
  const meanMs = Math.max(leastMs, (waiting / perSecond) * 1000);
  await sleep(meanMs * (0.5 + Math.random()));
  waiting--;
}
