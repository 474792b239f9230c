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

  for (const step of ['drawSample', 'labelAgain', 'compareCoders']) {
    it(`R-R10 R-R15 costs no run its report, which says that agreement was not measured: ${step}`, async () => {
      const report = await reportWithout(step);
      assert.ok(codesOf(report).includes('reliability_not_measured'));
    });
  }

  for (const step of ['findDoubts', 'askAgain', 'settleLabels']) {
    it(`R-R10 R-R16 (cross-checks) costs no run its report: ${step}`, async () => {
      // Labels that extraction contradicts: there is something to ask again.
      const [stage, model_id] = ['label_response', 'simulator/synthesizer-north'];
      await service.simulator.rules([{ stage, model_id, fault: { kind: 'flip_third' } }]);
      await reportWithout(step);
    });
  }

  async function reportWithout(step: string) {
    failing = step;
    const run = await service.research();
    assert.equal(run.status, 'completed');
    assert.ok(failed > 0, 'the step was begun');
    return (await reportOf(service, run.id))!;
  }
});
