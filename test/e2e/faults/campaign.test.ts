import assert from 'node:assert/strict';
import { campaign } from '../../../bench/faults/campaign.ts';
import { drawTrial } from '../../../bench/faults/plan/trial.ts';

// One trial of the campaign (docs/measurements/faults.md), of kinds that a service overcomes within
// seconds. `.ci/run` plays more, `npm run faults` any number.

const kinds = ['cut', 'delay', 'answer lost', 'saves refused'] as const;

describe('the fault campaign', function () {
  this.timeout(400_000);

  it('R-W03 R-K01 R-K02 holds with seed 1', async () => {
    const said: string[] = [];
    const trial = drawTrial(1, kinds);
    const say = (line: string) => said.push(line);
    const failed = await campaign({ trials: [trial], lanes: 1, shrinks: false, say });
    assert.equal(failed, 0, [...said, `npm run faults -- --trial '${JSON.stringify(trial)}'`].join('\n'));
  });
});
