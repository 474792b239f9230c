import assert from 'node:assert/strict';
import type { ClaimCoverage } from '../../../../src/findings/coverage.ts';
import type { Regrouping } from '../../../../src/findings/findings.ts';
import { coverage } from '../../../../src/report/controls/coverage.ts';
import { grouping } from '../../../../src/report/controls/grouping.ts';

const regrouping: Regrouping = {
  by: ['lab9/other'],
  batches: 3,
  twice: 2,
  differing: 7,
  changed: 4,
  unanswered: 1,
  opposites: { pairs: 0, parted: 0, unanswered: 0 },
};
const countsOf = (changes: Partial<Regrouping>) =>
  grouping.counts({ facts: { regrouping: { ...regrouping, ...changes } } } as never);
const said = (changes: Partial<Regrouping>) =>
  grouping.sentences!.grouping!(countsOf(changes), {} as never).join(' ');

describe('a second grouping', () => {
  it('R-R11 the methodology says how much was grouped twice, what differed and how it was decided', () => {
    assert.equal(
      said({}),
      '2 of 3 lists of statements were grouped into claims twice, the second time by lab9/other without sight of the first groups. ' +
        'The two groupings differ on 7 pairs of claims, which were put as yes/no questions: 4 were decided against the first grouping; 1 got no answer and was kept apart.',
    );
    assert.match(said({ differing: 0, changed: 0, unanswered: 0 }), /The two groupings are the same\.$/);
    assert.deepEqual(Object.values(countsOf({})), [['lab9/other'], 3, 2, 7, 4, 1, 0, 0, 0]);
  });

  it('R-R11 the methodology says how many statements may be opposites, and how many were separated', () => {
    const opposites = { pairs: 5, parted: 2, unanswered: 1 };
    const told = said({ opposites });
    assert.match(
      told,
      /Whether statements that were put together in different words say the same was asked as yes\/no questions about 5 pairs; 2 were separated; 1 got no answer\.$/,
    );
    assert.match(said({ twice: 0, opposites }), /no second grouping was available\. Whether statements/);
    assert.equal(said({ opposites: { pairs: 0, parted: 0, unanswered: 0 } }), said({}));
    const { reworded_pairs, reworded_pairs_separated, reworded_pairs_unanswered } = countsOf({ opposites });
    assert.deepEqual([reworded_pairs, reworded_pairs_separated, reworded_pairs_unanswered], [5, 2, 1]);
  });

  it('R-R11 the methodology says if it was not available', () => {
    assert.equal(
      said({ twice: 0 }),
      'One synthesizer grouped the statements into claims; no second grouping was available.',
    );
  });

  it('the methodology does not mention it if there was nothing to group', () => {
    assert.equal(said({ batches: 0 }), '');
  });
});

describe('statements that the claims cover', () => {
  const coverageOf = (found: ClaimCoverage) => coverage.counts({ facts: { coverage: found } } as never);
  const coverageSaid = (found: ClaimCoverage) => coverage.sentences!.claims!(coverageOf(found), {} as never);

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

  it('R-R18 say so if they are all of them, and are not mentioned if there are none', () => {
    assert.match(coverageSaid({ statements: 9, covered: 9, weightShare: 1 }).join(), /cover all statements/);
    assert.deepEqual(coverageSaid({ statements: 0, covered: 0, weightShare: null }), []);
  });
});
