import { z } from 'zod';
import { questionTypes } from '../../findings/findings.ts';
import { languages } from '../../languages/codes.ts';
import { reportErrors } from './errors.ts';
import { methodologySchema } from './methodology.ts';
import { analysisSchema } from './parts/analysis.ts';
import { answerSchema } from './parts/answer.ts';
import { campSchema, labsSchema } from './parts/camps.ts';
import { caseSchema } from './parts/cases.ts';
import { claimSchema } from './parts/claims.ts';
import { quantitySchema } from './parts/quantities.ts';
import { researchRecordSchema } from './parts/record.ts';
import { count, flags, modelIds, text } from './parts/values.ts';

export const reportSchemaVersion = 'service_research_platform_report';

/** The stored report (specification, "Report"). `question` is missing in the compact view only. */
export const reportSchema = z
  .strictObject({
    schema_version: z.literal(reportSchemaVersion),
    // Our choice: the run's final status, so that a stored report tells by itself whether it is
    // partial.
    status: z.enum(['completed', 'partial']).describe('The final status of the run.'),
    errors: z
      .array(
        z
          .looseObject({ code: text.describe(codesDescribed()), message: text })
          .meta({ id: 'ReportError', description: 'Something that the report had to leave out or replace.' }),
      )
      .describe('What the report had to leave out or replace. Usually empty.'),
    question: z
      .looseObject({
        text,
        question_type: z.enum(questionTypes).nullable(),
        language: z
          .enum([...languages, 'other'])
          .describe(
            'The language of the question, in which answer, evidence and analysis are written (ISO 639-1). `other`: one in which this service has no sentences; the report then consists of wordings and figures.',
          ),
      })
      .nullable()
      .optional(),
    answer: answerSchema.nullable(),
    evidence: z
      .looseObject({
        claims: z.array(claimSchema),
        camps: z.array(campSchema),
        labs: labsSchema,
        cases: z.array(caseSchema).describe('Those of most models first.'),
        cases_left_out_count: count.describe('Further cases that responses name, for lack of space.'),
        quantities: z.array(quantitySchema).describe('What the question asks for comes first.'),
        quantities_left_out_count: count.describe(
          'Further things that responses put a figure to, for lack of space or of a second response.',
        ),
        unclassified_model_ids: modelIds.describe('Included models in no camp, sorted by code point.'),
        flags: z.looseObject({ claims: flags, camps: flags, cases: flags, quantities: flags }).optional(),
      })
      .nullable(),
    analysis: analysisSchema.nullable(),
    research_record: researchRecordSchema.nullable(),
    methodology: methodologySchema.nullable(),
  })
  .meta({ id: 'Report', description: 'The structured report of one run.' });

/** The body of GET /v1/research/{run_id}/result. */
export const resultEnvelopeSchema = z
  .strictObject({
    id: z.uuid(),
    object: z.literal('research.result'),
    status: z.enum(['completed', 'partial']),
    report: reportSchema,
  })
  .meta({ id: 'ResearchResult', description: 'The result of a finished run.' });

/** One line of Markdown per code. New codes may appear, so readers must accept others. */
function codesDescribed(): string {
  const lines = Object.entries(reportErrors).map(
    ([code, { when, meaning }]) => `- \`${code}\`: ${when} ${meaning}`,
  );
  return ['Codes may be added. Today:', ...lines].join('\n');
}

export type Report = z.infer<typeof reportSchema>;
