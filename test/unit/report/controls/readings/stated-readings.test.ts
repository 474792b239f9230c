import assert from 'node:assert/strict';
import {
  withFollowing,
  withoutFollowing,
} from '../../../../../src/report/controls/readings/stated-readings.ts';

const claims = [
  { claim: { claimId: 1 }, supporting: ['a/x', 'b/x'], opposing: ['c/x'], mixed: [] },
  { claim: { claimId: 2 }, supporting: [], opposing: ['a/x'], mixed: ['b/x'] },
];
const all = [
  { model_id: 'a/x', codes: '1ss 2so/oo 3ss' },
  { model_id: 'b/x', codes: '1s 2mm' },
  { model_id: 'c/x', codes: '1oo' },
];

describe('the readings that a report states', () => {
  it('R-R11 R-R15 are those that its claims do not repeat: changed, by one synthesizer, of other claims', () => {
    assert.deepEqual(withoutFollowing(all, claims), [
      { model_id: 'a/x', codes: '2so/oo 3ss' },
      { model_id: 'b/x', codes: '1s' },
    ]);
  });

  it('R-R11 R-R15 are all again with what the claims say, by model and claim', () => {
    assert.deepEqual(withFollowing(withoutFollowing(all, claims), claims), all);
  });
});
