import assert from 'node:assert/strict';
import fc from 'fast-check';
import { apart } from '../../../../../src/web/model/picture/apart.ts';

const box = { width: 280, height: 240 };
const radius = 11;
const point = fc
  .tuple(fc.integer({ min: 14, max: 266 }), fc.integer({ min: 19, max: 221 }))
  .map(([x, y]) => ({ x, y }));

describe('discs on a plane', () => {
  it('R-U06 stay where they are if none hides another, and 36 of them never overlap', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 36 }), (points) => {
        const placed = apart(points, box, radius);
        for (const [at, one] of placed.entries()) {
          assert.ok(
            one.x >= radius && one.x <= box.width - radius && one.y >= radius && one.y <= box.height - radius,
          );
          for (const other of placed.slice(at + 1))
            assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 2 * radius - 1e-9);
        }
        const isFree = points.every((one, at) =>
          points.slice(at + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= 2 * radius),
        );
        if (isFree) assert.deepEqual(placed, points);
      }),
      { numRuns: 100 },
    );
  });

  it('R-U06 keep their order: the first of those at one place stays there', () => {
    const [first, second] = apart(
      [
        { x: 100, y: 100 },
        { x: 100, y: 100 },
      ],
      box,
      radius,
    );
    assert.deepEqual(first, { x: 100, y: 100 });
    assert.ok(Math.hypot((second?.x ?? 0) - 100, (second?.y ?? 0) - 100) < 3 * radius);
  });
});
