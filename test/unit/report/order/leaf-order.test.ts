import assert from 'node:assert/strict';
import fc from 'fast-check';
import { leafOrder } from '../../../../src/report/order/leaf-order.ts';

const places = fc.uniqueArray(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 40 });
const distancesOf = (values: readonly number[]) => values.map((a) => values.map((b) => Math.abs(a - b)));

describe('the order of leaves', () => {
  it('R-U06 puts things that lie on a line in the order of the line, from either end', () => {
    fc.assert(
      fc.property(places, (values) => {
        const line = leafOrder(distancesOf(values)).map((at) => values[at] as number);
        const rising = values.toSorted((a, b) => a - b);
        assert.deepEqual((line[0] ?? 0) > (line.at(-1) ?? 0) ? line.reverse() : line, rising);
      }),
      { numRuns: 60 },
    );
  });

  it('R-U06 turns the parts of its tree so that their nearest ends meet', () => {
    // The tree joins two pairs; one of the four ways to turn them is the shortest.
    const points = [
      [0, 0],
      [0, 3],
      [10, 3],
      [10, 0.5],
    ] as const;
    const distances = points.map(([x, y]) => points.map(([u, v]) => Math.hypot(x - u, y - v)));
    assert.deepEqual([leafOrder(distances).slice(1, 3).sort(), leafOrder(distances).length], [[1, 2], 4]);
  });

  it('R-U06 holds each of 172 things once, also where many are alike', () => {
    const alike = Array.from({ length: 172 }, (_, at) => at % 3);
    const line = leafOrder(distancesOf(alike));
    assert.deepEqual(
      line.toSorted((a, b) => a - b),
      alike.map((_, at) => at),
    );
    assert.equal(
      line.filter((at, place) => place > 0 && alike[at] !== alike[line[place - 1] ?? 0]).length,
      2,
    );
  });
});
