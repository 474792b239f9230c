import assert from 'node:assert/strict';
import { synthesisProgress } from '../../../../src/domain/progress/synthesis-progress.ts';
import { stepNames } from '../../../../src/domain/run/stages.ts';

describe('the progress of a synthesis', () => {
  it('R-U04 goes from the first extraction to the last section, and never back', () => {
    const order = ['extract', 'camps_classify', 'group_all', 'camps', 'camps_place', 'select', 'label'];
    const rest = ['adjudicate_settle', 'write', 'read_settle'];
    const partsOf: Record<string, number> = { extract: 10, label: 10, write: 4, read_settle: 4 };
    const parts: Record<string, number> = {};
    let before = 0;
    for (const step of [...order, ...rest]) {
      assert.ok((stepNames as string[]).includes(step));
      for (let n = 1; n <= (partsOf[step] ?? 1); n++) {
        parts[step] = n;
        const { done, known } = synthesisProgress(parts, 10);
        assert.equal(done, before + 1, `${step} ${n}`);
        assert.equal(known, 34);
        before = done;
      }
    }
    assert.equal(before, 34);
  });

  it('R-U04 counts what was left out as done once a later step has begun', () => {
    assert.deepEqual(synthesisProgress({ extract: 7, camps: 1 }, 10), { done: 8, known: 34 });
    assert.deepEqual(synthesisProgress({ extract: 7, camps: 1, select: 1 }, 10), { done: 15, known: 34 });
    assert.deepEqual(synthesisProgress({ extract: 7, label: 3, write: 1 }, 10), { done: 27, known: 34 });
    assert.deepEqual(synthesisProgress({}, 10), { done: 0, known: 34 });
    assert.deepEqual(synthesisProgress({ extract: 12 }, 10).done, 10);
  });
});
