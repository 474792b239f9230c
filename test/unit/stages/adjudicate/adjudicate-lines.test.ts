import assert from 'node:assert/strict';
import { type AdjudicateOutput, adjudicateCall } from '../../../../src/stages/adjudicate/adjudicate.ts';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';

const nothing = { claims: [], camps: [], figures: [], cases: [] };

function read(sent: object): AdjudicateOutput {
  const shaped = readOutput(adjudicateCall, JSON.stringify({ ...nothing, ...sent }));
  return shaped.ok ? shaped.output : assert.fail(shaped.problems.join());
}

const said = (id: string, says_true: boolean, says_false: boolean, sentences: readonly number[]) => ({
  ...{ id, says_true, says_false, sentences },
});

describe('the lines of answers about what was not found alike', () => {
  it('reads the sign of a claim as two answers, however it is written', () => {
    const expected = [
      said('Q1', true, false, [7]),
      said('Q2', false, true, [3, 4]),
      said('Q3', true, true, [5]),
      said('Q4', false, false, []),
    ];
    for (const claims of [
      ['Q1 + 7', 'Q2 - 3,4', 'Q3 ~ 5', 'Q4 0'],
      ['Q1: +7', '[Q2] − [3], [4]', 'Q3 | ± | 5', ['Q4', 0]],
      ['Q1 + 7.', 'Q2 oppose 3-4', 'Q3 +- 5', 'Q4 0.'],
      ['Q1 support 7', 'Q2 – 3,4', 'Q3 +/- 5', 'Q4 not_addressed'],
      ['Q1 +7', 'Q2 - 3-4', 'Q3 ± 5', 'Q4 0 -'],
      ['Q1: support - 7', 'Q2 −3,4', 'Q3 mixed 5', 'Q4 0 –'],
      expected,
    ])
      assert.deepEqual(read({ claims }).claims, expected, JSON.stringify(claims));
  });

  it('reads yes and no for camps, figures and cases', () => {
    assert.deepEqual(read({ camps: ['P1 + 1', 'P2 0'], figures: ['F1 + 2,3'], cases: ['D1 0'] }), {
      claims: [],
      camps: [
        { id: 'P1', is_own_answer: true, sentences: [1] },
        { id: 'P2', is_own_answer: false, sentences: [] },
      ],
      figures: [{ id: 'F1', is_given: true, sentences: [2, 3] }],
      cases: [{ id: 'D1', is_given: false, sentences: [] }],
    });
  });

  it('R-R10 makes of an unreadable line an answer about nothing', () => {
    for (const line of ['', 'Q1 7', 'Q1', 'Q1 + many', 'Q1 maybe 7', '+ 7', 'Q1 ~- 7'])
      assert.deepEqual(read({ claims: [line] }).claims, [said('', false, false, [])], line);
    assert.deepEqual(read({ camps: ['P1 yes 3'] }).camps, [
      { id: 'P1', is_own_answer: true, sentences: [3] },
    ]);
    for (const line of ['', 'P1', 'P1 - 3', 'P1 maybe'])
      assert.deepEqual(
        read({ camps: [line] }).camps,
        [{ id: '', is_own_answer: false, sentences: [] }],
        line,
      );
  });
});
