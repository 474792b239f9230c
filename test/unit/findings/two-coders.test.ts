import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ResponseLabels, Stance } from '../../../src/findings/findings.ts';
import {
  alphaOfCoders,
  compareCoders,
  isTooLow,
  reconcile,
  sampleSize,
} from '../../../src/findings/two-coders.ts';

const span = (offset: number) => ({ offset, length: 5 });

/** Labels of one response: a letter for each claim, `-` for silence. */
function labels(modelId: string, letters: string, campId = 1, shift = 0): ResponseLabels {
  const stanceOf: Readonly<Record<string, Stance>> = { s: 'support', o: 'oppose', m: 'mixed' };
  return {
    modelId,
    stances: [...letters].flatMap((letter, place) => {
      const stance = stanceOf[letter];
      return stance ? [{ claimId: place + 1, stance, span: span(10 * place + shift) }] : [];
    }),
    camp: campId === 0 ? null : { campId, span: span(90 + shift) },
  };
}

const coded = (coder: string, all: readonly ResponseLabels[]) => all.map((own) => ({ ...own, coder }));

describe('two coders', () => {
  it('R-R15 (the sample) is a tenth of the responses, at least ten, all of a small panel', () => {
    assert.deepEqual([0, 2, 10, 40, 100, 172].map(sampleSize), [0, 2, 10, 10, 10, 18]);
  });

  it('R-R15 (doubt) what they agree on stays; what they differ on is in doubt, with every place', () => {
    const { labels: both, doubted } = reconcile(labels('a', 'soms-'), labels('a', 'ssm-o', 1, 3));
    assert.deepEqual(both.stances, [
      { claimId: 1, stance: 'support', span: span(0) },
      { claimId: 2, stance: 'mixed', span: span(10), otherSpan: span(13) },
      { claimId: 3, stance: 'mixed', span: span(20) },
      { claimId: 4, stance: 'mixed', span: span(30) },
      { claimId: 5, stance: 'mixed', span: span(43) },
    ]);
    assert.equal(doubted, 3);
  });

  it('R-R15 (doubt) a response for which they name two camps is in none', () => {
    const campOf = (first: number, second: number) =>
      reconcile(labels('a', 's', first), labels('a', 's', second)).labels.camp?.campId ?? null;
    assert.deepEqual(
      [campOf(1, 1), campOf(1, 2), campOf(0, 2), campOf(1, 0), campOf(0, 0)],
      [1, null, 2, 1, null],
    );
  });

  it('R-R15 (the bound) all are labelled twice if the sample is unreliable, and only then', () => {
    const first = coded(
      'lab/one',
      ['a', 'b', 'c'].map((id) => labels(id, 'so-s')),
    );
    const compare = (letters: string, ids: readonly string[]) =>
      compareCoders({
        claimIds: [1, 2, 3, 4],
        sample: ['a', 'b'],
        first,
        second: coded(
          'lab/two',
          ids.map((id) => labels(id, letters)),
        ),
      });
    const good = compare('so-s', ['a', 'b']);
    assert.deepEqual([good.all, good.left, good.labelledTwice, good.doubted], [false, [], [], 0]);
    const bad = compare('os-o', ['a', 'b']);
    assert.deepEqual([bad.all, bad.left], [true, ['c']]);
    const whole = compare('os-o', ['a', 'b', 'c']);
    assert.deepEqual([whole.left, whole.labelledTwice, whole.doubted], [[], ['a', 'b', 'c'], 9]);
    assert.equal(whole.compared.length, 2, 'the figure is that of the sample');
  });

  it('R-R15 (the figure) takes three of a sample of ten: chance leaves fewer in one honest run of a hundred', () => {
    const alpha = (responses: number, sampled: number) =>
      alphaOfCoders({
        sampled,
        compared: Array.from({ length: responses }, () => [
          ['support', 'support'],
          ['oppose', 'oppose'],
        ]),
      });
    assert.deepEqual([alpha(3, 10), alpha(2, 10), alpha(6, 18), alpha(5, 18)], [1, null, 1, null]);
    assert.deepEqual([alpha(2, 2), alpha(1, 2)], [1, null]);
  });

  it('R-R15 (the bound) is kept by what is printed as 0.67', () => {
    assert.deepEqual([0.66, 0.664, 0.6699, 0.67, 1, null].map(isTooLow), [
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('R-R15 what one and the same model has labelled twice is not compared', () => {
    const both = coded('lab/two', [labels('a', 'so'), labels('b', 'ss')]);
    const { compared, all } = compareCoders({
      claimIds: [1, 2],
      sample: ['a', 'b'],
      first: both,
      second: both,
    });
    assert.deepEqual([compared, all], [[], false]);
  });

  it('R-R15 (doubt) no claim is lost or doubled, and no place is invented, whatever the coders find', () => {
    const letters = fc.string({ unit: fc.constantFrom('s', 'o', 'm', '-'), minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const [first, second] = [labels('a', one), labels('a', other, 1, 3)];
        const { stances } = reconcile(first, second).labels;
        const given = [...first.stances, ...second.stances];
        assert.deepEqual(
          stances.map(({ claimId }) => claimId),
          [...new Set(given.map(({ claimId }) => claimId))].sort(),
        );
        for (const { claimId, stance, span: at, otherSpan } of stances) {
          const own = given.filter((each) => each.claimId === claimId);
          const agreed = own.length === 2 && own[0]?.stance === own[1]?.stance;
          assert.equal(stance, agreed ? own[0]?.stance : 'mixed');
          const places = agreed ? own.slice(0, 1) : own;
          assert.deepEqual(
            [at, ...(otherSpan ? [otherSpan] : [])],
            places.map((each) => each.span),
          );
        }
      }),
    );
  });
});
