import assert from 'node:assert/strict';
import { campWordsCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { checkCamps } from '../../../../src/stages/camps/find-camps.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';

const question = 'Monolith or microservices for 5 engineers?';
const positions = [
  {
    alias: 'A01',
    position: 'Build one application.',
    recommendedOption: 'Monolith',
    cases: [{ when: 'it is small', option: 'one' }],
  },
  { alias: 'A02', position: 'Build one application until 2030.', recommendedOption: 'Monolith', cases: [] },
  {
    alias: 'A03',
    position: 'Split it from the start.',
    recommendedOption: null,
    cases: [
      { when: 'it is big', option: 'many' },
      { when: 'it is little', option: 'one' },
    ],
  },
  { alias: 'A04', position: '', recommendedOption: null, cases: [] },
];
const copied = 'one two three four five six seven eight nine ten eleven twelve thirteen';
const unprintable = campWordsCheck(question);
const source = {
  question,
  questionType: 'decision' as const,
  positions,
  copies: buildCopyIndex([copied], []),
  unprintable,
};
type Output = Parameters<ReturnType<typeof checkCamps>>[0];
const check = (
  camps: Output['camps'],
  sameCases: Output['same_cases'] = [],
  from: Parameters<typeof checkCamps>[0] = source,
) => checkCamps(from)({ camps, same_cases: sameCases });
const one = {
  label: 'One application',
  thesis: 'Keep it whole.',
  recommended_option: 'Monolith',
  members: ['A01', 'A02'],
};
const many = { label: 'Services', thesis: 'Split early.', recommended_option: null, members: ['A03'] };

describe('words that a report would cut', () => {
  it('R-R12 asks again for words that the report would cut, and keeps the camp', () => {
    const { value, problems, usable } = check([one, { ...many, thesis: 'Split early. Most models agree.' }]);
    assert.deepEqual(problems, [
      'camps[1].thesis: “Most models” states a quantity of the panel; leave it out',
    ]);
    assert.equal(value.camps.length, 2);
    assert.ok(usable);
    const held = check([{ ...one, label: 'Whole until 2030' }, many]);
    assert.deepEqual(held.problems, []);
  });
});
