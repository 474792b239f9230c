import assert from 'node:assert/strict';
import type { Client } from '@temporalio/client';
import pino from 'pino';
import type { Pool } from '../../../src/db/pool.ts';
import { grantOnce } from '../../../temporal/housekeeping/grants.ts';
import { pruneOnce } from '../../../temporal/housekeeping/prune.ts';
import { settleLostOnce } from '../../../temporal/housekeeping/settle-lost.ts';
import { settleOverdueOnce } from '../../../temporal/housekeeping/settle-overdue.ts';

const client = { withDeadline: (_deadline: number, call: () => unknown) => call() } as unknown as Client;
const log = pino({ level: 'silent' });

describe('housekeeping with a backlog', () => {
  for (const [what, step] of Object.entries({
    'lost runs': (db: Pool, signal: AbortSignal) => settleLostOnce(client, db, log, signal),
    'overdue runs': (db: Pool, signal: AbortSignal) => settleOverdueOnce(client, db, log, signal),
    'grants that are due': (db: Pool, signal: AbortSignal) => grantOnce(db, log, signal),
    'old idempotency keys': (db: Pool, signal: AbortSignal) => pruneOnce(db, signal),
  }))
    it(`R-W12 asks for no more ${what} once it is told to stop`, async () => {
      const stopping = new AbortController();
      const asked: string[] = [];
      /** A list without an end; the process is told to stop while its first page is read. */
      const query = async ({ name }: { name: string }) => {
        asked.push(name);
        if (asked.length > 3) throw new Error('it goes on');
        stopping.abort();
        return { rows: Array.from({ length: 1_000 }, () => ({ id: crypto.randomUUID() })) };
      };
      await step({ query } as unknown as Pool, stopping.signal);
      assert.equal(asked.length, 1, asked.join());
    });
});
