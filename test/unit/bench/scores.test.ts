import assert from 'node:assert/strict';
import fc from 'fast-check';
import { macroF1 } from '../../../bench/panel/scores/measures/macro-f1.ts';
import { adjustedRandIndex } from '../../../bench/panel/scores/measures/rand-index.ts';
import { spearman } from '../../../bench/panel/scores/measures/spearman.ts';
import { proseScores } from '../../../bench/panel/scores/prose.ts';

const group = fc.constantFrom('a', 'b', 'c', 'd');
const pairs = fc.array(fc.tuple(group, group), { minLength: 2, maxLength: 40 });
const renamed = (names: readonly string[]) => names.map((name) => `${name.charCodeAt(0) * 7}`);

describe('the macro-F1 of a bench', () => {
  it('is the mean of the F1 of each class, worked out by hand', () => {
    // support: 1 hit, 1 missed, 1 wrong; oppose: 1 hit, 1 wrong; mixed: 1 missed.
    const judged = [
      ['support', 'support'],
      ['support', 'oppose'],
      ['oppose', 'oppose'],
      ['mixed', 'support'],
    ] as const;
    assert.equal(macroF1(judged), (1 / 2 + 2 / 3 + 0) / 3);
  });

  it('weighs a rare class as much as a frequent one', () => {
    const judged = [...Array(99).fill(['silence', 'silence']), ['support', 'silence']];
    assert.equal(macroF1(judged), (198 / 199 + 0) / 2);
  });

  it('is null of nothing, 1 of the truth, and never outside 0 to 1', () => {
    assert.equal(macroF1([]), null);
    fc.assert(
      fc.property(pairs, (judged) => {
        assert.equal(macroF1(judged.map(([truth]) => [truth, truth])), 1);
        const score = macroF1(judged)!;
        assert.ok(score >= 0 && score <= 1);
        assert.equal(
          score === 1,
          judged.every(([truth, said]) => truth === said),
        );
      }),
    );
  });
});

describe('the adjusted Rand index of a bench', () => {
  it('is that of the examples worked out by hand', () => {
    // Pairs together: 1 in both, 2 in the first, 1 in the second, 6 in all: (1 − 2·1/6) / (1.5 −
    // 2·1/6).
    assert.equal(adjustedRandIndex(['a', 'a', 'b', 'b'], ['x', 'x', 'y', 'z']), (1 - 1 / 3) / (1.5 - 1 / 3));
    assert.equal(adjustedRandIndex(['a', 'a', 'a', 'a'], ['w', 'x', 'y', 'z']), 0);
    // No pair is in both: as bad as it gets with two and two.
    assert.equal(adjustedRandIndex(['a', 'a', 'b', 'b'], ['x', 'y', 'x', 'y']), (0 - 2 / 3) / (2 - 2 / 3));
  });

  it('is 1 for the same groups under other names, the same both ways, and at most 1', () => {
    fc.assert(
      fc.property(pairs, (judged) => {
        const [first, second] = [judged.map(([a]) => a), judged.map(([, b]) => b)];
        assert.equal(adjustedRandIndex(first, renamed(first)), 1);
        const score = adjustedRandIndex(first, second);
        assert.equal(score, adjustedRandIndex(second, first));
        assert.equal(score, adjustedRandIndex(renamed(first), second));
        assert.ok(score <= 1);
      }),
    );
  });

  it('is about 0 for groups by chance', () => {
    const by = (step: number) => Array.from({ length: 2_000 }, (_, at) => `${Math.floor(at / step) % 4}`);
    assert.ok(Math.abs(adjustedRandIndex(by(1), by(4))) < 0.01);
  });
});

describe('the rank correlation of a bench', () => {
  it('is that of examples worked out by hand, with mean ranks for ties', () => {
    const paired = (a: readonly number[], b: readonly number[]) =>
      spearman(a.map((value, at) => [value, b[at]!] as const));
    assert.equal(paired([1, 2, 30], [5, 6, 7]), 1);
    assert.equal(paired([1, 2, 3], [9, 8, -7]), -1);
    assert.equal(paired([1, 2, 3, 4], [1, 3, 2, 4]), 1 - (6 * 2) / (4 * 15));
    // Ranks 1, 2.5, 2.5 against 1, 2, 3.
    assert.equal(paired([1, 2, 2], [1, 2, 3]), 1.5 / Math.sqrt(1.5 * 2));
    assert.equal(paired([1, 1], [1, 2]), null);
  });
});

describe('the prose scores of a bench', () => {
  const lie = { kind: 'lie', stage: 'write_answer', line: 'Only three disagree.' } as const;
  const through = (directAnswer: string) =>
    proseScores({ answer: { direct_answer: directAnswer } as never, analysis: null as never }, [lie])
      .liesLetThrough;

  it('find a sentence, and not its words in another one', () => {
    assert.equal(through('Prices differ. Only three disagree.'), 1);
    assert.equal(through('Only three disagree.'), 1);
    assert.equal(through('Prices differ. Only with that income do other measures succeed.'), 0);
  });
});
