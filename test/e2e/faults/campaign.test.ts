import assert from 'node:assert/strict';
import { campaign } from '../../../bench/faults/campaign.ts';
import { drawTrial } from '../../../bench/faults/plan/trial.ts';

// A few trials of the campaign (docs/measurements/faults.md): kinds that a service overcomes within seconds, one fixed
// seed and a fresh one. `npm run faults` has the rest.

const kinds = ['cut', 'delay', 'answer lost', 'saves refused'] as const;
const fresh = Math.floor(Math.random() * 1e9);

describe('the fault campaign', function () {
  this.timeout(400_000);

  it(`R-W03 R-K01 R-K02 holds with seed 1 and with the fresh seed ${fresh}`, async () => {
    const said: string[] = [];
    const trials = [1, fresh].map((seed) => drawTrial(seed, kinds));
    const failed = await campaign({ trials, lanes: 1, shrinks: false, say: (line) => said.push(line) });
    const again = trials.map((trial) => `npm run faults -- --trial '${JSON.stringify(trial)}'`);
    assert.equal(failed, 0, [...said, ...again].join('\n'));
  });
});
