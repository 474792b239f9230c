import assert from 'node:assert/strict';
import { view } from '../../../support/report/stance-letters.ts';

describe('shares', () => {
  it('R-R02 rounds shares to four decimals', () => {
    assert.equal(view('sso').support_share_of_addressed, 0.6667);
  });

  it('R-R02 shares are null if no response addresses the claim', () => {
    const silent = view('---');
    assert.equal(silent.addressed_count, 0);
    assert.equal(silent.not_addressed_count, 3);
    assert.equal(silent.support_share_of_addressed, null);
    assert.equal(silent.oppose_share_of_addressed, null);
    assert.equal(silent.mixed_share_of_addressed, null);
  });
});
