import assert from 'node:assert/strict';
import type { Code, Findings } from '../../../../src/findings/findings.ts';
import {
  countLabellings,
  labellingsIn,
  withBelievedLabels,
} from '../../../../src/findings/readings/labellings.ts';
import { exampleFacts } from '../../report/example.ts';

/** What the synthesizers found in the end of each stance of a response. */
const read = (modelId: string, ...stances: readonly (readonly Code[])[]) => ({
  modelId,
  stances: stances.map((last, at) => ({ claimId: at + 1, first: last, last })),
});
const failedOf = (...responses: ReturnType<typeof read>[]) =>
  countLabellings(0, ['a', 'b', 'c', 'd', 'e'], responses).failed;

describe('labellings that failed for good', () => {
  it('R-R28 are those that brought nothing that can be used', () => {
    assert.deepEqual(countLabellings(3, ['a', 'b'], [read('a', ['support', 'support'])]), {
      wanted: 5,
      failed: 3,
    });
  });

  it('R-R28 are those of responses in which one synthesizer found claims and no stance stands', () => {
    assert.equal(failedOf(read('a', ['not_addressed', 'not_addressed'])), 1, 'what was found was retracted');
    assert.equal(
      failedOf(read('a', ['support', 'oppose'], ['support', 'not_addressed'])),
      1,
      'all is unresolved',
    );
    assert.equal(failedOf(read('a', ['not_addressed'])), 1);
    assert.equal(failedOf(read('a', ['support', 'oppose'], ['mixed', 'mixed'])), 0, 'one stance stands');
    assert.equal(failedOf(read('a', ['oppose'])), 0, 'one synthesizer alone has read it');
    assert.equal(failedOf(read('x', ['support', 'oppose'])), 0, 'it is counted as unlabelled');
  });

  it('R-R28 are not those of responses in which nobody found a claim', () => {
    assert.equal(failedOf(), 0);
  });
});

describe('labels that are believed', () => {
  const { findings } = exampleFacts();
  const [first, ...others] = findings.labels;
  const labelled = (unlabelled: number): Findings => ({
    ...findings,
    labels: findings.labels.slice(unlabelled),
    excluded: findings.labels.slice(0, unlabelled).map(({ modelId }) => ({ modelId, reason: 'unlabelled' })),
  });

  it('R-R28 are all that there are while no more than a fifth of them failed', () => {
    assert.deepEqual(labellingsIn(labelled(2)), { wanted: 12, failed: 2 });
    assert.deepEqual(withBelievedLabels(labelled(2)), labelled(2));
  });

  it('R-R28 are none if more failed: without stances, claims and camps, and with what was read of them', () => {
    const { labels, claims, camps, crossCheck, selection, quantities } = withBelievedLabels(labelled(3));
    assert.deepEqual([claims, camps], [[], []]);
    assert.equal(labels.length, 9);
    assert.ok(labels.every((own) => own.stances.length === 0 && own.camp === null));
    assert.deepEqual(selection, { labelled: findings.claims.length, unconfirmed: 0, repeated: [] });
    assert.deepEqual([crossCheck.stances, quantities], [findings.crossCheck.stances, findings.quantities]);
  });

  it('R-R28 refusals and responses that nobody could extract are no labellings', () => {
    const excluded = others.map(({ modelId }) => ({ modelId, reason: 'unreadable' }));
    assert.deepEqual(labellingsIn({ ...findings, labels: [first!], excluded }), { wanted: 1, failed: 0 });
  });
});
