import assert from 'node:assert/strict';
import type { SecondGrouping } from '../../../../src/findings/findings.ts';
import { grouping } from '../../../../src/report/controls/grouping.ts';

const secondGrouping: SecondGrouping = {
  by: ['lab9/other'],
  batches: 3,
  twice: 2,
  differing: 7,
  changed: 4,
  unanswered: 1,
  unasked: 0,
  opposites: { pairs: 0, separated: 0, unanswered: 0, unasked: 0 },
};
const countsOf = (changes: Partial<SecondGrouping>) =>
  grouping.counts({ facts: { secondGrouping: { ...secondGrouping, ...changes } } } as never);
const said = (changes: Partial<SecondGrouping>) => grouping.sentences.grouping(countsOf(changes)).join(' ');

describe('a second grouping', () => {
  it('R-R11 the methodology says how much was grouped twice, what differed and how it was decided', () => {
    assert.equal(
      said({}),
      'Two groupings of 2 of 3 lists of statements into claims differ on 7 pairs of claims: 4 were decided against the first grouping; 1 got no answer and was kept apart.',
    );
    assert.match(
      said({ twice: 3, differing: 0, changed: 0, unanswered: 0 }),
      /^Two groupings of the statements into claims are the same\.$/,
    );
    assert.deepEqual(Object.values(countsOf({})), [['lab9/other'], 3, 2, 7, 4, 1, 0, 0, 0, 0, 0]);
  });

  it('R-R11 the methodology says how many statements may be opposites, and how many were separated', () => {
    const opposites = { pairs: 5, separated: 2, unanswered: 1, unasked: 0 };
    assert.match(
      said({ opposites }),
      /\. Of 5 pairs of statements in different words that had been put together, 2 were separated; 1 got no answer\.$/,
    );
    assert.match(said({ twice: 0, opposites }), /no second grouping was available\. Of 5 pairs/);
    assert.equal(said({ opposites: { pairs: 5, separated: 0, unanswered: 0, unasked: 0 } }), said({}));
    const { reworded_pairs, reworded_pairs_separated, reworded_pairs_unanswered } = countsOf({ opposites });
    assert.deepEqual([reworded_pairs, reworded_pairs_separated, reworded_pairs_unanswered], [5, 2, 1]);
  });

  it('R-R11 the methodology says of no pair that was never asked about that it got no answer', () => {
    const opposites = { pairs: 230, separated: 1, unanswered: 0, unasked: 130 };
    assert.match(
      said({ batches: 1, twice: 1, unasked: 2, opposites }),
      /decided against the first grouping; 1 got no answer and was kept apart; 2 were not asked about and were kept apart\. Of 230 pairs of statements in different words that had been put together, the 100 likest were asked about: 1 was separated\.$/,
    );
    assert.match(said({ opposites }), /, the 100 likest of each list were asked about: 1 was separated\.$/);
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
