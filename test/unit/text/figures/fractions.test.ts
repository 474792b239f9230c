import assert from 'node:assert/strict';
import fc from 'fast-check';
import { figuresIn, holdsFigure } from '../../../../src/text/figures/figures.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';
import { holdsNumber, wordsAgainstFigures } from '../../../../src/text/figures/number-words.ts';

const fractions = [
  ...['1/2', '1/3', '2/3', '1/4', '3/4', '1/6', '5/6', '1/8', '3/8', '5/8', '7/8'],
  ...['1/16', '15/16', '5/32', '31/32'],
];
const worth = (fraction: string) => {
  const [part = 0, of = 1] = fraction.split('/').map(Number);
  return part / of;
};

/** Ways to write a fraction, alone or behind a whole number. */
const spellings: readonly ((whole: number, fraction: string) => string)[] = [
  (whole, fraction) => (whole === 0 ? fraction : `${whole} ${fraction}`),
  (whole, fraction) => (whole === 0 ? fraction : `${whole}-${fraction}`),
  (whole, fraction) => (whole === 0 ? fraction : `${whole} and ${fraction}`),
  (whole, fraction) => `${whole === 0 ? '' : `${whole} `}${fraction.replace('/', '⁄')}`,
  (whole, fraction) => `${whole === 0 ? '' : whole}${signs[fraction] ?? ` ${fraction}`}`.trim(),
];
const signs: Readonly<Record<string, string>> = {
  ...{ '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/6': '⅙', '5/6': '⅚' },
  ...{ '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' },
};

describe('fractions in texts', () => {
  const mixed = fc.record({ whole: fc.nat(999), fraction: fc.constantFrom(...fractions) });
  const spelling = fc.constantFrom(...spellings);

  it('R-R12 a fraction is one number, whose value is found as a decimal, and so are its roundings', () => {
    fc.assert(
      fc.property(mixed, spelling, fc.constantFrom(2, 3, 4, 15), ({ whole, fraction }, write, digits) => {
        const written = write(whole, fraction);
        const value = whole + worth(fraction);
        const text = `- ${written} cups of water`;
        const isExact = Number(value.toFixed(6)) === value;
        assert.equal(figuresIn(text).length, 1, text);
        assert.ok(holdsFigure(text, value, null), text);
        if (!isExact) assert.ok(holdsFigure(text, Number(value.toFixed(Math.min(digits, 4))), null), text);
        if (whole > 0) assert.ok(!holdsFigure(text, whole, null), text);
      }),
    );
  });

  it('R-R12 a fraction is found again in every other spelling of its value', () => {
    fc.assert(
      fc.property(mixed, spelling, spelling, ({ whole, fraction }, a, b) => {
        assert.deepEqual(
          numbersMissingFrom(`use ${a(whole, fraction)}`, [`about ${b(whole, fraction)}`]),
          [],
        );
      }),
    );
  });

  const held: readonly (readonly [text: string, held: readonly number[], not: readonly number[]])[] = [
    ['* 1/2 cup butter', [0.5], [1, 2]],
    ['Stir in 1/2 cup of water.', [0.5], []],
    ['Use about 2/3 cup.', [0.67, 0.667], [2, 3, 0.66]],
    ['1½ cups; 2¾ cups', [1.5, 2.75], [1, 2, 0.5, 11]],
    ['1-1/2 to 2 1/2 hours', [1.5, 2.5], [1, 2, 0.5]],
    ['1 to 1 1/2 hours', [1, 1.5], [0.5, 2]],
    ['1/2–3/4 cup, or 1/4-1/3', [0.5, 0.75, 0.25, 0.33], [1, 2, 3, 4]],
    ['１／２ cup', [0.5], [1, 2]],
    ['约1/2杯', [0.5], [1, 2]],
    ['1/2 million people', [500_000], [0.5, 1, 2]],
    ['1/3rd of it', [0.33], [1, 3]],
    // What a slash says besides, each with the numbers that it joins.
    ['on 1/2/2024 and 2024/1/2', [1, 2, 2024], [0.5]],
    ['24/7, 9/11, 50/50, 2/4, 3/2', [24, 7, 9, 11, 50, 2, 4, 3], [0.5, 1.5, 1]],
    ['rated 4/5, then 7/10', [4, 5, 7, 10, 0.8, 0.7], []],
    ['a phase 2/3 trial with Python 3/4 and HIV-1/2', [1, 2, 3, 4], []],
    ['km/h, and/or, v1/2, 1.5/2, 1/2.5, example.org/1/2', [2, 1.5, 1, 2.5], [0.5]],
  ];
  for (const [text, values, others] of held)
    it(`R-R12 reads the numbers of “${text}”`, () => {
      for (const value of values) assert.ok(holdsFigure(text, value, null), String(value));
      for (const value of others) assert.ok(!holdsFigure(text, value, null), String(value));
    });

  const inWords: readonly (readonly [text: string, value: number])[] = [
    ['Half a cup.', 0.5],
    ['A half-hour.', 0.5],
    ['Three quarters of a cup.', 0.75],
    ['A quarter cup, two thirds of it water.', 0.67],
    ['Two and a half hours.', 2.5],
    ['1 and a half cups.', 1.5],
    ['An hour and a half.', 1.5],
    ['Eine halbe Stunde.', 0.5],
    ['Anderthalb Stunden.', 1.5],
    ['Zweieinhalb Tassen.', 2.5],
    ['Deux heures et demie.', 2.5],
    ['Un quart d’heure.', 0.25],
    ['Una hora y media.', 1.5],
    ['Meia xícara.', 0.5],
    ['Due ore e mezza.', 2.5],
    ['需要2个半小时。', 2.5],
    ['半カップの水。', 0.5],
    ['Half a million people.', 500_000],
    ['One and a half million people.', 1_500_000],
    ['Two and a half billion years.', 2_500_000_000],
    ['Eine halbe Million Menschen.', 500_000],
    ['Anderthalb Millionen Menschen.', 1_500_000],
    ['Un demi-million de gens.', 500_000],
    ['Deux millions et demi de gens.', 2_500_000],
    ['Medio millón de personas.', 500_000],
    ['Un millón y medio.', 1_500_000],
    ['Mezzo milione.', 500_000],
    ['Un milione e mezzo.', 1_500_000],
    ['Meio milhão.', 500_000],
    ['Um milhão e meio.', 1_500_000],
    ['Zero deaths, null Tote, cero muertes.', 0],
    ['Zéro mort.', 0],
    ['死者はゼロ。', 0],
    ['死亡人数为零。', 0],
    ['Roughly a year.', 1],
    ['It takes about an hour.', 1],
  ];
  for (const [text, value] of inWords)
    it(`R-R12 finds ${value} in “${text}”`, () => assert.ok(holdsNumber(text, value)));

  it('R-R12 no part of a word is a fraction, and none stands for another', () => {
    assert.ok(!holdsNumber('On behalf of a demigod.', 0.5));
    assert.ok(!holdsNumber('Half a cup.', 1.5));
    assert.ok(!holdsNumber('Three quarters of a cup.', 0.25));
    assert.ok(!holdsNumber('Two and a half hours.', 3.5));
    assert.ok(!holdsNumber('The quarter has three streets.', 0.75));
    assert.ok(!holdsNumber('Half a cup.', -0.5));
    assert.ok(!holdsNumber('One and a half million.', 2_500_000));
    for (const text of ['30 euros a month.', 'Half a year.', 'A quarter of an hour.', 'A second opinion.'])
      assert.ok(!holdsNumber(text, 1), text);
    assert.ok(!holdsNumber('Two and a half hours a day.', 1.5));
  });

  it('R-R12 the lower number of a fraction counts nothing', () => {
    const sources = 'Take 1/2 cup of milk, 1 1/2 cups of water and 3 cups of flour.';
    assert.deepEqual(wordsAgainstFigures('Take two cups.', sources, 'en'), ['two cups']);
    assert.deepEqual(wordsAgainstFigures('Take half a cup, or three cups.', sources, 'en'), []);
  });
});
