import assert from 'node:assert/strict';
import { asSent } from '../../../../src/simulator/server/as-sent.ts';
import { adjudicateCall } from '../../../../src/stages/adjudicate/adjudicate.ts';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';

describe('simulator: the form in which outputs are sent', () => {
  it('sends fields that hold bars, with and without spaces, so that each is read as one', () => {
    const claim = {
      statement: 'ps | grep node finds string|null.',
      ...{ sentences: [1], stance: 'asserts', caveat: 'if |x| > 0' },
    };
    const empty = { options: [], uncertainties: [], quantities: [], cases: [] };
    const sent = asSent('extract', { position: 'p', recommended_option: null, claims: [claim], ...empty });
    const shaped = readOutput(extractCall, JSON.stringify(sent));
    assert.ok(shaped.ok);
    assert.deepEqual(shaped.output.claims, [
      { ...claim, statement: 'ps ¦ grep node finds string¦null.', caveat: 'if ¦x¦ > 0' },
    ]);
  });

  it('sends answers as lines, which are read as what they were', () => {
    const output = {
      claims: [
        { id: 'Q1', says_true: true, says_false: true, sentences: [1, 2] },
        { id: 'Q2', says_true: false, says_false: false, sentences: [] },
      ],
      camps: [{ id: 'P1', is_own_answer: true, sentences: [3] }],
      figures: [{ id: 'F1', is_given: false, sentences: [] }],
      cases: [{ id: 'D1', is_given: true, sentences: [4] }],
    };
    const sent = asSent('adjudicate', output);
    assert.deepEqual(sent, {
      claims: ['Q1 ~ 1,2', 'Q2 0'],
      camps: ['P1 + 3'],
      figures: ['F1 0'],
      cases: ['D1 + 4'],
    });
    const shaped = readOutput(adjudicateCall, JSON.stringify(sent));
    assert.deepEqual(shaped.ok && shaped.output, output);
  });
});
