import assert from 'node:assert/strict';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { unitOfOne } from '../../../../src/text/form/unit-of-one.ts';

describe('the unit of one thing', () => {
  const said = (language: string, ...units: string[]) =>
    units.map((unit) => unitOfOne(unit, new Map([['hours', 'hour']]), pageWordsIn(language).singulars));

  it('R-R14 has the singular of an English noun', () => {
    const many = 'cups|weekends|time zones|boxes of tea|US dollars|calories|headaches|parties|glasses';
    const one = 'cup|weekend|time zone|box of tea|US dollar|calorie|headache|party|glass';
    assert.deepEqual(said('en', ...many.split('|')), one.split('|'));
  });

  it('R-R14 stays as it is where it is one already, a sign, or not English', () => {
    for (const [language, ...units] of [
      [
        'en',
        'gas',
        'series',
        'GPS',
        'Gbps',
        'm/s',
        'cup',
        '% of homes',
        'degree Celsius',
        'virus',
        'basis',
        '',
      ],
      ['fr', 'fois', 'degrés Celsius', 'tasses'],
      ['de', 'Euro', 'Tage', 'Montage'],
      ['es', 'países'],
      ['ja', '杯', 'cups'],
      ['zh', '杯'],
    ] as const)
      assert.deepEqual(said(language, ...units), units);
  });

  it('R-R14 has the singular of a known unit, with what it is counted by', () => {
    assert.deepEqual(said('en', 'hours per day', 'hours'), ['hour per day', 'hour']);
    assert.deepEqual(said('ja', 'hours'), ['hour']);
  });
});
