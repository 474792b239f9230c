import assert from 'node:assert/strict';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { unitOfOne } from '../../../../src/text/form/unit-of-one.ts';

describe('the unit of one thing', () => {
  const said = (language: string, ...units: string[]) =>
    units.map((unit) => unitOfOne(unit, new Map([['hours', 'hour']]), pageWordsIn(language).singulars));

  for (const [language, many, one] of [
    ['en', 'cups|weekends|time zones|boxes of tea|US dollars', 'cup|weekend|time zone|box of tea|US dollar'],
    ['de', 'Tassen|Kaffeetassen|Nächte|Blitze pro Tag', 'Tasse|Kaffeetasse|Nacht|Blitz pro Tag'],
    ['fr', 'tasses|week-ends|jours ouvrés|cuillères à soupe', 'tasse|week-end|jour ouvré|cuillère à soupe'],
    ['es', 'tazas|fines de semana|veces|metros cuadrados', 'taza|fin de semana|vez|metro cuadrado'],
    ['it', 'tazze|notti|fusi orari|porzioni', 'tazza|notte|fuso orario|porzione'],
    ['pt', 'xícaras|fins de semana|vezes|metros quadrados', 'xícara|fim de semana|vez|metro quadrado'],
  ] as const)
    it(`R-R14 has the singular of its nouns, and of words that change with them: ${language}`, () => {
      assert.deepEqual(said(language, ...many.split('|')), one.split('|'));
    });

  it('R-R14 stays as it is where it is one already, a sign, or of a language without a plural', () => {
    for (const [language, ...units] of [
      ['en', 'gas', 'series', 'GPS', 'm/s', 'cup', '% of homes', 'degree Celsius', ''],
      ['fr', 'fois', 'mois', 'prix', 'euro'],
      ['de', 'Euro', 'Zimmer', 'Prozent'],
      ['it', 'fine settimana', 'euro', 'mese'],
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
