import assert from 'node:assert/strict';
import type { ClaimCoverage } from '../../../../src/findings/coverage.ts';
import { coverage } from '../../../../src/report/controls/coverage.ts';

describe('statements that the claims cover', () => {
  const coverageOf = (found: ClaimCoverage) => coverage.counts({ facts: { coverage: found } } as never);
  const coverageSaid = (found: ClaimCoverage) => coverage.sentences.claims(coverageOf(found));

  it('R-R18 the methodology says how many there are, by count and by weight, never rounded up', () => {
    const [said = ''] = coverageSaid({ statements: 87, covered: 54, weightShare: 0.7999 });
    assert.match(said, /cover 54 of the 87 statements, and 79% of their weight/);
    assert.deepEqual(coverageOf({ statements: 87, covered: 54, weightShare: 0.7999 }), {
      statements: 87,
      statements_covered: 54,
      statements_covered_share: 0.6207,
      weight_covered_share: 0.7999,
    });
  });

  it('R-R24 the methodology says how many options have no place in the report', () => {
    const found = { statements: 87, covered: 54, weightShare: 0.7 };
    assert.match(
      coverageSaid({ ...found, optionsLeftOut: 3 }).join(' '),
      /3 options .* have no place in it\./,
    );
    assert.match(coverageSaid({ ...found, optionsLeftOut: 1 }).join(' '), /1 option .* has no place in it\./);
    assert.doesNotMatch(coverageSaid(found).join(' '), /option/);
  });

  it('R-R18 say so if they are all of them, and are not mentioned if there are none', () => {
    assert.match(coverageSaid({ statements: 9, covered: 9, weightShare: 1 }).join(), /cover all statements/);
    assert.deepEqual(coverageSaid({ statements: 0, covered: 0, weightShare: null }), []);
  });
});
