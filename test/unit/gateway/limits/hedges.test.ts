import assert from 'node:assert/strict';
import { makeHedges } from '../../../../src/gateway/limits/hedges.ts';

describe('src/gateway/hedges: calls that are made a second time', () => {
  function withAnswers(...answers: readonly number[]) {
    const hedges = makeHedges();
    for (const ms of answers) {
      hedges.begin('label');
      hedges.end('label', ms);
    }
    return hedges;
  }
  const ten = Array.from({ length: 10 }, (_, at) => 2_000 + at);

  it('R-W17 are slower than twice the median of their stage, once ten answers are known', () => {
    assert.ok(!withAnswers(...ten.slice(1)).isSlow('label', 60_000));
    const hedges = withAnswers(...ten);
    assert.deepEqual([hedges.isSlow('label', 4_008), hedges.isSlow('label', 4_009)], [false, true]);
    assert.ok(!hedges.isSlow('write_answer', 60_000), 'other stages take other times');
  });

  it('R-W17 are at least as slow as a second', () => {
    const hedges = withAnswers(...ten.map(() => 20));
    assert.deepEqual([hedges.isSlow('label', 1_000), hedges.isSlow('label', 1_001)], [false, true]);
  });

  it('R-W17 follow the last fifty answers', () => {
    const hedges = withAnswers(...ten, ...Array.from({ length: 50 }, () => 10_000));
    assert.ok(!hedges.isSlow('label', 19_000));
  });

  it('R-W17 are one in twenty of a stage at most', () => {
    const hedges = makeHedges();
    const taken: number[] = [];
    for (let call = 1; call <= 60; call++) {
      hedges.begin('label');
      if (hedges.take('label')) taken.push(call);
    }
    assert.deepEqual(taken, [20, 40, 60]);
  });
});
