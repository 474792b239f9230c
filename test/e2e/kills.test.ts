import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunObject } from '../harness/client.ts';
import { assertDelivered, type Live, startLive } from '../harness/live.ts';
import { until } from '../harness/until.ts';
import { copyFiles } from '../support/database/file-backup.ts';
import { wide } from '../workflows/support/record.ts';

// The processes of `npm start`, killed with SIGKILL in the middle of a run. Whichever of them
// accepted it, worked on it or stored it: the run must be delivered and charged once, and no model
// may be paid for a second answer.

describe('a run whose processes are killed', function () {
  this.timeout(600_000); // Each wait has a limit of its own. On a busy machine the sum of several is long.
  let live: Live;
  before(async () => {
    // Both workers can lose the same call, one after the other, for longer than a complete panel
    // waits for its last models.
    live = await startLive({ PANEL_PATIENCE_MS: '480000', MODELS_AT_ONCE: '60' });
  });
  afterEach(() => live.simulator.reset());
  const stuckPrompts = ['Should both workers be lost?', 'Should neither be missed?'] as const;
  after(() => live?.stop(stuckPrompts));

  const held = wide.slice(0, 3);

  async function answered({ id }: RunObject): Promise<number> {
    const { rows } = await live.db.query<{ answers: number }>(
      'select successful_models as answers from runs where id = $1',
      [id],
    );
    return rows[0]?.answers ?? 0;
  }

  /** A run in which seven models have answered, and three take some seconds longer. */
  async function inMidPanel(prompt: string): Promise<RunObject> {
    const fault = { kind: 'status', status: 503, retry_after: '2' };
    await live.simulator.rules(held.map((model_id) => ({ model_id, stage: 'ask', fault, times: 1 })));
    const run = await live.create(prompt);
    await until('seven have answered', async () => (await answered(run)) === 7);
    return run;
  }

  /** Answers paid for per model, among the calls since the last reset. */
  async function answersPaid(): Promise<number[]> {
    const calls = await live.simulator.calls();
    return wide.map(
      (model) =>
        calls.filter(({ stage, model_id, status }) => stage === 'ask' && model_id === model && status === 200)
          .length,
    );
  }

  for (const victim of ['api', 'Temporal', 'PostgreSQL'] as const) {
    it(`R-W03 ${victim} killed in the middle of a run: it is delivered, and no answer is asked for again`, async () => {
      const run = await inMidPanel(`Should a team survive the end of its ${victim}?`);
      process.kill(live.stack.pids()[victim]!, 'SIGKILL');
      await assertDelivered(live, await live.ended(run));
      assert.deepEqual(await answersPaid(), Array(10).fill(1));
    });
  }

  it('R-W10 R-O05 runs go on from a copy of PostgreSQL, restored beside an empty Temporal', async () => {
    const prompts = ['Is a panel kept in a copy?', 'Is a synthesis kept in a copy?'] as const;
    const hang = { kind: 'hang' };
    await live.simulator.rules([
      ...held.map((model_id) => ({ model_id, stage: 'ask', contains: prompts[0], fault: hang })),
      { stage: 'camps', fault: hang },
    ]);
    const [panel, synthesis] = [await live.create(prompts[0]), await live.create(prompts[1])];
    await until('seven have answered', async () => (await answered(panel)) === 7);
    await until('a synthesizer is asked', async () =>
      (await live.simulator.calls()).some(({ stage }) => stage === 'camps'),
    );
    const { dataDir, start, stop } = live.stack;
    const restore = await copyFiles(live.db, join(dataDir, 'postgres', 'data'));
    const later = await live.create('Is what came later forgotten?');
    await stop();
    restore();
    rmSync(join(dataDir, 'temporal'), { recursive: true });
    await start(); // The simulator too: it has forgotten its rules and calls.
    for (const run of [panel, synthesis]) await assertDelivered(live, await live.ended(run));
    const asked = (await live.simulator.calls()).filter(({ stage }) => stage === 'ask');
    assert.deepEqual(asked.map(({ model_id }) => model_id).sort(), held.toSorted());
    const { rowCount } = await live.db.query('select from runs where id = $1', [later.id]);
    assert.equal(rowCount, 0);
  });

  it('R-H09 a run beyond a quarter of the room begins while the others only wait for models', async () => {
    await live.simulator.rules([{ stage: 'ask', fault: { kind: 'hang' } }]);
    const runs: RunObject[] = [];
    for (const which of ['one', 'another', 'a third']) runs.push(await live.create(`Is ${which} begun?`));
    await until('all are asked', async () => (await live.simulator.calls()).length === 3 * wide.length);
    await live.simulator.reset();
    await live.db.query(`update runs set deadline_at = clock_timestamp() where id = any($1)`, [
      runs.map(({ id }) => id),
    ]);
    for (const run of runs) assert.equal((await live.ended(run)).status, 'failed');
  });

  it('R-K04 R-W11 housekeeping settles runs that were terminated or are past their deadline, without an operator', async () => {
    await live.simulator.rules([{ stage: 'ask', fault: { kind: 'hang' } }]);
    const [lost, late] = [
      await live.create('Is a run lost with its workflow?'),
      await live.create('Is a run without an end ended?'),
    ];
    await until('all are asked', async () => (await live.simulator.calls()).length === 2 * wide.length);
    await live.temporal.workflow.getHandle(`research/${lost.id}`).terminate('by an operator');
    await live.db.query(
      `update runs set deadline_at = clock_timestamp() - interval '1 second' where id = $1`,
      [late.id],
    );
    for (const [run, reason] of [
      [lost, 'workflow_lost'],
      [late, 'deadline_passed'],
    ] as const) {
      const { status, credits_charged } = await live.ended(run);
      assert.deepEqual([status, credits_charged], ['failed', 0]);
      const { rows } = await live.db.query('select outcome, reason from settlements where run_id = $1', [
        run.id,
      ]);
      assert.deepEqual(rows, [{ outcome: 'refunded', reason }]);
    }
  });

  it('R-C17 R-W03 a run accepted while Temporal is away, by an api that is then killed, is started and delivered', async () => {
    const { start, Temporal, api } = live.stack.pids();
    process.kill(start!, 'SIGSTOP'); // So that nothing is restarted too early.
    let run: RunObject;
    try {
      process.kill(Temporal!, 'SIGKILL');
      run = await live.create('Is what was accepted ever begun?');
      process.kill(api!, 'SIGKILL');
    } finally {
      process.kill(start!, 'SIGCONT');
    }
    await assertDelivered(live, await live.ended(run));
  });

  // Temporal hears from neither worker: their missing heartbeats show that they are gone.
  it('R-W03 R-W02 a killed worker and a stuck one are both detected by their missing heartbeats, and their runs go on', async () => {
    const other = await live.stack.addWorker();
    const hang = { kind: 'hang' };
    await live.simulator.rules(
      wide.slice(0, 5).map((model_id) => ({ model_id, stage: 'ask', fault: hang, times: 2 })),
    );
    const runs = [await live.create(stuckPrompts[0]), await live.create(stuckPrompts[1])];
    const ours = [live.stack.pids().worker!, other.pid!];
    await until('both workers wait for calls that hang, and every other answer is kept', async () => {
      const workers = (await Promise.all(runs.map(busyWorkers))).flat();
      const answers = await Promise.all(runs.map(answered));
      return ours.every((pid) => workers.includes(pid)) && answers.every((count) => count === 5);
    });
    try {
      process.kill(ours[0]!, 'SIGKILL');
      other.kill('SIGSTOP');
      // While it is stuck, another worker detects its steps and asks again.
      await until('a call that was lost is answered', async () => (await answered(runs[0]!)) > 5, 120_000);
      other.kill('SIGCONT');
      for (const run of runs) await assertDelivered(live, await live.ended(run));
      await until('no call hangs any more', async () =>
        (await live.simulator.calls()).every(({ ended_at }) => ended_at !== null),
      );
      const paid = await answersPaid();
      assert.deepEqual(paid.slice(5), Array(5).fill(2), 'a model whose answers are kept is not asked again');
      // Nothing can hold back a call of a process that was stopped between checking the record and
      // calling, and went on after others had the answer. A killed worker makes no such call.
      for (const count of paid.slice(0, 5))
        assert.ok(count >= 2 && count <= 4, `${count} answers for two runs`);
    } finally {
      other.kill('SIGKILL');
    }
  });

  /** Process ids of the workers that are asking a run's models, one per call. */
  async function busyWorkers({ id }: RunObject): Promise<number[]> {
    const handle = live.temporal.workflow.getHandle(`research/${id}/panel`);
    const described = await handle.describe().catch(() => null); // The panel may not have begun.
    return (described?.raw.pendingActivities ?? [])
      .filter(({ activityType }) => activityType?.name === 'askModel')
      .map(({ lastWorkerIdentity }) => Number.parseInt(lastWorkerIdentity ?? '', 10));
  }
});
