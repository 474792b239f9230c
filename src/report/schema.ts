import { z } from 'zod';
import { questionTypes } from '../findings/findings.ts';

// The specification closes the top level of the report and the envelope; nested objects accept additional fields.
// Every field that this service always writes is required here, so that readers can rely on it.
const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();
const text = z.string().nullable();
const ids = z.array(z.int().min(1));
const modelIds = z.array(z.string()).meta({ description: 'Model ids, sorted by code point.' });
const time = z.iso.datetime({ offset: true }).nullable();

export const reportSchemaVersion = 'service_research_platform_report';

/** Our choice: the specification does not show the fields of the lab object. */
export const labSchema = z
  .looseObject({
    lab_id: z.string(),
    name: z.string(),
    country_code: text.describe('Of its seat, ISO 3166-1 alpha-2.'),
    country_name: text,
  })
  .meta({ id: 'ReportLab', description: 'The laboratory that made a model.' });

const keyPointSchema = z.looseObject({
  key_point_id: z.int().min(1),
  label: z.string(),
  statement: z.string(),
  related_claim_ids: ids,
});

const rankedOptionSchema = z.looseObject({
  rank: z.int().min(1).describe('1 is what most models recommend.'),
  option: z.string(),
  rationale: z.string(),
  related_claim_ids: ids,
});

export const answerSchema = z
  .looseObject({
    headline: z.string().describe('One sentence.'),
    direct_answer: z
      .string()
      .describe('The finding in a few sentences: what the panel says, and how much of it.'),
    rationale: z.string().describe('Why; may be empty.'),
    recommended_option: text.describe('null where the question is no choice, or the panel makes none.'),
    key_points: z.array(keyPointSchema),
    recommendation: z.looseObject({ statement: z.string(), related_claim_ids: ids }).nullable(),
    ranked_options: z.array(rankedOptionSchema),
    primary_disagreement_id: z.int().min(1).nullable().describe('Refers to analysis.disagreements.'),
    notable_minority_insight_id: z.int().min(1).nullable().describe('Refers to analysis.minority_insights.'),
  })
  .meta({ id: 'ReportAnswer', description: 'The finding.' });

const spanShape = {
  model_id: z.string(),
  offset: count.describe('In Unicode code points of the stored text.'),
  length: z.int().min(1).describe('In Unicode code points.'),
};

export const claimSchema = z
  .looseObject({
    claim_id: z.int().min(1),
    statement: z.string().describe('One sentence that an answer can support or oppose.'),
    importance: z
      .enum(['high', 'medium', 'low'])
      .nullable()
      .describe('From how many models address the claim, and how evenly they split over it.'),
    supporting_model_ids: modelIds,
    opposing_model_ids: modelIds,
    mixed_or_uncertain_model_ids: modelIds,
    caveats: z.array(z.string()).describe('Conditions and limits that answers put on it.'),
    supporting_count: count.nullable(),
    opposing_count: count.nullable(),
    mixed_or_uncertain_count: count.nullable(),
    not_addressed_count: count.nullable().describe('Included models that say nothing of the claim.'),
    addressed_count: count.nullable().describe('Supporting, opposing, and mixed or uncertain together.'),
    support_share_of_addressed: share.describe(
      'supporting_count / addressed_count; null where nobody addresses it.',
    ),
    oppose_share_of_addressed: share.describe('opposing_count / addressed_count.'),
    mixed_share_of_addressed: share.describe('mixed_or_uncertain_count / addressed_count.'),
    evidence_spans: z
      .array(z.looseObject({ ...spanShape, stance: z.enum(['support', 'oppose', 'mixed']) }))
      .describe('Where each model takes its stance: the quote is the window of its text at /responses/text.'),
  })
  .meta({ id: 'ReportClaim', description: 'One claim and what every included model says of it.' });

export const censusSchema = z
  .looseObject({
    groups: z.array(z.looseObject({ key: z.string(), label: z.string(), count, share })),
    unknown_count: count,
  })
  .meta({ id: 'ReportCensus', description: 'Members of a camp by one property; shares are of its members.' });

export const campSchema = z
  .looseObject({
    camp_id: z.int().min(1),
    label: z.string(),
    thesis: z.string().describe('The position in one sentence.'),
    recommended_option: text,
    model_ids: modelIds,
    representative_model_ids: z
      .array(z.string())
      .describe('Up to three members that speak for the camp best.'),
    model_count: count.nullable(),
    eligible_model_count: count.nullable().describe('All included models, those in no camp too.'),
    model_share: share.describe('model_count / eligible_model_count.'),
    equal_lab_weight_share: share.describe(
      'Mean over the laboratories of the share of their models that are members: many models of one laboratory weigh no more than one.',
    ),
    by_lab: censusSchema.nullable(),
    by_country: censusSchema.nullable(),
    by_model_family: censusSchema.nullable(),
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({ id: 'ReportCamp', description: 'One position that the panel formed, with its member models.' });

const disagreementSchema = z.looseObject({
  disagreement_id: z.int().min(1),
  issue: z.string(),
  related_claim_ids: ids,
  related_camp_ids: ids,
  core_tension: z.string(),
  assumptions: z.array(z.string()).describe('What each side takes for granted.'),
  why_it_matters: z.string(),
  resolving_information: z.array(z.string()).describe('What would decide it.'),
});

const minorityInsightSchema = z.looseObject({
  insight_id: z.int().min(1),
  insight: z.string(),
  supporting_model_ids: modelIds.describe('The few that see it, sorted by code point.'),
  related_claim_ids: ids,
  related_camp_ids: ids,
  why_it_matters: z.string(),
});

const uncertaintySchema = z.looseObject({
  uncertainty_id: z.int().min(1),
  description: z.string(),
  affected_claim_ids: ids,
  why_unresolved: z.string(),
  what_would_resolve_it: z.array(z.string()),
  raised_by_model_ids: modelIds,
});

export const analysisSchema = z
  .looseObject({
    disagreements: z.array(disagreementSchema),
    minority_insights: z.array(minorityInsightSchema),
    uncertainties: z.array(uncertaintySchema),
  })
  .meta({
    id: 'ReportAnalysis',
    description: 'Where the panel disagrees, what few see, and what stays open.',
  });

const answererShape = {
  display_name: text,
  lab: labSchema.nullable(),
  response_id: text,
};
const tokenShape = {
  input_tokens: count.nullable(),
  output_tokens: count.nullable(),
  total_tokens: count.nullable(),
};

export const researchRecordSchema = z
  .looseObject({
    research_snapshot: z
      .looseObject({
        invited: count.nullable().describe('Models asked: successful + failed.'),
        successful: count.nullable().describe('Models that answered.'),
        failed: count.nullable(),
        excluded: count
          .nullable()
          .describe('Answers left out of the synthesis; provenance.excluded says why.'),
        included_in_synthesis: count.nullable().describe('successful − excluded.'),
        unclassified: count.nullable().describe('Included models that stand in no camp.'),
      })
      .nullable(),
    panel: z
      .looseObject({
        models: z.array(
          z.looseObject({
            model_id: z.string(),
            display_name: text,
            lab_origin_country_code: text,
            lab_origin_country_name: text,
            organization_geopolitical_region: text,
            model_family: text,
            lab: z.union([labSchema, z.string()]).nullable(),
          }),
        ),
      })
      .nullable(),
    provenance: z
      .looseObject({
        included: z.array(z.looseObject({ model_id: text, ...answererShape, ...tokenShape })),
        failed: z.array(
          z.looseObject({
            model_id: z.string(),
            ...answererShape,
            status: text,
            late_retry: z.boolean().nullable(),
            error: text,
          }),
        ),
        excluded: z.array(
          z.looseObject({ model_id: z.string(), ...answererShape, reason: text, ...tokenShape }),
        ),
      })
      .nullable(),
    generation: z
      .looseObject({
        run_id: text,
        rerun_id: text,
        generated_at: time,
        run_started_at: time,
        run_completed_at: time,
      })
      .nullable(),
    token_usage: z.looseObject(tokenShape).nullable(),
  })
  .meta({ id: 'ReportResearchRecord', description: 'Who was asked, who answered, and what was used.' });

export const methodologySchema = z
  .looseObject({
    evidence_collection: text,
    synthesis_and_audit: text,
    stages: z.array(z.looseObject({ order: z.int(), key: text, label: z.string() })),
    controls: z.array(z.looseObject({ id: z.string(), label: z.string(), description: z.string() })),
    controlled_inference: z
      .looseObject({
        title: text,
        body: text,
        why_this_matters: text,
        conditions: z.record(z.string(), z.unknown()).nullable(),
        instrument_labels: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'ReportMethodology', description: 'How this report was made, as configured for this run.' });

/** The stored report (specification, "Report"). `question` is missing in the compact view only. */
export const reportSchema = z
  .strictObject({
    schema_version: z.literal(reportSchemaVersion),
    // Our choice: the report carries the run's final status.
    status: z.enum(['completed', 'partial']).describe('As the run ended.'),
    errors: z
      .array(z.looseObject({ code: text, message: text }))
      .describe('What this report had to do without; empty as a rule.'),
    question: z
      .looseObject({ text, question_type: z.enum(questionTypes).nullable() })
      .nullable()
      .optional(),
    answer: answerSchema.nullable(),
    evidence: z
      .looseObject({
        claims: z.array(claimSchema),
        camps: z.array(campSchema),
        unclassified_model_ids: modelIds.describe(
          'Included models that stand in no camp, sorted by code point.',
        ),
      })
      .nullable(),
    analysis: analysisSchema.nullable(),
    research_record: researchRecordSchema.nullable(),
    methodology: methodologySchema.nullable(),
  })
  .meta({ id: 'Report', description: 'The structured report of one run.' });

/** What GET /v1/research/{run_id}/result answers. */
export const resultEnvelopeSchema = z
  .strictObject({
    id: z.uuid(),
    object: z.literal('research.result'),
    status: z.enum(['completed', 'partial']),
    report: reportSchema,
  })
  .meta({ id: 'ResearchResult', description: 'The result of a finished run.' });

export type Report = z.infer<typeof reportSchema>;
export type Lab = z.infer<typeof labSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Camp = z.infer<typeof campSchema>;
export type Census = z.infer<typeof censusSchema>;
export type Analysis = z.infer<typeof analysisSchema>;
export type Disagreement = z.infer<typeof disagreementSchema>;
export type MinorityInsight = z.infer<typeof minorityInsightSchema>;
export type Uncertainty = z.infer<typeof uncertaintySchema>;
export type ResearchRecord = z.infer<typeof researchRecordSchema>;
export type Methodology = z.infer<typeof methodologySchema>;
