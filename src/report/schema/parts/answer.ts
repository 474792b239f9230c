import { z } from 'zod';
import { assessmentKinds } from '../../../findings/drafts.ts';
import { bestResponseSchema } from './best-response.ts';
import { itDependsSchema } from './cases.ts';
import { count, flags, ids, modelIds, share, spanShape, text } from './values.ts';

const keyPointSchema = z.looseObject({
  key_point_id: z.int().min(1),
  label: z.string(),
  statement: z.string(),
  related_claim_ids: ids,
});

const rankedOptionSchema = z.looseObject({
  rank: z
    .int()
    .min(1)
    .describe(
      '1 for the option that most models choose; in a list, one that recommends it on a condition alone counts half. “It depends” is an option of its own where a choice is asked for, but no entry of a list.',
    ),
  option: z.string(),
  rationale: z.string(),
  related_claim_ids: ids,
  related_camp_ids: ids.describe('The camps that choose it.'),
  for_model_ids: modelIds
    .optional()
    .describe(
      'Of a question that asks for a list: the models that recommend it, or choose it as their answer. Their sentences are those of the related claim with this `option`.',
    ),
  against_model_ids: modelIds.optional().describe('The models that advise against it.'),
  model_count: count.describe('Members of these camps, or the models in `for_model_ids`.'),
  model_share: share.describe('Of all included models.'),
  case_ids: ids.describe('For “it depends”: the cases, in evidence.cases.'),
});

const assessmentSchema = z
  .looseObject({
    model_id: z.string().describe('The synthesizer that judges.'),
    favoured_camp_id: z
      .int()
      .min(1)
      .nullable()
      .describe('The camp whose answer it finds better supported; null if it finds none better.'),
    differs_from_panel: z.boolean().describe('Whether that is another camp than the largest one.'),
    statement: z.string(),
    reasons: z.array(
      z.looseObject({
        kind: z
          .enum(assessmentKinds)
          .describe(
            '`source`: who names one; `contradiction`: figures or claims that cannot both hold; `arithmetic`: what does not add up; `outdated`; `turns_on`: what the answer depends on.',
          ),
        statement: z.string(),
        related_claim_ids: ids,
      }),
    ),
    own_knowledge: z
      .array(z.looseObject({ statement: z.string(), related_claim_ids: ids }))
      .describe(
        'What the synthesizer knows besides the answers of the panel. Only the other synthesizer has checked it, by what it knows.',
      ),
  })
  .meta({
    id: 'ReportAssessment',
    description:
      'The judgement of one synthesizer, which changes no count. It is not a finding about the panel.',
  });

const sourceSchema = z.looseObject({
  field: z
    .string()
    .describe(
      'Where the sentence stands in the answer: `headline`, `direct_answer`, `key_points[0].statement`, `assessment.reasons[0].statement`.',
    ),
  offset: count.describe('In code points of that text.'),
  length: z.int().min(1).describe('In code points.'),
  evidence_spans: z
    .array(z.looseObject(spanShape))
    .describe('Where responses say what it rests on; empty for a sentence of own knowledge alone.'),
  own_knowledge: z
    .literal(true)
    .optional()
    .describe(
      'The synthesizer that wrote it knows this besides, and the one that read it did not object; no response has to say it.',
    ),
  calculations: z
    .array(z.string())
    .optional()
    .describe(
      'What code has calculated of what the sentence states, from numbers of the question, the evidence and these spans: `0.65×14×150`.',
    ),
});

const answerSectionSchema = z.looseObject({
  headline: z
    .string()
    .describe(
      'The answer in one or two sentences; for a task, whose response is preferred, if any is. Where two synthesizers know what the largest camp answers to be wrong, it says what is right, and `sources` marks it as own knowledge.',
    ),
  standing: z
    .string()
    .describe(
      'How many models give the leading answer, the range of the number if one was asked for, and how far the lead carries to other models. Computed; may be empty for a task.',
    ),
  direct_answer: z
    .string()
    .describe(
      'What the panel answers. Plain text: paragraphs with an empty line between, steps that begin with “1. ”, entries of a list on lines that follow each other, rows of a table on lines whose cells stand between “¦”, its heads first.',
    ),
  rationale: z.string().describe('Further reasons that the panel gives; may be empty.'),
  recommended_option: text.describe(
    'By count: what the largest camp recommends, also where the headline decides otherwise, as `assessment` says. null if the question offers no choice, the camp makes none, or several are as large.',
  ),
  key_points: z.array(keyPointSchema),
  assessment: assessmentSchema
    .nullable()
    .describe('What a synthesizer judges, apart from what the panel says; null if it judges nothing.'),
  recommendation: z.looseObject({ statement: z.string(), related_claim_ids: ids }).nullable(),
  ranked_options: z.array(rankedOptionSchema),
  sources: z
    .array(sourceSchema)
    .describe(
      'Sentences of this answer that rest on sentences of single responses, or on what the synthesizers know, beside the claims.',
    ),
});

export const answerSchema = answerSectionSchema
  .extend({
    it_depends: itDependsSchema
      .nullable()
      .describe('The models whose answer depends on a case; null if none does.'),
    best_response: bestResponseSchema
      .nullable()
      .optional()
      .describe('Of a task alone; null if nobody compared the responses.'),
    primary_disagreement_id: z.int().min(1).nullable().describe('An id in analysis.disagreements.'),
    notable_minority_insight_id: z.int().min(1).nullable().describe('An id in analysis.minority_insights.'),
    flags,
  })
  .meta({ id: 'ReportAnswer', description: 'The finding.' });

/** What is written, or made by code instead, before the rest is counted. */
export type AnswerSection = z.infer<typeof answerSectionSchema>;
export type AnswerSource = z.infer<typeof sourceSchema>;
export type Answer = z.infer<typeof answerSchema>;
