import assert from 'node:assert/strict';
import { panelAmountCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { proseProblems } from '../../../../src/report/prose/prose.ts';

const sources = {
  cited: 'Should our 25 engineers adopt the C4 model? Costs fall by 30 % in 2 years.',
  known:
    'Should our 25 engineers adopt the C4 model? Costs fall by 30 % in 2 years. Gemini is the name of our product.',
  language: 'en',
  names: ['GPT-5.5', 'OpenAI', 'Command', 'Mistral AI', 'openai/gpt-5.5'],
} as const;

const problemsIn = (text: string, from: typeof sources | { readonly cited: string } = sources) => [
  ...proseProblems(text, { ...sources, ...from }),
  ...panelAmountCheck(from.cited, 'en')(text),
];

describe('proseProblems', () => {
  const wrong = [
    'It saves 40 % of the cost.',
    'Seven models would wait.',
    'Most of the responding models would wait.',
    'A majority would wait.',
    'Half the panel would wait.',
    'Nearly all agree on this.',
    'Some would, but few dispute this.',
    'The panel is evenly split.',
    'Every other model would wait.',
    'Nine in ten would wait.',
    'There is broad consensus on waiting.',
    'The panel speaks unanimously.',
    'A07 would wait.',
    'As C3 says, wait.',
    'GPT-5.5 would wait.',
    'The answer of OpenAI is to wait.',
    'In the view of ChatGPT it can wait.',
    '½ of it is done.',
    'It costs ٣٠ dollars.',
  ];
  for (const text of wrong) {
    it(`R-R05 refuses “${text}”`, () => assert.notDeepEqual(problemsIn(text), []));
  }

  const right = [
    '§ of the models would wait, and § see no hurry.',
    'With 25 engineers the cost falls by 30 %.',
    'The C4 model helps here.',
    'Most of the cost is people.',
    'Two approaches compete: one service first, or none.',
    'There is no single right answer.',
    'Gemini would gain from it.',
    'Command structures matter.',
    'All of this takes time; few tools help.',
    'Use Web3, K8s or B2B channels only where they pay.',
  ];
  for (const text of right) {
    it(`R-R05 allows “${text}”`, () => assert.deepEqual(problemsIn(text), []));
  }

  const cited =
    'A cell needs 3 hours. 2,537 million trips are made. It cools by -4 degrees. Sagittarius A 3 is near.';
  const facts = { ...sources, cited, known: `${cited} Westerlund 1-26 is a star.` };
  for (const text of [
    'A cell needs nine hours.',
    'There are 2.537 million trips.',
    'It is -3 hours away.',
    'Westerlund 1-27 is large.',
  ])
    it(`R-R22 refuses “${text}” by value, sign and magnitude`, () =>
      assert.equal(proseProblems(text, facts).length, 1));
  for (const text of [
    'A cell needs three hours, and two goals have to be weighed.',
    'There are 2.537 billion trips, or 2,537 million.',
    'It cools by -4 degrees.',
    'Westerlund 1-26 is large.',
  ])
    it(`R-R22 allows “${text}”`, () => assert.deepEqual(proseProblems(text, facts), []));

  it('R-R05 allows a phrase of the question in another letter case or form', () => {
    const cited = 'Would ｍｏｓｔ ｍｏｄｅｌｓ wait?';
    assert.deepEqual(problemsIn('Asked is what most models think.', { cited }), []);
  });
});
