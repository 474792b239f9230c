import assert from 'node:assert/strict';
import { likenessBy } from '../../../../src/findings/claims/repeated-claims.ts';
import type { Findings, Stance } from '../../../../src/findings/findings.ts';
import { nothingSaid } from '../../../support/report/labels.ts';

// Two groups that say the same stand twice in a report and take the place of a rare claim. No list
// of words finds them.

/**
 * A label of each response: stance and sentence on claims 1 and 2; null where the response does not
 * address it.
 */
type Said = readonly (readonly [Stance, number] | null)[];
const labelsOf = (...responses: readonly Said[]): Findings['labels'] =>
  responses.map((said, at) => ({
    ...{ ...nothingSaid, modelId: `m${at}` },
    stances: said.flatMap((each, index) =>
      each ? [{ claimId: index + 1, stance: each[0], span: { offset: 10 * each[1], length: 10 } }] : [],
    ),
  }));
const likeness = (
  labels: Findings['labels'],
  extracted: Findings['extracted'] = [],
  questionType: Findings['questionType'] = 'other',
) => likenessBy({ labels, extracted, questionType })(1, 2);
const both: Said = [
  ['support', 3],
  ['support', 3],
];
const denied: Said = [
  ['oppose', 5],
  ['oppose', 5],
];
const one: Said = [
  ['support', 5],
  ['oppose', 5],
];
const other: Said = [
  ['oppose', 5],
  ['support', 5],
];
const firstAlone: Said = [['support', 1], null];

describe('claims that say again what another one says', () => {
  it('are found in the same sentences of the same responses, on the same side', () => {
    assert.equal(likeness(labelsOf(both, denied, both)), 'same');
    assert.equal(likeness(labelsOf(both, both, firstAlone)), 'same', 'one label in three may have missed it');
  });

  it('R-R20 are not those of which somebody denies one and makes the other: a dispute is lost with it', () => {
    const apart: Said = [
      ['oppose', 2],
      ['mixed', 4],
    ];
    assert.equal(likeness(labelsOf(both, both, both, both)), 'same');
    assert.equal(likeness(labelsOf(both, both, both, both, apart)), null);
    const many = Array.from({ length: 10 }, () => both);
    assert.equal(likeness(labelsOf(...many, apart)), 'same', 'one of eleven may have been misread');
  });

  it('or on the other side in each of them', () => {
    const turned: Said = [
      ['support', 3],
      ['oppose', 3],
    ];
    const seesBoth: Said = [
      ['mixed', 2],
      ['mixed', 2],
    ];
    assert.equal(likeness(labelsOf(turned, turned, seesBoth)), 'opposite');
    assert.equal(likeness(labelsOf(turned, both, turned, both)), null, 'now the same, now the opposite');
  });

  it('R-R02 are not rivals, which whoever names another one denies in one sentence', () => {
    assert.equal(likeness(labelsOf(denied, denied, denied, denied)), null, 'nobody makes them');
    assert.equal(likeness(labelsOf(denied, denied, denied, denied, one, other)), null);
    const named = [one, one, one, one, other, other, other];
    assert.equal(likeness(labelsOf(...named, denied)), null, 'whoever names a third one denies both');
    const many = Array.from({ length: 5 }, () => named).flat();
    assert.equal(likeness(labelsOf(...many, denied)), 'opposite', 'one of 36 may have been misread');
    assert.equal(likeness(labelsOf(one, one, one)), null, 'the other is made by nobody who denies this one');
  });

  it('R-R02 are not the answers of two camps to a question for a fact, though nobody denies both', () => {
    const said = labelsOf(one, one, one, one, other, other, other);
    const inCamps = (...campIds: readonly number[]) =>
      said.map((each, at) => ({
        ...each,
        camp: campIds[at] ? { campId: campIds[at], span: { offset: 0, length: 1 } } : null,
      }));
    const answers = inCamps(1, 1, 1, 1, 2, 2, 2);
    assert.equal(likeness(answers, [], 'factual'), null);
    assert.equal(likeness(inCamps(1, 1, 1, 1, 2, 2, 1), [], 'factual'), null, 'one may have been misread');
    assert.equal(likeness(answers, [], 'decision'), 'opposite', 'reasons of two sides divide as these do');
    assert.equal(likeness(said, [], 'factual'), 'opposite', 'what they compare is no answer');
    assert.equal(likeness(inCamps(1, 2, 1, 2, 1, 2, 1), [], 'factual'), 'opposite', 'nor is it here');
  });

  it('are not those that other responses make, or in other sentences', () => {
    const elsewhere: Said = [
      ['support', 3],
      ['support', 4],
    ];
    assert.equal(likeness(labelsOf(both, both, firstAlone, firstAlone)), null);
    assert.equal(likeness(labelsOf(elsewhere, elsewhere, both)), null);
  });

  it('R-R09 are not what one response alone says in one sentence', () => {
    assert.equal(likeness(labelsOf(both)), null);
  });

  it('are two where a response was found to make both in one sentence, as parts of a list are', () => {
    const found = (claimId: number, modelId: string, offset: number) => ({
      ...{ claimId, modelId, stance: 'support' as const },
      span: { offset, length: 10 },
    });
    const labels = labelsOf(both, both, both);
    assert.equal(likeness(labels, [found(1, 'm0', 30), found(2, 'm0', 30)]), null);
    assert.equal(likeness(labels, [found(1, 'm0', 30), found(2, 'm1', 30)]), 'same');
    assert.equal(likeness(labels, [found(1, 'm0', 30), found(2, 'm0', 90)]), 'same');
  });
});
