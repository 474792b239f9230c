import assert from 'node:assert/strict';
import { numberCheck } from '../../../../src/report/prose/prose.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';

const isKnown = (wanted: string, source: string) => numbersMissingFrom(wanted, [source]).length === 0;

describe('figures that sources know', () => {
  it('R-R05 a source may have a figure in words of its language', () => {
    for (const [wanted, source] of [
      ['Adults need 8 hours.', 'You should sleep eight hours a night.'],
      ['Il faut 25 jours.', 'Comptez vingt-cinq jours pour le tout.'],
      ['Es dauert 2 Millionen Jahre.', 'Das dauert zwei Millionen Jahre.'],
      ['Add 0.5 cups.', 'You should add half of a cup.'],
      ['25天', '需要二十五天'],
    ] as const)
      assert.ok(isKnown(wanted, source), wanted);
    assert.ok(!isKnown('Adults need 9 hours.', 'You should sleep eight hours a night.'));
    assert.ok(!isKnown('It takes 5 days.', 'It takes twenty-five days.'));
  });

  it('R-R05 a word that is a number in another language alone is no figure of a source', () => {
    for (const [wanted, source] of [
      ['It takes 2 days.', 'The delay is due to rain.'], // Italian
      ['It takes 11 years.', 'I did it once.'], // Spanish
      ['It costs 100 dollars.', 'It is not worth a cent to me.'], // French
      ['It needs a share of 1/3.', 'There are tiers of service for that.'], // French
    ] as const)
      assert.ok(!isKnown(wanted, source), wanted);
  });

  it('R-R05 a source of few words may be in the language of the texts beside it', () => {
    const missing = (beside: string) => [
      numbersMissingFrom('Il faut 25 jours.', ['Vingt-cinq jours.', beside]),
      numbersMissingFrom('Il faut 25 jours.', ['Vingt-cinq jours.'], beside),
    ];
    assert.deepEqual(missing('Combien de temps faut-il pour une maison ?'), [[], []]);
    assert.deepEqual(missing('How long does it take to build a house?'), [['25'], ['25']]);
  });

  it('R-R05 prose may give in digits what its sources have in words of its language', () => {
    const problems = numberCheck('It takes six hours, once.', '', 'en');
    assert.deepEqual(problems('It takes 6 hours.'), []);
    assert.equal(problems('It takes 11 hours.').length, 1); // "Once" is eleven in Spanish.
  });
});
