import assert from 'node:assert/strict';
import fc from 'fast-check';
import { languages } from '../../../../src/languages/codes.ts';
import { areContradictory, figureGroups } from '../../../../src/report/count/figure-groups.ts';
import { tallyQuantities } from '../../../../src/report/count/quantities.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { medianClause, rangeClause } from '../../../../src/report/prose/clauses.ts';

type Ends = readonly [low: number, high: number];

const valuesOf = (ranges: readonly Ends[]) =>
  ranges.map(([low, high], at) => ({
    ...{ modelId: `m${at}`, low, high, given: null },
    span: { offset: 0, length: 1 },
  }));
const groupsOf = (ranges: readonly Ends[], unit = 'minutes') =>
  figureGroups(valuesOf(ranges), unit).map(({ low, high, count }) => [low, high, count]);
const single = (...figures: readonly number[]) => figures.map((figure): Ends => [figure, figure]);
const tallyOf = (ranges: readonly Ends[], unit = 'minutes') => {
  const note = { what: 'time for it', unit, answersQuestion: true, values: valuesOf(ranges) };
  const [tally] = tallyQuantities([note], new Map(note.values.map(({ modelId }) => [modelId, 9])));
  assert.ok(tally);
  return tally;
};

describe('groups of figures', () => {
  const seven: readonly Ends[] = [[20, 60], ...single(30, 30, 30, 40, 45), [15, 30]];
  const three: readonly Ends[] = [[120, 240], ...single(180, 240)];

  it('R-R24 (groups) divide figures where the next one is three times as large', () => {
    assert.deepEqual(groupsOf([...seven, ...three]), [
      [15, 60, 7],
      [120, 240, 3],
    ]);
    assert.deepEqual(groupsOf(single(1, 2, 3, 6)), []);
    assert.deepEqual(groupsOf(single(1, 3)), [
      [1, 1, 1],
      [3, 3, 1],
    ]);
    assert.deepEqual(
      groupsOf([
        [1, 50],
        [90, 110],
      ] as const),
      [
        [1, 50, 1],
        [90, 110, 1],
      ],
    );
    assert.deepEqual(
      groupsOf([
        [1, 50],
        [40, 300],
      ] as const),
      [],
      'ranges that overlap',
    );
  });

  it('R-R24 (groups) divide figures where the next one is twice as large, with two models on both sides', () => {
    const rivals = [...single(8.6, 8.6, 8.6, 8.6, 8.6), [3, 4], [3, 4], [3, 4]] as const;
    assert.deepEqual(groupsOf([...rivals, ...single(0.9, 187)]), [
      [0.9, 0.9, 1],
      [3, 4, 3],
      [8.6, 8.6, 5],
      [187, 187, 1],
    ]);
    assert.deepEqual(groupsOf(single(3, 3, 6)), [], 'one model');
    assert.deepEqual(groupsOf(single(1, 1, 3.5, 8, 8)), [
      [1, 1, 2],
      [3.5, 8, 3],
    ]);
    assert.deepEqual(groupsOf(single(3, 3, 5.9, 5.9)), [], 'not twice');
  });

  it('R-R24 (groups) are no more than four, and none of degrees or on both sides of zero', () => {
    assert.deepEqual(
      groupsOf(single(1, 10, 40, 400, 1300, 13_000)).map(([, , count]) => count),
      [1, 2, 2, 1],
    );
    assert.deepEqual(groupsOf(single(1, 20), '°C'), []);
    assert.deepEqual(groupsOf(single(-5, 0, 5)), []);
    assert.deepEqual(groupsOf(single(-90, -10)), [
      [-90, -90, 1],
      [-10, -10, 1],
    ]);
  });

  it('R-R24 (groups) part the figures without a rest, whatever these are', () => {
    const ranges = fc.array(
      fc.tuple(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(ranges, (given) => {
        const values = valuesOf(given.map(([low, more]): Ends => [low, low + more]));
        const groups = figureGroups(values, 'km');
        assert.ok(groups.length !== 1 && groups.length <= 4);
        for (const [at, { low, high, count }] of groups.entries()) {
          assert.equal(values.filter((value) => value.low >= low && value.high <= high).length, count);
          assert.ok(at === 0 || low > groups[at - 1]!.high);
        }
        const all = groups.reduce((sum, { count }) => sum + count, 0);
        assert.equal(all, groups.length === 0 ? 0 : values.length);
      }),
    );
  });

  it('R-R24 (groups) figures contradict each other from ten times on, by the nearest ends of ranges', () => {
    const contradict = (ranges: readonly Ends[], unit = 'km') => areContradictory(valuesOf(ranges), unit);
    assert.ok(contradict(single(0.3, 1, 0.03)));
    assert.ok(contradict(single(-1, -10)));
    assert.ok(!contradict(single(1, 9.9)));
    assert.ok(
      !contradict([
        [1, 2],
        [15, 30],
      ] as const),
    );
    assert.ok(!contradict(single(-1, 100, 0)));
    const wide = [
      [1, 20],
      [300, 6000],
    ] as const;
    assert.ok(!contradict(wide), 'each single range reaches as far');
    assert.ok(contradict([...wide, [1, 2]]));
    assert.ok(!contradict(single(1, 40), '°C'));
    assert.ok(!contradict([]));
  });

  it('R-R24 (groups) have no median between them, and fewer than five figures no quartiles', () => {
    const middleOf = (ranges: readonly Ends[]) => {
      const { median, lowerQuartile, upperQuartile } = tallyOf(ranges);
      return [median, lowerQuartile, upperQuartile];
    };
    assert.deepEqual(middleOf([...seven, ...three]), [null, null, null]);
    assert.deepEqual(middleOf(single(10, 11, 12, 13)), [11.5, null, null]);
    assert.deepEqual(middleOf(single(10, 11, 12, 13, 14)), [12, 11, 13]);
    const ranges = [10, 11, 12].map((low) => [low, low + 2] as const);
    assert.deepEqual(middleOf([...ranges, ...single(13, 14)]), [13, null, null], 'most are ranges');
  });

  for (const language of languages)
    it(`R-R24 (groups) the sentence names each group: ${language}`, () => {
      const words = messagesIn(language);
      const told = (ranges: readonly Ends[]) =>
        [rangeClause, medianClause].map((clause) => clause(tallyOf(ranges), 10, words));
      for (const text of told([...seven, ...three])) {
        assert.match(text, /15–60 minutes.*120–240 minutes/);
        assert.doesNotMatch(text, /\{|42|undefined/);
      }
      assert.doesNotMatch(told(single(10, 11, 12, 13))[0] ?? '', /10\.|12\./);
    });
});
