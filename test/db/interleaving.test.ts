import assert from 'node:assert/strict';
import fc from 'fast-check';
import { closePanel } from '../../src/app/close-panel.ts';
import { createResearch } from '../../src/app/create-research.ts';
import { deliverReport } from '../../src/app/deliver-report.ts';
import { refundHeldRun } from '../../src/app/refund-held-run.ts';
import { grant } from '../../src/db/ledger.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { answerPanel, beginRun, booksOf, createDeps, failRun, keepReport } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// Whatever happens to one workspace concurrently and in whatever order: its balance is grants plus
// refunds minus reserves, and at most three of its runs are in progress. Each command is one or
// several of the service's transactions, as the api, the workers and an operator run them.

const kinds = [
  'create',
  'create same',
  'create other',
  'refuse',
  'finish',
  'fail',
  'grant',
  'give back',
] as const;
const priceCredits = 15;
const firstCredits = 60; // Four runs: creates reach the end of the credits as often as the limit of three.

interface Command {
  readonly kind: (typeof kinds)[number];
  /** Which run in progress, or which shared key. */
  readonly pick: number;
}

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat({ max: 2 }),
});

describe('concurrent use of one workspace', () => {
  const file = databaseForFile();

  it('R-K01 R-K02 R-C10 R-C13 R-C14 any concurrent commands keep balance, keys and concurrency right', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        async (rounds) => {
          const workspaceId = await file.workspace(firstCredits);
          let expectedGrants = firstCredits;
          for (const round of rounds) {
            const open = await runsOf(workspaceId, 'completed_at is null');
            const held = await runsOf(
              workspaceId,
              `id in (select run_id from settlements where outcome = 'held')`,
            );
            const steps = round.map((each, index) => act(workspaceId, each, index, open, held));
            await Promise.all(steps);
            expectedGrants += round.filter(({ kind }) => kind === 'grant').length;

            const { balance, granted, reserved, refunded, runs, inProgress } = await booksOf(
              file.db,
              workspaceId,
            );
            assert.equal(granted, expectedGrants);
            assert.equal(reserved, 0 - priceCredits * runs);
            assert.equal(balance, granted + reserved + refunded);
            assert.ok(balance >= 0 && inProgress <= 3);
          }
          const { runs, keys } = await booksOf(file.db, workspaceId);
          assert.equal(keys, runs); // Every run has its key, and no refused create has left one.
        },
      ),
      { numRuns: 40 },
    );
    await assertInvariants(file.db);
  });

  async function act(
    workspaceId: string,
    { kind, pick }: Command,
    index: number,
    open: readonly string[],
    held: readonly string[],
  ): Promise<void> {
    const run = open[pick % Math.max(1, open.length)];
    if (kind === 'create') return await tryCreate(workspaceId, `own-${index}-${Math.random()}`, 'Why?');
    if (kind === 'create same') return await tryCreate(workspaceId, `shared-${pick}`, 'Why?');
    if (kind === 'create other') return await tryCreate(workspaceId, `shared-${pick}`, 'How?');
    if (kind === 'grant') return void (await grant(file.db, workspaceId, 1, null, 'test'));
    if (kind === 'give back') return void (held[0] && (await refundHeldRun(file.db, held[0])));
    if (run === undefined) return;
    await beginRun(file.db, run);
    if (kind === 'finish') return await finish(run);
    if (kind === 'refuse') await answerPanel(file.db, run, 0, 'refused');
    await failRun(file.db, run, kind === 'refuse' ? 'panel_below_quorum' : 'internal');
  }

  async function finish(runId: string): Promise<void> {
    await answerPanel(file.db, runId);
    const { verdict } = await closePanel(file.db, runId, 0);
    if (verdict === 'failed') return void (await failRun(file.db, runId));
    await keepReport(file.db, runId);
    await deliverReport(file.db, runId);
  }

  /**
   * A refusal from the error table is as valid as a run; anything else, such as a deadlock, is not.
   */
  async function tryCreate(workspaceId: string, idempotencyKey: string, prompt: string): Promise<void> {
    const request = { idempotencyKey, prompt, panel: 'wide', source: 'api' } as const;
    try {
      const { run } = await createResearch(createDeps(file.db), { keyId: null, workspaceId }, request);
      assert.deepEqual(
        [run.workspace_id, run.prompt, run.credits_reserved],
        [workspaceId, prompt, priceCredits],
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const allowed = ['idempotency_conflict', 'insufficient_credits', 'concurrency_limit_reached'];
      assert.ok(allowed.includes(error.condition), error.condition);
    }
  }

  async function runsOf(workspaceId: string, where: string): Promise<string[]> {
    const { rows } = await file.db.query<{ id: string }>(
      `select id from runs where workspace_id = $1 and ${where} order by created_at`,
      [workspaceId],
    );
    return rows.map(({ id }) => id);
  }
});
