import { campWordsCheck } from '../../../src/report/amounts/panel-amounts.ts';
import { checkCamps } from '../../../src/stages/camps/find-camps.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';

export const question = 'Monolith or microservices for 5 engineers?';
export const positions = [
  {
    alias: 'A01',
    position: 'Build one application.',
    recommendedOption: 'Monolith',
    cases: [{ when: 'it is small', option: 'one' }],
    figures: [],
  },
  {
    alias: 'A02',
    position: 'Build one application until 2030.',
    recommendedOption: 'Monolith',
    cases: [],
    figures: [],
  },
  {
    alias: 'A03',
    position: 'Split it from the start.',
    recommendedOption: null,
    cases: [
      { when: 'it is big', option: 'many' },
      { when: 'it is little', option: 'one' },
    ],
    figures: [],
  },
  { alias: 'A04', position: '', recommendedOption: null, cases: [], figures: [] },
];
export const copied = 'one two three four five six seven eight nine ten eleven twelve thirteen';
const unprintable = campWordsCheck(question);
export const source = {
  question,
  questionType: 'decision' as const,
  positions,
  copies: buildCopyIndex([copied], []),
  unprintable,
};
type Output = Parameters<ReturnType<typeof checkCamps>>[0];
/** Checks the camps of an output against the four positions above. */
export const check = (
  camps: Output['camps'],
  sameCases: Output['same_cases'] = [],
  from: Parameters<typeof checkCamps>[0] = source,
) => checkCamps(from)({ camps, same_cases: sameCases, same_figures: [] });
export const one = {
  label: 'One application',
  thesis: 'Keep it whole.',
  recommended_option: 'Monolith',
  members: ['A01', 'A02'],
};
export const many = { label: 'Services', thesis: 'Split early.', recommended_option: null, members: ['A03'] };
