import assert from 'node:assert/strict';
import { checkExtraction } from '../../../../src/stages/extract/extract-claims.ts';

const question = 'Should we split it?';
const response = 'It depends. If releases block you, split it. If not, keep it whole.';
const cases = [
  { if: 'releases hold the teams up', option: 'Split into services', sentences: [2] },
  { if: 'releases run smoothly', option: 'Keep the monolith', sentences: [3] },
];
const read = checkExtraction({ question, response });
const output = {
  position: 'It depends.',
  recommended_option: null,
  claims: [],
  uncertainties: [],
  quantities: [],
  cases: [],
};

describe('cases in an extraction', () => {
  it('R-R13 extraction keeps the cases with their sentences, and drops those without one', () => {
    const { value } = read({ ...output, cases: [...cases, { ...cases[0]!, sentences: [9] }] });
    assert.deepEqual(
      value.cases?.map(({ when, span }) => [when, response.slice(span.offset, span.offset + 9)]),
      [
        ['releases hold the teams up', 'If releas'],
        ['releases run smoothly', 'If not, k'],
      ],
    );
    assert.deepEqual(read(output).value.cases, []);
  });

  it('R-R24 keeps a factor of which the response says no more than that its answer depends on it', () => {
    for (const option of [null, '', ' ']) {
      const { value, problems } = read({
        ...output,
        cases: [{ if: 'the releases', option, sentences: [1] }],
      });
      assert.deepEqual(problems, []);
      assert.deepEqual(
        value.cases.map(({ when, option: chosen }) => [when, chosen]),
        [['the releases', null]],
      );
    }
  });
});
