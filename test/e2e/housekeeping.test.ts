import assert from 'node:assert/strict';
import type { RunObject } from '../../bench/client.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { type Live, startLive } from '../support/live.ts';
import { ageKey } from '../support/runs.ts';
import { until } from '../support/until.ts';
import { consensus, wide } from '../workflows/record.ts';

// What keeps the record true in the processes that really run, without anyone calling it: limits of time as the
// environment sets them, and what housekeeping does when a worker starts.

const modelTimeoutMs = 1_000;
const panelDeadlineMs = 5_000;
const synthesisDeadlineMs = 4_000;

describe('a service that is left to itself', function () {
  this.timeout(200_000);
  let live: Live;

  before(async () => {
    live = await startLive({
      MODEL_TIMEOUT_MS: `${modelTimeoutMs}`,
      PANEL_DEADLINE_MS: `${panelDeadlineMs}`,
      SYNTHESIS_DEADLINE_MS: `${synthesisDeadlineMs}`,
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

  it('R-W02 R-W05 providers that hang: each call, the panel and the synthesis end as the environment says', async () => {
    const hang = { kind: 'hang' };
    const silent = consensus.filter((modelId) => !wide.includes(modelId));
    await live.simulator.rules([
      ...silent.map((model_id) => ({ model_id, stage: 'ask', fault: hang })),
      { stage: 'find_camps', fault: hang },
    ]);
    const [panel, synthesis] = [await live.create('Silence?', 'consensus'), await live.create('And camps?')];
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
    for (const { started_at, ended_at } of firsts) {
      const lastedMs = ended_at! - started_at;
      assert.ok(
        lastedMs >= modelTimeoutMs * 0.9 && lastedMs < 60_000,
        `a call was waited for ${lastedMs} ms`,
      );
    }
    assert.ok(hung.length > silent.length + 1, 'a call that timed out is tried again');
    await live.simulator.reset();
  });

  it('R-C08 R-K06 a worker that starts forgets keys whose time is over and writes the grants that are due, once', async () => {
    const { rows } = await live.db.query<{ workspace_id: string; key: string }>(
      'select workspace_id, key from idempotency_keys order by accepted_at',
    );
    const [old, young] = rows;
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
