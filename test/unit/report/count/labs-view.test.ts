import assert from 'node:assert/strict';
import { statistics } from '../../../support/report/lab-statistics.ts';

describe('labsView', () => {
  it('R-R17 distinguishes agreement within labs from agreement between them', () => {
    const { view } = statistics('a1s a1s b2o b2o c1s ?2s');
    assert.deepEqual(view.camp_agreement, {
      within_labs: 1, // a and b, one pair each
      between_labs: 0.25, // a with c twice, of a–b 4, a–c 2, b–c 2
      pairs_within: 2,
      pairs_between: 8,
    });
    assert.equal(statistics('a1 b2').view.stance_agreement.within_labs, undefined);
  });
});
