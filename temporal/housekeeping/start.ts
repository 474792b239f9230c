import type { Logger } from 'pino';
import { type DispatchDeps, dispatchOnce } from '../client/dispatch.ts';
import { grantOnce } from './grants.ts';
import { repeat } from './loop.ts';
import { pruneOnce } from './prune.ts';
import { settleLostOnce } from './settle-lost.ts';
import { settleOverdueOnce } from './settle-overdue.ts';
import { type Waiting, watchWaiting } from './waiting.ts';

export interface Housekeeping {
  /** What was last seen of runs that wait. */
  readonly waitingRuns: () => Waiting;
  readonly stop: () => Promise<void>;
}

interface HousekeepingDeps extends DispatchDeps {
  /** Null where a worker does it. */
  readonly registerSearchAttributes: (() => Promise<void>) | null;
  /**
   * How soon freed room is used again. The check is cheap when no run is waiting or there is no
   * room.
   */
  readonly dispatchEveryMs: number;
  readonly log: Logger;
}

/**
 * Starts the background tasks that keep the record correct alongside the workflows. They run in
 * every worker and every api process, so that they go on while there is none of one kind, and need
 * no leader: each step is idempotent. Plain loops also work while Temporal is away, which is when
 * they are needed most.
 */
export function startHousekeeping(deps: HousekeepingDeps): Housekeeping {
  const { client, db, registerSearchAttributes, dispatchEveryMs, log } = deps;
  const waiting = watchWaiting(db, log);
  const stopping = new AbortController();
  const context = { log, signal: stopping.signal };
  const loops = [
    repeat('dispatch', dispatchEveryMs, () => dispatchOnce(deps), context),
    repeat('settle-lost', 10_000, (signal) => settleLostOnce(client, db, log, signal), context),
    repeat('settle-overdue', 10_000, (signal) => settleOverdueOnce(client, db, log, signal), context),
    repeat('waiting', 30_000, waiting.look, context),
    repeat('grants', 3_600_000, (signal) => grantOnce(db, log, signal), context),
    repeat('prune', 3_600_000, (signal) => pruneOnce(db, signal), context),
  ];
  if (registerSearchAttributes)
    loops.push(repeat('search-attributes', 30_000, registerSearchAttributes, context));
  return {
    waitingRuns: waiting.seen,
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
