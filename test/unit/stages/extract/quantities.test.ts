import assert from 'node:assert/strict';
import { checkExtraction } from '../../../../src/stages/extract/extract-claims.ts';

const question = 'How much of the budget should go to buses?';
const response = 'I expect 12 % or €500.';

describe('figures of extract', () => {
  it('R-R12 are kept if their unit is a sign', () => {
    const figure = {
      what: 'the share',
      low: 12,
      high: null,
      high_unit: null,
      answers_question: true,
      sentences: [1],
    };
    const { value, problems } = checkExtraction({ question, response })({
      position: 'Some of it.',
      recommended_option: null,
      claims: [],
      uncertainties: [],
      conditions: [],
      quantities: [
        { ...figure, unit: '%' },
        { ...figure, low: 500, unit: ' € ' },
        { ...figure, unit: ' — ' },
      ],
    });
    assert.deepEqual(
      value.quantities.map(({ low, unit }) => `${low} ${unit}`),
      ['12 %', '500 €'],
    );
    assert.ok(problems.includes('quantities[2].unit: is empty'));
  });
});
