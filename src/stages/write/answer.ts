import { z } from 'zod';
import type { WrittenAnswer } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { claimKeys, faultyFields, itemsWithoutFaults, type SectionChecker } from './checker.ts';
import { defineWriter } from './define-writer.ts';
import { sectionCall } from './rules.ts';

const keyPointsMax = 7;
const optionsMax = 6;

const outputSchema = z.object({
  headline: z.string(),
  direct_answer: z.string(),
  rationale: z.string(),
  recommended_option: z.string().nullable().default(null),
  key_points: z.array(z.object({ label: z.string(), statement: z.string(), claims: z.array(z.string()) })),
  recommendation: z
    .object({ statement: z.string(), claims: z.array(z.string()) })
    .nullable()
    .default(null),
  ranked_options: z.array(
    z.object({ option: z.string(), rationale: z.string(), claims: z.array(z.string()) }),
  ),
});
type Output = z.infer<typeof outputSchema>;

const spec = defineCall({
  ...sectionCall,
  name: 'write_answer',
  revision: 7,
  order: `Write the answer section and return
{"headline": string, "direct_answer": string, "rationale": string, "recommended_option": string or null, "key_points": [{"label": string, "statement": string, "claims": [id, …]}], "recommendation": {"statement": string, "claims": [id, …]} or null, "ranked_options": [{"option": string, "rationale": string, "claims": [id, …]}]}

- headline: one sentence of at most 20 words that says what the camp with rank 1 answers. If there are other camps, it must not sound unanimous; if several share rank 1, it says that the panel is divided between their answers. If the tables say "lead": "not_established", the lead of rank 1 may be chance: it claims no lead and ends with ", but {{panel.lead}}" behind another slot or "; {{panel.lead}}".
- If a quantity is_asked_for, headline and direct_answer begin with it: its median and its range, as figures or by a slot.
- If the question_type of the tables is "factual" or "quantity", headline and direct_answer begin with the answer of the camp with rank 1 itself, as its label words it; direct_answer then says who answers otherwise, with a slot for each other camp. Such a question, and a "task", has no options: recommended_option and recommendation are null, ranked_options is empty.
- If the camp with rank 1 answers that it depends, the direct_answer names the conditions of that camp and what is chosen under each.
- direct_answer: two to four sentences: the answer of the camp with rank 1, how wide its support is (by slots), and what the other camps answer.
- rationale: the reasons that the panel gives, in at most 150 words.
- recommended_option: the option of the camp with rank 1, exactly as the tables word it; null if it has none or if several share rank 1.
- key_points: three to seven, each on at least one claim; a label of at most 6 words and one or two sentences. Say of a contested claim that it is contested.
- recommendation: what follows for whoever asked by the answer of the camp with rank 1, resting on at least one claim that this camp supports; null if the question asks for no decision.
- ranked_options: the options that camps recommend, in the order of the camps' ranks, each with a sentence of rationale; empty if the question offers no options.`,
  schema: outputSchema,
  maxOutputTokens: 6_000,
});

/** Usable if headline and direct answer have no fault; any other item with a fault is dropped. */
export const answerWriter = defineWriter<Output, WrittenAnswer>({
  spec,
  read: readAnswer,
  outputOf,
  withoutFaults,
  stands: ({ headline, directAnswer }) => headline !== '' && directAnswer !== '',
  standsOnceRead: ({ headline, directAnswer, rationale, keyPoints }) =>
    [headline, directAnswer, rationale].some((text) => text !== '') || keyPoints.length > 0,
});

function outputOf({ recommendation, ...written }: WrittenAnswer): Output {
  return {
    headline: written.headline,
    direct_answer: written.directAnswer,
    rationale: written.rationale,
    recommended_option: written.recommendedOption,
    key_points: written.keyPoints.map(({ claimIds, ...point }) => ({
      ...point,
      claims: claimKeys(claimIds),
    })),
    recommendation: recommendation && {
      statement: recommendation.statement,
      claims: claimKeys(recommendation.claimIds),
    },
    ranked_options: written.rankedOptions.map(({ claimIds, ...option }) => ({
      ...option,
      claims: claimKeys(claimIds),
    })),
  };
}

function readAnswer(output: Output, checker: SectionChecker): WrittenAnswer {
  const { recommended_option: option, recommendation } = output;
  return {
    headline: checker.text('headline', output.headline, 220),
    directAnswer: checker.text('direct_answer', output.direct_answer, 1_000),
    rationale: checker.text('rationale', output.rationale, 2_000),
    recommendedOption: option === null ? null : checker.text('recommended_option', option, 160),
    keyPoints: checker.first('key_points', output.key_points, keyPointsMax).map((point, index) => {
      const path = `key_points[${index}]`;
      const claimIds = citedIds(checker, `${path}.claims`, point.claims);
      const label = checker.text(`${path}.label`, point.label, 100);
      return { label, statement: checker.text(`${path}.statement`, point.statement, 600), claimIds };
    }),
    recommendation: recommendation && readRecommendation(checker, recommendation),
    rankedOptions: checker.first('ranked_options', output.ranked_options, optionsMax).map((given, index) => {
      const path = `ranked_options[${index}]`;
      const claimIds = checker.claimIds(`${path}.claims`, given.claims);
      const option = checker.text(`${path}.option`, given.option, 160);
      return { option, rationale: checker.text(`${path}.rationale`, given.rationale, 600), claimIds };
    }),
  };
}

function readRecommendation(
  checker: SectionChecker,
  given: NonNullable<Output['recommendation']>,
): NonNullable<WrittenAnswer['recommendation']> {
  const claimIds = citedIds(checker, 'recommendation.claims', given.claims);
  return { statement: checker.text('recommendation.statement', given.statement, 800), claimIds };
}

function citedIds(checker: SectionChecker, path: string, ids: readonly string[]): number[] {
  const claimIds = checker.claimIds(path, ids);
  if (claimIds.length === 0) checker.faults.push(`${path}: must hold at least one claim`);
  return claimIds;
}

function withoutFaults(written: WrittenAnswer, faults: readonly string[]): WrittenAnswer {
  const fieldsAt = faultyFields(faults);
  const unless = <T>(part: string, value: T, otherwise: T): T =>
    fieldsAt(part).size > 0 ? otherwise : value;
  const options = itemsWithoutFaults('ranked_options', written.rankedOptions, faults, {
    rationale: { rationale: '' },
  });
  return {
    headline: unless('headline', written.headline, ''),
    directAnswer: unless('direct_answer', written.directAnswer, ''),
    rationale: unless('rationale', written.rationale, ''),
    recommendedOption: unless('recommended_option', written.recommendedOption, null),
    keyPoints: itemsWithoutFaults('key_points', written.keyPoints, faults, {}),
    recommendation: unless('recommendation', written.recommendation, null),
    rankedOptions: unless('ranked_options', options, []),
  };
}
