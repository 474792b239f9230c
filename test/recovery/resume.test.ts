import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { until } from '../harness/until.ts';
import { handleOf, parts } from '../workflows/support/histories.ts';
import {
  callsOf,
  countBy,
  failing,
  ledgerOf,
  overloaded,
  twentyCatalogue,
  wide,
} from '../workflows/support/record.ts';

// Workers stop and others take over in the middle of a run. Every call costs money, so the
// simulator's log is the judge. In real time: the test server never hands the workflow tasks of a
// vanished worker to another.

describe('a run whose workers are replaced', () => {
  const service = serviceForFile({
    catalogue: twentyCatalogue,
    budget: { modelTimeoutMs: 60_000 },
    realTime: true,
  });
  afterEach(() => service.simulator.reset());

  async function startRun(): Promise<RunRow> {
    const run = await service.accept();
    await service.start(run);
    return run;
  }

  /**
   * Waits until everything that can continue has continued. A workflow task in progress when its
   * worker stops costs the server's timeout of ten seconds, which proves nothing here.
   */
  async function standstill(run: RunRow): Promise<void> {
    for (const part of parts)
      await until('no workflow task is pending', async () => {
        const described = await handleOf(service, run.id, part)
          .describe()
          .catch(() => null); // The synthesis may not have begun.
        return !described?.raw.pendingWorkflowTask;
      });
  }

  async function replaceWorkers(run: RunRow, rules: object[] = []): Promise<void> {
    await standstill(run);
    await service.workers.stop();
    await service.simulator.rules(rules);
    await service.workers.start();
  }

  const hung = async () => (await service.simulator.calls()).filter(({ status }) => status === 'hung').length;

  async function artifacts(run: RunRow, kind: string): Promise<number> {
    const query = 'select from synthesis_artifacts where run_id = $1 and kind = $2';
    return (await service.database.pool.query(query, [run.id, kind])).rowCount ?? 0;
  }

  async function assertCompleted(run: RunRow): Promise<void> {
    await handleOf(service, run.id).result();
    const { status, successful_models, credits_charged } = await service.read(run.id);
    assert.deepEqual([status, successful_models, credits_charged], ['completed', 10, 15]);
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
  }

  it('R-W03 during the panel: no model whose answer is stored is asked again, and the run completes', async () => {
    const held = wide.slice(0, 3);
    await service.simulator.rules(failing(held, { kind: 'hang' }));
    const run = await startRun();
    await until(
      'seven answers are read and three calls hang',
      async () => (await artifacts(run, 'extract')) === 7 && (await hung()) === 3,
    );
    await replaceWorkers(run);
    await assertCompleted(run);

    const calls = await callsOf(service);
    assert.deepEqual(
      wide.map((modelId) => [modelId, calls.get(modelId)]),
      wide.map((modelId) => [modelId, held.includes(modelId) ? 2 : 1]),
    );
  });

  it("R-W03 during the panel after a failed try: a restart uses up none of a model's tries", async () => {
    const [model = ''] = wide;
    const soon = { ...overloaded, retry_after: '0.05' };
    await service.simulator.rules([
      { model_id: model, stage: 'ask', fault: soon, times: 1 },
      { model_id: model, stage: 'ask', fault: { kind: 'hang' } },
    ]);
    const run = await startRun();
    await until(
      'the second try hangs',
      async () => (await artifacts(run, 'extract')) === 9 && (await hung()) === 1,
    );
    await replaceWorkers(run, [{ model_id: model, stage: 'ask', fault: soon, times: 2 }]);
    await assertCompleted(run);
    const { rows } = await service.database.pool.query<{ attempts: number; late_retry: boolean }>(
      'select attempts, late_retry from run_models where run_id = $1 and model_id = $2',
      [run.id, model],
    );
    // One failure before the restart and two after it, then the answer; the hanging call has said
    // nothing.
    assert.deepEqual(rows, [{ attempts: 4, late_retry: false }]);
  });

  it('R-W03 during the synthesis: no synthesizer call is paid for twice', async () => {
    await service.simulator.rules([{ stage: 'write_answer', fault: { kind: 'hang' } }]);
    const run = await startRun();
    await until(
      'the other three sections are written',
      async () => (await artifacts(run, 'write')) === 3 && (await hung()) === 1,
    );
    await replaceWorkers(run);
    await assertCompleted(run);

    const answered = (await service.simulator.calls(true)).filter(({ status }) => status === 200);
    const question = ({ model_id, body }: SimulatorCall) => `${model_id} ${JSON.stringify(body?.messages)}`;
    const repeated = [...countBy(answered, question).values()].filter((count) => count > 1);
    assert.deepEqual(repeated, []);
    assert.ok(answered.length > 30, 'ten asks, ten readings, ten labellings and more');
    assert.ok(
      answered.some(({ stage }) => stage === 'adjudicate'),
      'something was asked again',
    );
  });

  it('R-W03 in the middle of a batch of labellings: those that are stored are not paid for again', async () => {
    await service.simulator.rules([{ stage: 'label', fault: { kind: 'hang' }, times: 2 }]);
    const run = await startRun();
    await until(
      'eight are labelled',
      async () => (await artifacts(run, 'label')) === 8 && (await hung()) === 2,
    );
    await replaceWorkers(run);
    await assertCompleted(run);
    const labelled = (await service.simulator.calls()).filter(({ stage }) => stage === 'label');
    const byStatus = countBy(labelled, ({ status }) => `${status}`);
    assert.deepEqual(Object.fromEntries(byStatus), { hung: 2, 200: 10 });
  });

  it('R-W03 R-K01 without any worker for a while: the run waits, and then completes', async () => {
    await service.workers.stop();
    const run = await startRun();
    assert.equal((await service.read(run.id)).status, 'queued');
    await service.workers.start();
    await assertCompleted(run);
  });

  it('R-W03 in the middle of steps of several extractions: those that are stored are not paid for again', async () => {
    await service.simulator.rules([{ stage: 'extract', fault: { kind: 'hang' }, times: 3 }]);
    const run = await service.accept('consensus');
    await service.start(run);
    await until(
      'all but three are extracted',
      async () => (await artifacts(run, 'extract')) === 17 && (await hung()) === 3,
    );
    await replaceWorkers(run);
    await handleOf(service, run.id).result();
    assert.equal((await service.read(run.id)).status, 'completed');
    const extractions = (await service.simulator.calls(true)).filter(
      ({ stage, status }) => stage === 'extract' && status === 200,
    );
    const asked = countBy(extractions, ({ body }) => JSON.stringify(body?.messages));
    assert.deepEqual([...asked.values()], Array(20).fill(1));
  });
});
