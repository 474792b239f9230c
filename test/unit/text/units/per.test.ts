import assert from 'node:assert/strict';
import { byFirst, perPart, perWordsIn, splitAtPer } from '../../../../src/text/units/per.ts';
import { unitTable } from '../../../../src/text/units/table.ts';

describe('what a unit is counted per', () => {
  it('R-R24 (units) stands behind a word for per of any language, or before a unit', () => {
    for (const [unit, ...parts] of [
      ['kWh/100 km', 'kWh', '100 km'],
      ['dollars an hour', 'dollars', 'hour'],
      ['Euro im Monat', 'Euro', 'Monat'],
      ['horas a la semana', 'horas', 'semana'],
      ['need of an adult', 'need of an adult'],
    ] as const)
      assert.deepEqual(
        splitAtPer(unit).map((part) => part.trim()),
        parts,
        unit,
      );
    assert.equal(byFirst('1日あたりの回数'), '回数/日');
    assert.deepEqual(perWordsIn('How many kWh per 100 km?'), [' 100 km?']);
  });

  it('R-R24 (units) may be several of a unit, and of things powers of ten', () => {
    const read = (part: string, own = 'kWh') => {
      const { key, factor } = perPart(part, unitTable.get(own) ?? null);
      return [key, factor];
    };
    assert.deepEqual(read('100 km'), ['length', 100_000]);
    assert.deepEqual(read('100,000 inhabitants')[1], 100_000);
    assert.deepEqual(read('million inhabitants')[1], 1_000_000);
    assert.deepEqual(read('4 person household')[1], 1);
    assert.deepEqual(read('4 hours', 'EUR'), ['4 h', 1]);
  });
});
