import assert from 'node:assert/strict';
import { panelPatienceMs } from '../../../../src/domain/run/panel-patience.ts';

describe("a panel's patience", () => {
  const answers = (count: number, ms: number) => Array.from({ length: count }, (_, at) => ms + at);

  it('R-W02 begins when nine in ten models have answered, which is when the panel is complete', () => {
    assert.equal(panelPatienceMs(40, answers(35, 9_000), null), null);
    assert.notEqual(panelPatienceMs(40, answers(36, 9_000), null), null);
    assert.equal(panelPatienceMs(40, answers(35, 9_000), 5_000), null);
  });

  it('R-W02 is four times the median of the answers, from 20 s to 2 min, or what the operator has set', () => {
    assert.equal(panelPatienceMs(10, answers(9, 10_000), null), 40_016);
    assert.equal(panelPatienceMs(10, [...answers(8, 10_000), 90_000], null), 40_016);
    assert.equal(panelPatienceMs(10, answers(9, 1_000), null), 20_000);
    assert.equal(panelPatienceMs(10, answers(9, 70_000), null), 120_000);
    assert.equal(panelPatienceMs(10, answers(9, 70_000), 300_000), 300_000);
  });
});
