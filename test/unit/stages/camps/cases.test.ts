import assert from 'node:assert/strict';
import { campWordsCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { campsMessages, checkCamps } from '../../../../src/stages/camps/find-camps.ts';
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

describe('cases that come to the same', () => {
  it('R-R13 groups cases that come to the same, by known ids and each once', () => {
    const [, user] = campsMessages({ seed: 's', question, questionType: 'decision', positions });
    assert.match(
      user?.content ?? '',
      /"id":1,"if":"it is small","option":"one"[\s\S]*"id":3,"if":"it is little"/,
    );
    const without = positions.map((each) => ({ ...each, cases: [] }));
    const [, plain] = campsMessages({ seed: 's', question, questionType: 'decision', positions: without });
    assert.doesNotMatch(plain?.content ?? '', /<<cases /);
    const { value, problems } = check([one], [[1, 3], [2, 9], [3]]);
    assert.deepEqual(value.sameCases, [
      [
        { alias: 'A01', index: 0 },
        { alias: 'A03', index: 1 },
      ],
    ]);
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['same_cases[1][1]', 'same_cases[2][0]'],
    );
    assert.deepEqual(check([one]).value.sameCases, []);
  });
});
