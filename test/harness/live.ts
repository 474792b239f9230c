import assert from 'node:assert/strict';
import { Client, Connection } from '@temporalio/client';
import type { Pool } from '../../src/db/pool.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { askedAgain } from './asked-again.ts';
import { createRun, finished, type RunObject } from './client.ts';
import { memoryFolder } from './memory-folder.ts';
import { benchPool } from './pool.ts';
import { controlOf, type SimulatorControl } from './simulator-control.ts';
import { makeStack, type Stack } from './stack.ts';

/**
 * A running `npm start`, with everything that a test checks it by: HTTP, the record, and the calls
 * to providers.
 */
export interface Live {
  readonly stack: Stack;
  readonly db: Pool;
  readonly temporal: Client;
  readonly simulator: SimulatorControl;
  readonly create: (prompt: string, panel?: string) => Promise<RunObject>;
  /** Polls until the run has ended. */
  readonly ended: (run: RunObject) => Promise<RunObject>;
  /**
   * Stops everything; then every invariant of the record must hold, and no model that had answered
   * may have been asked again.
   * @param stuck prompts of runs whose worker was suspended rather than killed, and continued later
   */
  readonly stop: (stuck?: readonly string[]) => Promise<void>;
}

/** Long enough for a busy machine on which three processes restart. */
const patienceMs = 150_000;

/** @param env in addition to ports and folder, such as MODEL_TIMEOUT_MS */
export async function startLive(env: Record<string, string>): Promise<Live> {
  const quick = { SIMULATOR_LATENCY_MEDIAN_MS: '0', SIMULATOR_LATENCY_SIGMA: '0' };
  const stack = await makeStack({ DATA_DIR: memoryFolder('live-'), ...quick, ...env });
  await stack.start().catch((error) => {
    stack.remove();
    throw error;
  });
  const db = benchPool(stack.databaseUrl);
  const connection = Connection.lazy({ address: stack.temporal });
  return {
    stack,
    db,
    temporal: new Client({ connection }),
    simulator: controlOf(stack.simulator),
    create: (prompt, panel = 'wide') => createRun(stack.api, stack.key(), prompt, panel),
    ended: ({ id }) => finished(stack.api, stack.key(), id, patienceMs),
    async stop(stuck) {
      try {
        await assertInvariants(db);
        assert.deepEqual(await askedAgain(db, stack, stuck), []);
      } finally {
        await connection.close();
        await db.end();
        await stack.stop();
        stack.remove();
      }
    },
  };
}

/**
 * The run was charged, its report can be read over HTTP, and each model was paid for one answer.
 */
export async function assertDelivered({ stack, db }: Live, run: RunObject): Promise<void> {
  const response = await fetch(`${stack.api}/v1/research/${run.id}/result`, {
    headers: { Authorization: `Bearer ${stack.key()}` },
  });
  assert.equal(response.status, 200);
  const { report } = (await response.json()) as { report: { answer: { headline: string } } };
  assert.ok(report.answer.headline.length > 0);
  const { rows } = await db.query<{ line: string }>(
    `select kind || ' ' || credits as line from ledger_entries where run_id = $1 order by id`,
    [run.id],
  );
  assert.deepEqual(rows, [{ line: 'reserve -15' }]);
  assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
}
