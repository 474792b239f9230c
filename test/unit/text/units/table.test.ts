import assert from 'node:assert/strict';
import { namedUnits } from '../../../../src/languages/languages.ts';
import { unitTable } from '../../../../src/text/units/table.ts';

describe('the table of units', () => {
  it('R-R24 (units) lists are read with each unit’s sign and all its names', () => {
    assert.deepEqual(namedUnits('min minute, minutes |\n  floz fluid ounce'), [
      ['minute', 'min'],
      ['minutes', 'min'],
      ['fluid ounce', 'floz'],
    ]);
  });

  it('R-R24 (units) each kind has one unit of size one, and a currency no other', () => {
    for (const [kind, units] of Map.groupBy(unitTable.values(), (unit) => unit.kind)) {
      assert.ok(
        units.some(({ factor }) => factor === 1),
        kind,
      );
      assert.ok(units.length === 1 || units.every(({ isMoney }) => !isMoney), kind);
    }
  });
});
