import assert from 'node:assert/strict';
import { coverageOf } from '../../../src/findings/coverage.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { firstSelection } from '../../support/stages/merging.ts';
import { aliases, type Planted, plant, word } from '../stages/group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('the coverage of claims', () => {
  const selectedOf = (planted: readonly Planted[]) => {
    const { groups, claims } = plant(planted);
    return firstSelection(groups, claims, nothing);
  };
  it('R-R18 says how much of all statements the selected claims cover, by count and by weight', () => {
    const { foundStatements, claims } = selectedOf([
      ...Array.from({ length: 48 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(2),
      })),
      { statement: 'Zeal is the last word.', by: aliases(1) },
    ]);
    const weight = (places: number) =>
      Array.from({ length: places }, (_, at) => 1 / Math.log2(2 + at)).reduce((sum, each) => sum + each, 0);
    const coverage = coverageOf(foundStatements, claims);
    assert.equal(coverageOf({ ...foundStatements, optionsLeftOut: 3 }, claims).optionsLeftOut, 3);
    assert.equal(coverage.statements, 97);
    assert.equal(coverage.covered, 96);
    assert.equal(coverageOf(foundStatements, claims.slice(2)).covered, 92);
    assert.equal(
      coverage.weightShare,
      Math.round((2 * weight(48) * 10_000) / (weight(48) + weight(49))) / 10_000,
    );
  });
});
