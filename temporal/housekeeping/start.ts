import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Pool } from '../../src/db/pool.ts';
import { dispatchOnce, type Room } from '../client/dispatch.ts';
import { grantOnce } from './grants.ts';
import { repeat } from './loop.ts';
import { pruneOnce } from './prune.ts';
import { settleLostOnce } from './settle-lost.ts';
import { settleOverdueOnce } from './settle-overdue.ts';

interface HousekeepingDeps {
  readonly client: Client;
  readonly db: Pool;
  readonly room: Room;
  readonly log: Logger;
}

/**
 * What keeps the record true beside the workflows. It runs in every worker and needs no leader: each step is safe to
 * do twice, and a plain loop also works while Temporal is away, which is when it is needed most.
 */
export function startHousekeeping({ client, db, room, log }: HousekeepingDeps): {
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const context = { log, signal: stopping.signal };
  const loops = [
    // A place that comes free is given away within this time; where nobody waits, or there is no room, a look is cheap.
    repeat('dispatch', 200, () => dispatchOnce({ client, db, room }), context),
    repeat('settle-lost', 10_000, () => settleLostOnce(client, db, log), context),
    repeat('settle-overdue', 10_000, () => settleOverdueOnce(client, db, log), context),
    repeat('grants', 3_600_000, () => grantOnce(db, log), context),
    repeat('prune', 3_600_000, () => pruneOnce(db), context),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
