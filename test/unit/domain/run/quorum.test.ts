import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  labellingVerdict,
  labelQuorum,
  panelPatienceMs,
  panelVerdict,
} from '../../../../src/domain/run/quorum.ts';

describe('quorum', () => {
  it('R-W04 completes at 90 %, is partial at 50 % with at least two answers, and fails below', () => {
    assert.equal(panelVerdict(10, 9), 'completed');
    assert.equal(panelVerdict(10, 8), 'partial');
    assert.equal(panelVerdict(100, 89), 'partial');
    assert.equal(panelVerdict(100, 90), 'completed');
    assert.equal(panelVerdict(40, 20), 'partial');
    assert.equal(panelVerdict(40, 19), 'failed');
    assert.equal(panelVerdict(2, 1), 'failed');
    assert.equal(panelVerdict(1, 1), 'failed');
  });

  it('R-W04 never gets a worse verdict when one more model answers', () => {
    const rank = { failed: 0, partial: 1, completed: 2 };
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (a, b) => {
        const [successful, invited] = a < b ? [a, b] : [b, a];
        if (successful === invited) return;
        assert.ok(rank[panelVerdict(invited, successful + 1)] >= rank[panelVerdict(invited, successful)]);
      }),
    );
  });

  it('R-W05 needs stances from half of the responses, and from at least two', () => {
    assert.equal(labelQuorum(10, 5), true);
    assert.equal(labelQuorum(10, 4), false);
    assert.equal(labelQuorum(2, 1), false);
    assert.equal(labelQuorum(0, 0), false);
  });

  it('R-R25 R-R28 counts stances while a fifth of the labellings failed, and fails a synthesis above half', () => {
    const verdicts = [0, 2, 3, 5, 6, 10].map((failed) => labellingVerdict(10, failed));
    assert.deepEqual(verdicts, ['counted', 'counted', 'withheld', 'withheld', 'failed', 'failed']);
    assert.equal(labellingVerdict(40, 8), 'counted');
    assert.equal(labellingVerdict(40, 9), 'withheld');
    assert.equal(labellingVerdict(7, 4), 'failed');
    assert.equal(labellingVerdict(0, 0), 'counted');
  });
});

describe("a panel's patience", () => {
  const answers = (count: number, ms: number) => Array.from({ length: count }, (_, at) => ms + at);

  it('R-W02 begins when nine in ten models have answered, which is when the panel is complete', () => {
    assert.equal(panelPatienceMs(40, 35, answers(35, 9_000), null), null);
    assert.notEqual(panelPatienceMs(40, 36, answers(36, 9_000), null), null);
    assert.equal(panelPatienceMs(40, 35, answers(35, 9_000), 5_000), null);
  });

  it('R-W02 is four times the median of the answers, from 20 s to 2 min, or what the operator has set', () => {
    assert.equal(panelPatienceMs(10, 9, answers(9, 10_000), null), 40_016);
    assert.equal(panelPatienceMs(10, 9, [...answers(8, 10_000), 90_000], null), 40_016);
    assert.equal(panelPatienceMs(10, 9, answers(9, 1_000), null), 20_000);
    assert.equal(panelPatienceMs(10, 9, answers(9, 70_000), null), 120_000);
    assert.equal(panelPatienceMs(10, 9, answers(9, 70_000), 300_000), 300_000);
  });

  it('R-W02 R-W03 is not shortened by answers of a workflow before, whose time nobody knows', () => {
    assert.equal(panelPatienceMs(40, 36, answers(1, 9_000), null), 36_000);
    assert.equal(panelPatienceMs(40, 36, [], null), 120_000);
  });
});
