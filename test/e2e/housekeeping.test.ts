import assert from 'node:assert/strict';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import type { RunObject } from '../harness/client.ts';
import { type Live, startLive } from '../harness/live.ts';
import { until } from '../harness/until.ts';
import { ageKey } from '../support/database/runs.ts';
import { badRequest, consensus, wide } from '../workflows/support/record.ts';

// What keeps the record correct in the real processes without anyone calling it: time limits as the
// environment sets them, and housekeeping when a worker starts.

const modelTimeoutMs = 1_000;
const panelDeadlineMs = 5_000;
const synthesisDeadlineMs = 4_000;
/** Room for one run of `consensus` and one of `wide`. */
const modelsAtOnce = 50;

describe('a service left to itself', function () {
  this.timeout(200_000);
  let live: Live;

  before(async () => {
    live = await startLive({
      MODEL_TIMEOUT_MS: `${modelTimeoutMs}`,
      PANEL_DEADLINE_MS: `${panelDeadlineMs}`,
      SYNTHESIS_DEADLINE_MS: `${synthesisDeadlineMs}`,
      MODELS_AT_ONCE: `${modelsAtOnce}`,
    });
  });
  after(() => live?.stop());

  async function settlementOf({ id }: RunObject): Promise<string | undefined> {
    const { rows } = await live.db.query<{ settlement: string }>(
      `select r.status || ' ' || s.outcome || ' ' || s.reason as settlement
       from runs r join settlements s on s.run_id = r.id where r.id = $1`,
      [id],
    );
    return rows[0]?.settlement;
  }

  const lengthOf = ({ created_at, completed_at }: RunObject) =>
    Date.parse(completed_at ?? '') - Date.parse(created_at);

  it('R-W02 R-W05 R-H09 with providers that hang, calls, panel and synthesis end in time, and runs without room wait', async () => {
    const hang = { kind: 'hang' };
    const silent = consensus.filter((modelId) => !wide.includes(modelId));
    await live.simulator.rules([
      ...silent.map((model_id) => ({ model_id, stage: 'ask', fault: hang })),
      { stage: 'camps', fault: hang },
    ]);
    const [panel, synthesis] = [await live.create('Silence?', 'consensus'), await live.create('And camps?')];
    const waiting = await live.create('Is there room?');
    const [failed, partial] = [await live.ended(panel), await live.ended(synthesis)];

    assert.equal(await settlementOf(failed), 'failed refunded panel_below_quorum');
    assert.equal(await settlementOf(partial), 'partial refunded synthesis_failed');
    // Without these variables they would be 2, 8 and 15 minutes.
    assert.ok(lengthOf(failed) >= panelDeadlineMs && lengthOf(failed) < 60_000, `${lengthOf(failed)} ms`);
    assert.ok(
      lengthOf(partial) >= synthesisDeadlineMs && lengthOf(partial) < 60_000,
      `${lengthOf(partial)} ms`,
    );
    const hung = (await live.simulator.calls()).filter(({ status }) => status === 'hung');
    const firsts = silent.map((modelId) => hung.find(({ model_id }) => model_id === modelId)!);
    // On a busy machine the provider sees a call, and its end, late.
    const lastedMs = firsts.map(({ started_at, ended_at }) => ended_at! - started_at);
    assert.ok(Math.max(...lastedMs) >= modelTimeoutMs * 0.9 && Math.max(...lastedMs) < 60_000, `${lastedMs}`);
    assert.ok(hung.length > silent.length + 1, 'a call that timed out is tried again');
    await live.simulator.reset();
    await assertBegunLast(waiting, [panel, synthesis]);
  });

  /** R-H09: it could not start before one of these had ended. */
  async function assertBegunLast(run: RunObject, before: readonly RunObject[]): Promise<void> {
    await live.ended(run);
    const { rows } = await live.db.query<{ waited: boolean }>(
      `select r.dispatched_at >= (select min(completed_at) from runs where id = any($2)) as waited
       from runs r where r.id = $1`,
      [run.id, before.map(({ id }) => id)],
    );
    assert.deepEqual(rows, [{ waited: true }], 'it was begun where there was no room for it');
  }

  it('R-C08 R-K06 a worker that starts deletes expired keys and writes the grants that are due, once', async () => {
    await live.simulator.rules([{ stage: 'ask', fault: badRequest }]); // How a run ends does not matter here.
    for (const prompt of ['Yesterday?', 'Today?']) await live.ended(await live.create(prompt));
    const { rows } = await live.db.query<{ workspace_id: string; key: string }>(
      'select workspace_id, key from idempotency_keys order by accepted_at desc',
    );
    const [young, old] = rows;
    await ageKey(live.db, old!.workspace_id, old!.key, '24 hours');
    const workspace = { name: 'monthly', plan: 'test', monthlyCreditGrant: 77, firstCredits: 0 };
    const id = await createWorkspace(live.db, workspace);
    const before = live.stack.pids().worker!;
    process.kill(before, 'SIGKILL');

    const keys = async () => {
      const left = await live.db.query<{ key: string }>('select key from idempotency_keys');
      return left.rows.map(({ key }) => key);
    };
    const grants = async () =>
      (await live.db.query('select kind, credits from ledger_entries where workspace_id = $1', [id])).rows;
    await until('the key is forgotten', async () => !(await keys()).includes(old!.key));
    await until('the grant is written', async () => (await grants()).length > 0);
    assert.ok((await keys()).includes(young!.key));
    assert.deepEqual(await grants(), [{ kind: 'grant', credits: 77 }]);
  });
});
