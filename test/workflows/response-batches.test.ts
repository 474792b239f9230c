import assert from 'node:assert/strict';
import { ApplicationFailure } from '@temporalio/activity';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { ResponsesRef } from '../../src/domain/run/run-messages.ts';
import { startService, type TestService } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { activitiesOf } from './support/histories.ts';
import { consensus, countBy, overloaded, reportOf } from './support/record.ts';

// Several responses are extracted, and about 13 labelled, in one step, concurrently. Each of
// them is paid, stored and lost by itself, as if it had a step of its own.

describe('a batch of responses', () => {
  let service: TestService;
  let breaksIn: (input: ResponsesRef, step: string) => boolean = () => false;
  before(async () => {
    service = await startService({
      interceptor: ({ info: { activityType } }) => ({
        inbound: {
          async execute(input, next) {
            const result = await next(input);
            if (breaksIn(input.args[0] as ResponsesRef, activityType))
              throw ApplicationFailure.nonRetryable('out of order');
            return result;
          },
        },
      }),
    });
  });
  afterEach(async () => {
    breaksIn = () => false;
    await service.database.pool.query('drop trigger if exists breaks on synthesis_artifacts');
    await service.reset();
  });
  after(() => service.stop());

  /** Refuses for good to store the extraction or the labelling of one response. */
  async function refuse(kind: 'extract' | 'label', modelId: string): Promise<void> {
    await service.database.pool.query(`
      create or replace function break_one() returns trigger language plpgsql as $$ begin
        if new.kind = '${kind}' and new.shard = '${modelId}' and new.body ->> 'ok' = 'true'
        then raise exception 'broken by the test' using errcode = '22000'; end if;
        return new; end $$;
      create trigger breaks before insert on synthesis_artifacts for each row execute function break_one()`);
  }

  const labelledIn = async (runId: string) =>
    (await listArtifacts(service.database.pool, runId, ['label'])).map(({ shard }) => shard);

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

  it('R-W16 40 answers are extracted in steps of five and the last ones alone, each paid for once', async () => {
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    const steps = (await activitiesOf(service, run.id, '/panel')).filter(
      ({ type }) => type === 'extractClaims',
    );
    assert.equal(steps.length, 7 + 5);
    assert.equal(steps.filter(({ summary }) => summary === '5-responses').length, 7);
    assert.deepEqual(await answersTo('extract'), Array(40 + 4).fill(1), 'four are read twice');
  });

  it('R-R10 a step of several extractions that fails costs only the response that fails alone', async () => {
    const [lost = ''] = consensus;
    breaksIn = ({ modelIds }, step) =>
      step === 'extractClaims' && (modelIds.length > 1 || modelIds.includes(lost));
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    const report = await reportOf(service, run.id);
    assert.equal(report!.research_record?.research_snapshot?.included_in_synthesis, 39);
    assert.deepEqual(await answersTo('extract'), Array(40 + 4).fill(1), 'what was stored is found');
  });

  it('R-R10 a step of several labellings that fails costs no response its stances', async () => {
    breaksIn = ({ modelIds }, step) => step === 'labelResponses' && modelIds.length > 1;
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    const report = await reportOf(service, run.id);
    const heard = report!.evidence!.claims.flatMap((claim) => [
      ...claim.supporting_model_ids,
      ...claim.opposing_model_ids,
    ]);
    assert.deepEqual([...new Set(heard)].sort(), consensus.toSorted());
    assert.deepEqual(await answersTo('label'), Array(40).fill(1), 'what was stored is found');
  });

  for (const [kind, reason] of [
    ['extract', 'unreadable'],
    ['label', 'unlabelled'],
  ] as const) {
    it(`R-R10 a response is ${reason} if its ${kind} result cannot be stored, and the others count`, async () => {
      const lost = consensus.at(7) ?? '';
      await refuse(kind, lost);
      const run = await service.research('consensus');
      assert.equal(run.status, 'completed');
      const report = await reportOf(service, run.id);
      const excluded = report!.research_record?.provenance?.excluded;
      assert.deepEqual(
        excluded?.map(({ model_id, reason }) => [model_id, reason]),
        [[lost, reason]],
      );
      assert.equal(Math.max(...(await answersTo(kind))), 1, 'nothing is tried again');
    });
  }

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
