import assert from 'node:assert/strict';
import fc from 'fast-check';
import { labellingVerdict, labelQuorum, panelVerdict } from '../../../../src/domain/run/quorum.ts';

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

  it('R-W12 R-R28 counts stances while a fifth of the labellings failed, and fails a synthesis above half', () => {
    const verdicts = [0, 2, 3, 5, 6, 10].map((failed) => labellingVerdict(10, failed));
    assert.deepEqual(verdicts, ['counted', 'counted', 'withheld', 'withheld', 'failed', 'failed']);
    assert.equal(labellingVerdict(40, 8), 'counted');
    assert.equal(labellingVerdict(40, 9), 'withheld');
    assert.equal(labellingVerdict(7, 4), 'failed');
    assert.equal(labellingVerdict(0, 0), 'counted');
  });
});
