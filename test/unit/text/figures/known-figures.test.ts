import assert from 'node:assert/strict';
import { numberCheck } from '../../../../src/report/prose/prose.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';

const isKnown = (wanted: string, source: string) => numbersMissingFrom(wanted, [source]).length === 0;

describe('figures that sources know', () => {
  it('R-R05 a source may have a figure in words of any language', () => {
    for (const [wanted, source] of [
      ['Adults need 8 hours.', 'You should sleep eight hours a night.'],
      ['Il faut 25 jours.', 'Comptez vingt-cinq jours.'],
      ['Es dauert 2 Millionen Jahre.', 'Das dauert zwei Millionen Jahre.'],
      ['Add 0.5 cups.', 'Add half a cup.'],
      ['25天', '需要二十五天'],
    ] as const)
      assert.ok(isKnown(wanted, source), wanted);
    assert.ok(!isKnown('Adults need 9 hours.', 'You should sleep eight hours a night.'));
    assert.ok(!isKnown('It takes 5 days.', 'It takes twenty-five days.'));
  });

  it('R-R05 prose may give in digits what its sources have in words of its language', () => {
    const problems = numberCheck('It takes six hours, once.', '', 'en');
    assert.deepEqual(problems('It takes 6 hours.'), []);
    assert.equal(problems('It takes 11 hours.').length, 1); // "Once" is eleven in Spanish.
  });
});
