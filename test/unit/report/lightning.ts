import type { ReportFacts } from '../../../src/findings/facts.ts';
import { checkExtraction } from '../../../src/stages/extract/extract-claims.ts';
import { groupQuantities, type NamedQuantity } from '../../../src/stages/select/quantities.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { nothingSaid } from '../../support/report/labels.ts';
import { exampleFacts, model, unwritten } from './example.ts';

export const question = 'How many lightning strikes hit the Earth per day?';

/** The answers of the models, each in its own spelling, and the numbers that they mean. */
export const answers: readonly (readonly [modelId: string, text: string, low: number, high: number])[] = [
  ['anthropic/claude-opus-4.7', 'About 8.6 million strikes hit the Earth each day.', 8.6e6, 8.6e6],
  ['openai/gpt-5.5', 'Satellites count 3 to 9 million flashes a day.', 3e6, 9e6],
  ['openai/gpt-5.4-mini', 'Es sind rund 8.640.000 Blitze pro Tag.', 8.64e6, 8.64e6],
  ['google/gemini-3.1-pro-preview', '每天约有860万次闪电。', 8.6e6, 8.6e6],
  ['deepseek/deepseek-v4-pro', 'Only 0.9 million of them reach the ground daily.', 0.9e6, 0.9e6],
  ['qwen/qwen3.6-plus', 'I would say 187M discharges per day, counting all.', 187e6, 187e6],
];
export const spellings = ['lightning strikes per day', 'flashes per day', 'strikes/day'];

/** The way from the outputs of extraction to the findings. */
function noted(): Pick<ReportFacts['findings'], 'quantities' | 'quantitiesLeftOut'> {
  const named = answers.flatMap(([modelId, text, low, high], i): NamedQuantity[] => {
    const given = {
      what: i % 2 === 0 ? 'lightning strikes worldwide' : 'global flashes of lightning',
      ...{
        low,
        high: low === high ? null : high,
        unit: spellings[i % 3]!,
        high_unit: null,
        answers_question: true,
      },
      sentences: [1],
    };
    const { value } = checkExtraction({ question, response: text })({
      position: 'Gives a number.',
      recommended_option: null,
      claims: [],
      uncertainties: [],
      quantities: [given],
      cases: [],
    });
    return value.quantities.map((quantity, index) => ({ alias: modelId, index, ...quantity }));
  });
  const { groups, leftOut } = groupQuantities(named, buildCopyIndex([], []), question, null);
  const quantities = groups.map(({ values, ...group }) => ({
    ...group,
    values: values.map(({ alias, ...value }) => ({ modelId: alias, ...value })),
  }));
  return { quantities, quantitiesLeftOut: leftOut };
}

/** A run on a question for a number, which six models answer with one. */
export function factsWith(changes: Parameters<typeof exampleFacts>[0] = {}): ReportFacts {
  return exampleFacts({
    question,
    questionType: 'quantity',
    models: answers.map(([modelId, text]) => model(modelId, { text })),
    excluded: [],
    claims: [{ claimId: 1, statement: 'Lightning is frequent in the tropics', stake: 1 }],
    camps: [{ campId: 1, label: 'Millions', thesis: 'Millions of flashes a day.', recommendedOption: null }],
    labels: answers.map(([modelId, text]) => ({
      ...{ ...nothingSaid, modelId },
      camp: { campId: 1, span: { offset: 0, length: characterCount(text) } },
    })),
    uncertaintyNotes: [],
    drafts: unwritten,
    ...noted(),
    ...changes,
  });
}
