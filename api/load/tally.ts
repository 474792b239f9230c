import type { Logger } from 'pino';

// Of this process: each refusal for load is counted, and told in the log by numbers. A line for each would be one more
// thing that an attacker can have for nothing.

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

/** How much was refused since the process started, by reason. */
export function refusalCounts(): ReadonlyMap<RefusalReason, number> {
  return counts;
}

/** Writes what was refused since the last line, as long as there is anything to write. @returns what ends it */
export function reportRefusals(log: Logger, everyMs = 10_000): () => void {
  let before = new Map(counts);
  const timer = setInterval(() => {
    const news = [...counts].map(([reason, count]) => [reason, count - (before.get(reason) ?? 0)] as const);
    before = new Map(counts);
    const refused = Object.fromEntries(news.filter(([, count]) => count > 0));
    if (Object.keys(refused).length > 0) log.warn({ refused }, 'requests were refused for load');
  }, everyMs).unref();
  return () => clearInterval(timer);
}
