import assert from 'node:assert/strict';
import fc from 'fast-check';
import { wilson } from '../../../src/findings/wilson.ts';

describe('the interval of a share', () => {
  it('R-R21 holds the share, lies between 0 and 1, and mirrors that of the rest', () => {
    const counts = fc
      .integer({ min: 1, max: 500 })
      .chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole)));
    fc.assert(
      fc.property(counts, ([part, whole]) => {
        const [found, rest] = [wilson(part, whole)!, wilson(whole - part, whole)!];
        const order = [0, found.low, part / whole, found.high, 1];
        assert.ok(
          order.every((each, at) => at === 0 || each >= order[at - 1]! - 1e-9),
          order.join(),
        );
        assert.ok(Math.abs(found.low - (1 - rest.high)) < 1e-9);
      }),
    );
  });

  it('R-R21 is narrower the more was counted', () => {
    const widths = [10, 100, 1_000]
      .map((whole) => wilson(whole / 2, whole)!)
      .map(({ low, high }) => high - low);
    assert.deepEqual(
      widths,
      widths.toSorted((a, b) => b - a),
    );
  });
});
