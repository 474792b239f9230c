import assert from 'node:assert/strict';
import { ApplicationFailure } from '@temporalio/activity';
import { startService, type TestService } from '../harness/service.ts';
import { reportOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

describe('a step that a report can do without', () => {
  let service: TestService;
  let failing = '';
  let failed = 0;
  before(async () => {
    service = await startService({
      interceptor: ({ info: { activityType } }) => ({
        inbound: {
          async execute(input, next) {
            if (activityType !== failing) return await next(input);
            failed++;
            throw ApplicationFailure.nonRetryable('out of order');
          },
        },
      }),
    });
  });
  beforeEach(() => {
    failed = 0;
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  it('R-R10 R-R21 costs no run its report, whose positions rest on fewer readings: placePositions', async () => {
    const report = await reportWithout('placePositions');
    assert.deepEqual(codesOf(report), []);
  });

  for (const step of ['compareReadings', 'settleReadings']) {
    it(`R-R10 R-R15 costs no run its report, which says that nothing checks the labels: ${step}`, async () => {
      const report = await reportWithout(step);
      for (const code of ['reliability_not_measured', 'stances_not_checked'])
        assert.ok(codesOf(report).includes(code), codesOf(report).join());
      assert.ok(report.evidence!.claims.some((claim) => claim.addressed_count! > 0));
    });
  }

  it('R-R10 R-R16 (adjudication) costs no run its report, in which nobody gets a stance that is in doubt: adjudicateQuestions', async () => {
    const [stage, model_id] = ['label', 'simulator/synthesizer-north'];
    await service.simulator.rules([{ stage, model_id, fault: { kind: 'flip_third' } }]);
    const report = await reportWithout('adjudicateQuestions');
    assert.ok(report.evidence!.claims.some((claim) => claim.unresolved_model_ids));
  });

  async function reportWithout(step: string) {
    failing = step;
    const run = await service.research();
    assert.equal(run.status, 'completed');
    assert.ok(failed > 0, 'the step was begun');
    return (await reportOf(service, run.id))!;
  }
});
