import assert from 'node:assert/strict';
import fc from 'fast-check';
import { languages } from '../../../../src/languages/codes.ts';
import { namedUnits, vocabularies } from '../../../../src/languages/languages.ts';
import { unitSigns, unitTable } from '../../../../src/text/units/table.ts';
import { conversion, isOneKind, unitOf } from '../../../../src/text/units/units.ts';
import { linesIn } from '../../../support/texts/by-language.ts';

const turned = (value: number, from: string, to: string) =>
  conversion(unitOf(from), unitOf(to))?.(value) ?? null;
const kinds = [...Map.groupBy(unitTable.values(), ({ kind }) => kind).values()];
/** Two units of one kind, of which some are counted per one or another period. */
const twoUnits = fc
  .constantFrom(...kinds)
  .chain((own) => fc.tuple(fc.constantFrom(...own), fc.constantFrom(...own)))
  .map(([a, b]) => [a.sign, b.sign] as const);
const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('units', () => {
  // A figure as a synthesizer words it, and the same one in another unit.
  for (const line of languages.flatMap((language) => linesIn(language, 'unit')))
    it(`R-R24 (units) ${line}`, () => {
      const [given = '', expected = ''] = line.split(' = ');
      const [, low = '', unit = ''] = /^(\S+) (.*)$/.exec(given) ?? [];
      const [, same = '', other = ''] = /^(\S+) (.*)$/.exec(expected) ?? [];
      assert.equal(turned(Number(low), unit, other), Number(same));
    });

  it('R-R24 (units) what is not of one kind is not converted', () => {
    for (const [a, b] of [
      ['minutes', 'km'],
      ['€', '$'],
      ['pence', '€'],
      ['cents', 'yen'],
      ['tons', 'kg'],
      ['percentage points', '%'],
      ['percentage points', 'share of the budget'],
      ['cups', 'ml'],
      ['teaspoons', 'tablespoons'],
      ['° C', '°'],
      ['in millions', 'cm'],
      ['kWh per 2-person household', 'kWh per 4-person household'],
      ['€ per 4 hours', '€ per hour'],
      ['€ per 100 km', '€ per 100 minutes'],
      ['deaths per 100,000', 'deaths per 100,000 km'],
      ['calories', 'kcal'],
      ['light bulbs', 'light years'],
      ['business days', 'weeks'],
      ['hours of practice', 'months'],
      ['hours per day', 'hours per week'],
      ['hours per night', 'hours per week'],
      // A room beside a day's outlay, a wage, a heat pump, and ways to the toilet.
      ['€ per night', '€ per day'],
      ['€ per night', '€ per hour'],
      ['kWh per night', 'kWh per day'],
      ['visits per night', 'visits per day'],
      ['hours per night shift', 'hours per day'],
      ['€ per 24-hour ticket', '€ per day'],
      ['€ per hour', '€ per year'],
      ['kWh per person', 'kWh per year'],
      ['minutes', 'minutes per day'].toReversed(),
      ['年级', '年'],
    ] as [string, string][])
      assert.equal(turned(1, a, b), null, `${a} → ${b}`);
  });

  it('R-R24 (units) “in” is a unit alone, and “an” a word for per only before one', () => {
    assert.equal(unitOf('in euros').signs[0], undefined);
    assert.equal(unitOf('need of an adult').per, '');
    assert.equal(unitOf('euros par an').per, 'time');
    assert.equal(unitOf('Grad im Schatten').per, '');
  });

  it('R-R24 (units) time spent on something is told in hours and minutes alone', () => {
    assert.equal(turned(90, 'minutes of sleep', 'hours'), 1.5);
    assert.equal(turned(2, 'hours', 'minutes of practice'), 120);
    assert.equal(turned(48, 'hours', 'days'), 2);
    assert.ok(!isOneKind(unitOf('hours of practice'), unitOf('months')));
    assert.ok(isOneKind(unitOf('hours of sleep'), unitOf('hours')));
  });

  it('R-R24 (units) there and back a figure stays the same, to the digits that are kept', () => {
    fc.assert(
      fc.property(twoUnits, value, ([a, b], given) => {
        const [there, back] = [conversion(unitOf(a), unitOf(b)), conversion(unitOf(b), unitOf(a))];
        assert.ok(there && back);
        const again = back(there(given));
        const size = Math.max(Math.abs(given), unitOf(a).kind === 'temperature' ? 1000 : 0);
        assert.ok(Math.abs(again - given) <= size * 1e-11 + 1e-290, `${given} ${a} is ${again} by ${b}`);
      }),
    );
  });

  it('R-R24 (units) the larger of two figures is the larger one in any other unit', () => {
    fc.assert(
      fc.property(twoUnits, value, value, ([a, b], one, other) => {
        const there = conversion(unitOf(a), unitOf(b));
        assert.ok(there);
        assert.ok(one <= other === there(one) <= there(other) || there(one) === there(other));
      }),
    );
  });

  it('R-R24 (units) every name of every language means one unit of the table', () => {
    const names = Object.values(vocabularies).flatMap(({ units }) => namedUnits(units.names));
    for (const [written, sign] of [...names, ...unitSigns]) {
      assert.ok(unitTable.has(sign), sign);
      assert.equal(unitOf(written).signs[0], sign, written);
      assert.ok(isOneKind(unitOf(written), unitOf(sign)));
    }
  });

  it('R-R24 (units) every language has names for the units of everyday figures', () => {
    const everyday = 's h d wk mo yr mm cm m km m2 km2 l g kg t kWh °C %'.split(' ');
    const international = new Set(
      [...namedUnits(vocabularies.en.units.names), ...unitSigns].map(([, sign]) => sign),
    );
    for (const [language, { units }] of Object.entries(vocabularies)) {
      const own = new Set(namedUnits(units.names).map(([, sign]) => sign));
      const missing = everyday.filter((sign) => !own.has(sign) && !international.has(sign));
      assert.deepEqual(missing, [], language);
    }
  });

  it('R-R24 (units) money in millions is not money in ones', () => {
    for (const scaled of ['$m', '$ m', 'USD bn', '€ billion', 'EUR Mrd', 'US$ k'])
      for (const plain of ['$', 'USD', '€', 'euros'])
        assert.ok(!isOneKind(unitOf(scaled), unitOf(plain)), `${scaled}, ${plain}`);
    assert.ok(isOneKind(unitOf('$ per month'), unitOf('USD per year')));
  });
});
