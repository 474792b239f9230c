import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import { type SimulatorCall, startService, type TestService } from '../support/service.ts';
import { handleOf } from './histories.ts';
import { callsOf, countBy, failing, ledgerOf, overloaded, wide } from './record.ts';
import { until } from './until.ts';

// Workers stop and others take over, in the middle of a run. Every call costs money, so the simulator's log is the judge.

describe('a run whose workers are replaced', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ budget: { modelTimeoutMs: 60_000 } });
  });
  afterEach(() => service.simulator.reset());
  after(() => service.stop());

  async function startRun(): Promise<RunRow> {
    const run = await service.accept();
    await service.start(run);
    return run;
  }

  async function replaceWorkers(): Promise<void> {
    await service.workers.stop();
    await service.simulator.rules([]);
    await service.workers.start();
  }

  async function assertCompleted(run: RunRow): Promise<void> {
    await handleOf(service, run.id).result();
    const { status, successful_models, credits_charged } = await service.read(run.id);
    assert.deepEqual([status, successful_models, credits_charged], ['completed', 10, 15]);
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
  }

  it('R-W03 in mid-panel: no model whose answer is stored is asked again, and the run completes', async () => {
    const held = wide.slice(0, 3);
    await service.simulator.rules(failing(held, { kind: 'hang' }));
    const run = await startRun();
    await until('seven answers are stored and three calls hang', async () => {
      const hung = (await service.simulator.calls()).filter(({ status }) => status === 'hung');
      return (await service.read(run.id)).successful_models === 7 && hung.length === 3;
    });
    await replaceWorkers();
    await assertCompleted(run);

    const calls = await callsOf(service);
    assert.deepEqual(
      wide.map((modelId) => [modelId, calls.get(modelId)]),
      wide.map((modelId) => [modelId, held.includes(modelId) ? 2 : 1]),
    );
  });

  it('R-W03 in mid-panel, with tries behind them: a restart uses up none of the tries of a model', async () => {
    const [model = ''] = wide;
    await service.simulator.rules([
      { model_id: model, stage: 'ask', fault: overloaded, times: 2 },
      { model_id: model, stage: 'ask', fault: { kind: 'hang' } },
    ]);
    const run = await startRun();
    await until('the third try hangs', async () =>
      (await service.simulator.calls()).some(({ status }) => status === 'hung'),
    );
    await service.workers.stop();
    await service.simulator.rules([{ model_id: model, stage: 'ask', fault: overloaded, times: 1 }]);
    await service.workers.start();
    await assertCompleted(run);
    const { rows } = await service.database.pool.query<{ attempts: number; late_retry: boolean }>(
      'select attempts, late_retry from run_models where run_id = $1 and model_id = $2',
      [run.id, model],
    );
    // Two failures before the restart, one after it, then the answer; without the hung call, which said nothing.
    assert.deepEqual(rows, [{ attempts: 4, late_retry: false }]);
  });

  it('R-W03 in mid-synthesis: no call of a synthesizer is paid for twice', async () => {
    await service.simulator.rules([{ stage: 'write_answer', fault: { kind: 'hang' } }]);
    const run = await startRun();
    await until('the other three sections are written', async () => {
      const { rows } = await service.database.pool.query(
        `select from synthesis_artifacts where run_id = $1 and stage = 'write'`,
        [run.id],
      );
      const hung = (await service.simulator.calls()).filter(({ status }) => status === 'hung');
      return rows.length === 3 && hung.length === 1;
    });
    await replaceWorkers();
    await assertCompleted(run);

    const answered = (await service.simulator.calls(true)).filter(({ status }) => status === 200);
    const question = ({ model_id, body }: SimulatorCall) => `${model_id} ${JSON.stringify(body?.messages)}`;
    const repeated = [...countBy(answered, question).values()].filter((count) => count > 1);
    assert.deepEqual(repeated, []);
    assert.ok(answered.length > 30, 'ten asks, ten readings, ten labellings and more');
  });

  it('R-W03 R-K01 with no worker at all for a while the run waits, and is then completed', async () => {
    await service.workers.stop();
    const run = await startRun();
    assert.equal((await service.read(run.id)).status, 'queued');
    await service.workers.start();
    await assertCompleted(run);
  });
});
