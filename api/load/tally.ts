import type { Logger } from 'pino';

// Per process: refusals for load are counted and logged as totals. A log line for each would give an attacker
// one more thing to exhaust.

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
