import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { until } from '../harness/until.ts';
import { byHand } from './support/by-hand.ts';
import { handleOf } from './support/histories.ts';
import { countBy, wide } from './support/record.ts';

// A full disk lets a service read and refuses what it saves. Calls cost money, so the simulator's
// log is the judge. In real time: the test server would skip the wait of a result that is held.

describe('while the database refuses to store', () => {
  const service = serviceForFile({ budget: { modelTimeoutMs: 60_000 }, realTime: true });
  before(async () => {
    await service.database.pool.query(`
      create sequence refusals;
      create function refuse() returns trigger language plpgsql as $$ begin
        perform nextval('refusals'); -- A sequence remembers what a refused transaction did.
        raise exception using errcode = '53100', message = 'could not extend file: no space left on device';
      end $$`);
  });

  async function refuse(table: string, event: string, condition: string): Promise<void> {
    await service.database.pool.query(
      `create trigger full_disk before ${event} on ${table} for each row when (${condition}) execute function refuse()`,
    );
  }

  async function storeAgain(table: string): Promise<void> {
    await service.database.pool.query(`drop trigger full_disk on ${table}; alter sequence refusals restart`);
  }

  async function untilRefused(times: number): Promise<void> {
    await until(`${times} saves are refused`, async () => {
      const { rows } = await service.database.pool.query<{ last_value: string }>(
        'select last_value from refusals',
      );
      return Number(rows[0]?.last_value) >= times;
    });
  }

  const question = ({ model_id, body }: SimulatorCall) => `${model_id} ${JSON.stringify(body?.messages)}`;

  async function assertAskedOnce(run: RunRow): Promise<void> {
    await handleOf(service, run.id).result();
    assert.equal((await service.read(run.id)).status, 'completed');
    const answered = (await service.simulator.calls(true)).filter(({ status }) => status === 200);
    const repeated = [...countBy(answered, question)].filter(([, times]) => times > 1);
    assert.deepEqual(repeated, []);
  }

  it('R-W03 R-W11 R-W13 no panel model is asked twice, and each answer is stored once that is possible', async () => {
    await refuse('run_models', 'update', "new.status = 'success'");
    const run = await service.accept();
    await service.start(run);
    await untilRefused(15);
    await storeAgain('run_models');
    await assertAskedOnce(run);
  });

  it('R-W03 R-W11 no synthesizer is asked twice, and asking pauses', async () => {
    await service.simulator.reset();
    await refuse('synthesis_artifacts', 'insert', "new.kind = 'extract'");
    const run = await service.accept();
    await service.start(run);
    await untilRefused(4);
    const extractions = (await service.simulator.calls()).filter(({ stage }) => stage === 'extract');
    assert.ok(
      extractions.length > 0 && extractions.length <= 10,
      `${extractions.length} calls, none of them again`,
    );
    await storeAgain('synthesis_artifacts');
    await assertAskedOnce(run);
  });

  it('R-W03 R-W13 a repeat of a step finds what an earlier try of it still holds', async () => {
    await service.simulator.reset();
    const { id } = await service.accept();
    const { beginRun, askModel, extractClaims, failRun } = service.activities;
    await beginRun({ runId: id });
    const [modelId = ''] = wide;
    await byHand(askModel, { runId: id, modelId, late: false });
    await refuse('synthesis_artifacts', 'insert', "new.kind = 'extract'");
    const extract = () => byHand(extractClaims, { runId: id, modelIds: [modelId] });
    const first = extract();
    await untilRefused(2);
    const again = extract();
    await untilRefused(4);
    await storeAgain('synthesis_artifacts');
    assert.deepEqual(
      await Promise.all([first, again]),
      Array(2).fill({ extracted: [modelId], excluded: [] }),
    );
    const calls = await service.simulator.calls();
    assert.equal(calls.filter(({ stage }) => stage === 'extract').length, 1);
    await failRun({ runId: id, reason: 'internal' });
  });
});
