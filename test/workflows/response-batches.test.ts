import assert from 'node:assert/strict';
import { ApplicationFailure } from '@temporalio/activity';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { ResponsesRef } from '../../src/domain/run/run-messages.ts';
import { startService, type TestService } from '../harness/service.ts';
import { activitiesOf } from './support/histories.ts';
import { answersTo, overloaded, reportOf, twenty, twentyCatalogue } from './support/record.ts';

// Several responses are extracted, and ten labelled, in one step, concurrently. Each of
// them is paid, stored and lost by itself, as if it had a step of its own.

describe('a batch of responses', () => {
  let service: TestService;
  let breaksIn: (input: ResponsesRef, step: string) => boolean = () => false;
  before(async () => {
    service = await startService({
      catalogue: twentyCatalogue,
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

  /** Refuses for good to store the extraction of one response and the labelling of another one. */
  async function refuse(extractOf: string, labelOf: string): Promise<void> {
    await service.database.pool.query(`
      create or replace function break_one() returns trigger language plpgsql as $$ begin
        if (new.kind, new.shard) in (('extract', '${extractOf}'), ('label', '${labelOf}')) and new.body ->> 'ok' = 'true'
        then raise exception 'broken by the test' using errcode = '22000'; end if;
        return new; end $$;
      create trigger breaks before insert on synthesis_artifacts for each row execute function break_one()`);
  }

  const labelledIn = async (runId: string) =>
    (await listArtifacts(service.database.pool, runId, ['label'])).map(({ shard }) => shard);

  it('R-R10 a step of several responses that fails costs only the one that fails alone as well', async () => {
    const [lost = '', ...others] = twenty;
    breaksIn = ({ modelIds }, step) =>
      (['extractClaims', 'labelResponses'].includes(step) && modelIds.length > 1) ||
      (step === 'extractClaims' && modelIds.includes(lost));
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    const report = await reportOf(service, run.id);
    assert.equal(report!.research_record?.research_snapshot?.included_in_synthesis, 19);
    const heard = report!.evidence!.claims.flatMap((claim) => [
      ...claim.supporting_model_ids,
      ...claim.opposing_model_ids,
    ]);
    assert.deepEqual([...new Set(heard)].sort(), others.sort());
    assert.deepEqual(await answersTo(service, 'extract'), Array(20).fill(1), 'what was stored is found');
    assert.deepEqual(await answersTo(service, 'label'), Array(19).fill(1), 'what was stored is found');
  });

  it('R-R10 a response whose result cannot be stored is unreadable or unlabelled; the others count', async () => {
    const [unread = '', unlabelled = ''] = twenty.slice(7);
    await refuse(unread, unlabelled);
    const run = await service.research('consensus');
    assert.equal(run.status, 'completed');
    const report = await reportOf(service, run.id);
    const excluded = report!.research_record?.provenance?.excluded ?? [];
    assert.deepEqual(
      new Map(excluded.map(({ model_id, reason }) => [model_id, reason])),
      new Map([
        [unread, 'unreadable'],
        [unlabelled, 'unlabelled'],
      ]),
    );
    for (const stage of ['extract', 'label'])
      assert.equal(Math.max(...(await answersTo(service, stage))), 1, 'nothing is tried again');
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
    assert.deepEqual(await answersTo(service, 'label'), Array(10).fill(1));
  });
});
