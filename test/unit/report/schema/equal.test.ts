import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sameList, sameShare } from '../../../../src/report/schema/equal.ts';

describe('equal values of a report', () => {
  it('R-R02 a share rounded to four decimals equals its count, and no neighbouring one does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 450 }), fc.nat(450), (whole, more) => {
        const part = more % (whole + 1);
        const share = Math.round((part / whole) * 10_000) / 10_000;
        assert.ok(sameShare(share, part, whole));
        assert.ok(!sameShare(share + 0.0002, part, whole) && !sameShare(share - 0.0002, part, whole));
      }),
    );
    assert.ok(sameShare(null, 0, 0) && !sameShare(0, 0, 0) && !sameShare(null, 1, 2));
  });

  it('lists are equal in their order alone', () => {
    assert.ok(sameList(['a', 1], ['a', 1]));
    assert.ok(!sameList(['a', 1], [1, 'a']) && !sameList(['a'], ['a', 'a']));
  });
});
