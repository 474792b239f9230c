import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { honestRun } from './support/honest-run.ts';
import { reportOf } from './support/record.ts';

// The simulator answers every call of these syntheses, so that the report has to count as many
// simulated answers as there are calls in its log.

const nonsense = { kind: 'wrong_shape' };
const counted = (report: Report) => statedConditions(report)!.synthesis_calls.simulated;
const answered = (calls: readonly SimulatorCall[], stage?: string) =>
  calls.filter((call) => call.status === 200 && (stage ? call.stage === stage : call.stage !== 'ask')).length;

describe('the calls that the methodology states', () => {
  const service = serviceForFile();
  afterEach(() => service.reset());

  it('R-H07 are all that synthesizers answered, of every step', async () => {
    const { report, calls } = await honestRun();
    assert.ok(answered(calls, 'write_draft') > 0);
    assert.equal(counted(report), answered(calls));
  });

  for (const [stage, prompt] of [
    ['write_draft', undefined],
    ['read', undefined],
    ['prefer', 'Write a short plan for a school library.'],
  ] as const)
    it(`R-H07 have those in them that brought nothing of use: ${stage}`, async () => {
      await service.simulator.rules([{ stage, fault: nonsense }]);
      const { id } = await service.research('wide', prompt);
      const calls = await service.simulator.calls();
      assert.ok(answered(calls, stage) > 0);
      assert.equal(counted((await reportOf(service, id))!), answered(calls));
    });
});
