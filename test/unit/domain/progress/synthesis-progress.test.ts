import assert from 'node:assert/strict';
import fc from 'fast-check';
import { synthesisProgress } from '../../../../src/domain/progress/synthesis-progress.ts';
import { stepNames, steps } from '../../../../src/domain/run/stages.ts';

const partsOf = { answers: 10, sections: 4, 1: 1 };
const counted = stepNames.flatMap((name) => {
  const { parts } = steps[name];
  return parts === null ? [] : [{ name, parts: partsOf[parts] }];
});
const known = counted.reduce((sum, { parts }) => sum + parts, 0);

describe('the progress of a synthesis', () => {
  it('R-U04 goes from the first extraction to the last section, and never back', () => {
    const selected = counted.findIndex(({ name }) => name === 'select');
    const analysis = fc.shuffledSubarray(counted.slice(0, selected), { minLength: selected });
    fc.assert(
      fc.property(analysis, (begun) => {
        const parts: Record<string, number> = {};
        let before = 0;
        for (const step of [...begun, ...counted.slice(selected)])
          for (let n = 1; n <= step.parts; n++) {
            parts[step.name] = n;
            assert.deepEqual(synthesisProgress(parts, 10), { done: ++before, known }, `${step.name} ${n}`);
          }
        assert.equal(before, known);
      }),
    );
  });

  it('R-U04 counts what was left out as done once a later step has begun', () => {
    assert.deepEqual(synthesisProgress({ extract: 7, camps: 1 }, 10), { done: 8, known });
    assert.deepEqual(synthesisProgress({ extract: 7, camps: 1, select: 1 }, 10), { done: 15, known });
    assert.deepEqual(synthesisProgress({ extract: 7, label: 3, write: 1 }, 10), { done: 27, known });
    assert.deepEqual(synthesisProgress({}, 10), { done: 0, known });
    assert.deepEqual(synthesisProgress({ extract: 12 }, 10).done, 10);
  });
});
