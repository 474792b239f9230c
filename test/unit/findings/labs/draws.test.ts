import assert from 'node:assert/strict';
import { fewLabsMax, labDraws } from '../../../../src/findings/labs/draws.ts';

describe('draws of laboratories', () => {
  it('R-R17 weigh each multiset of few labs by its orders, and more labs by chance', () => {
    const drawsOf = labDraws();
    for (let count = 1; count <= fewLabsMax; count++)
      assert.equal(
        drawsOf(count).reduce((sum, { weight }) => sum + weight, 0),
        count ** count,
      );
    assert.equal(drawsOf(7).length, 1716);
    assert.equal(drawsOf(8).length, 1000);
    for (const count of [7, 8])
      assert.ok(drawsOf(count).every(({ times }) => times.reduce((sum, n) => sum + n, 0) === count));
  });
});
