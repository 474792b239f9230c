import assert from 'node:assert/strict';
import { listArtifacts } from '../../src/db/artifacts.ts';
import { startService, type TestService } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { activitiesOf } from './support/histories.ts';
import { consensus, countBy, overloaded, reportOf, wide } from './support/record.ts';

// About 13 responses are labelled in one step, beside each other. Each of them is paid, stored and
// lost by itself, as if it had a step of its own.

describe('a batch of labellings', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  afterEach(async () => {
    await service.database.pool.query('drop trigger if exists breaks on synthesis_artifacts');
    await service.reset();
  });
  after(() => service.stop());

  /** Refuses to store the labelling of one response, with an error of this SQLSTATE. */
  async function refuse(modelId: string, times: number, code: string): Promise<void> {
    await service.database.pool.query(`drop sequence if exists tries; create sequence tries;
      create or replace function break_one() returns trigger language plpgsql as $$ begin
        if new.kind = 'label' and new.shard = '${modelId}' and nextval('tries') <= ${times}
        then raise exception 'broken by the test' using errcode = '${code}'; end if;
        return new; end $$;
      create trigger breaks before insert on synthesis_artifacts for each row execute function break_one()`);
  }

  const labelledIn = async (runId: string) =>
    (await listArtifacts(service.database.pool, runId, 'label')).map(({ shard }) => shard);

  /** How often each question that was answered was asked. */
  async function answersTo(stage: string): Promise<number[]> {
    const calls = (await service.simulator.calls(true)).filter(
      (call) => call.stage === stage && call.status === 200,
    );
    const question = ({ model_id, body }: SimulatorCall) => `${model_id} ${JSON.stringify(body?.messages)}`;
    return [...countBy(calls, question).values()];
  }

  it('R-W03 40 responses are labelled in three steps, and each is paid for once', async () => {
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    assert.deepEqual((await labelledIn(run.id)).sort(), [...consensus].sort());
    const steps = await activitiesOf(service, run.id, '/synthesis');
    assert.equal(steps.filter(({ type }) => type === 'labelResponses').length, 3);
    assert.deepEqual(await answersTo('label'), Array(40).fill(1));
  });

  it('R-R10 leaves out a response that cannot be stored, and the nine others are in the report', async () => {
    const [lost = ''] = wide;
    await refuse(lost, Number.MAX_SAFE_INTEGER, '22000');
    const run = await service.research();
    assert.equal(run.status, 'completed');
    assert.deepEqual((await labelledIn(run.id)).sort(), wide.slice(1).sort());
    assert.deepEqual(await answersTo('label'), Array(10).fill(1), 'nothing is tried again');
    const report = await reportOf(service, run.id);
    const excluded = report!.research_record?.provenance?.excluded;
    assert.deepEqual(
      excluded?.map(({ model_id, reason }) => [model_id, reason]),
      [[lost, 'unlabelled']],
    );
  });

  it('R-W03 a repeat pays for nothing that is stored', async () => {
    await service.simulator.rules([{ stage: 'label', fault: overloaded, times: 6 }]);
    const run = await service.research();
    assert.equal(run.status, 'completed');
    const [step] = (await activitiesOf(service, run.id, '/synthesis')).filter(
      ({ type }) => type === 'labelResponses',
    );
    assert.ok(step!.tries > 1, 'both synthesizers were away');
    assert.equal((await labelledIn(run.id)).length, 10);
    assert.deepEqual(await answersTo('label'), Array(10).fill(1));
  });
});
