import assert from 'node:assert/strict';
import { groupQuantities, type NamedQuantity } from '../../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';

const copies = buildCopyIndex([], []);
const named = (alias: string, what: string, unit: string, answersQuestion = false): NamedQuantity => ({
  alias,
  what,
  unit,
  low: 5,
  high: 5,
  answersQuestion,
  span: { offset: 0, length: 5 },
});
const groupsOf = (...quantities: NamedQuantity[]) =>
  groupQuantities(quantities, copies, 'What does it cost?').groups.map(({ values }) =>
    values.map(({ alias }) => alias),
  );

describe('units of figures', () => {
  it('R-R12 money has one unit by its name, its sign and its code, and each currency its own', () => {
    const spent = (...units: readonly string[]) =>
      groupsOf(...units.map((unit, index) => named(`A${index}`, 'yearly budget', unit, true)));
    assert.equal(spent('euros per year', '€ per year', 'EUR / year', 'Euro pro year').length, 1);
    assert.equal(spent('US dollars', '$', 'USD', 'US$').length, 1);
    assert.equal(spent('€', '$', '£').length, 3);
  });

  it('R-R12 figures per day and per year, or in other units, stay apart', () => {
    assert.deepEqual(
      groupsOf(
        ...['A1', 'A2'].map((alias) => named(alias, 'lightning strikes', 'strikes per day')),
        ...['A1', 'A2'].map((alias) => named(alias, 'lightning strikes', 'strikes per year')),
        ...['A1', 'A2'].map((alias) => named(alias, 'lightning strikes', 'km')),
      ).length,
      3,
    );
  });
});
