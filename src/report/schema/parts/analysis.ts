import { z } from 'zod';
import { flags, ids, modelIds } from './values.ts';

const byCode = z
  .literal('code')
  .optional()
  .describe('There if code worded the entry: what the counts show and the synthesizer left out.');

const disagreementSchema = z.looseObject({
  disagreement_id: z.int().min(1),
  written_by: byCode,
  issue: z.string(),
  related_claim_ids: ids,
  related_camp_ids: ids,
  core_tension: z.string(),
  assumptions: z.array(z.string()).describe('What each side takes for granted.'),
  why_it_matters: z.string(),
  resolving_information: z.array(z.string()).describe('Information that would settle it.'),
});

const minorityInsightSchema = z.looseObject({
  insight_id: z.int().min(1),
  written_by: byCode,
  stance: z
    .literal('oppose')
    .optional()
    .describe('There if few dissent from a common claim; else few make it.'),
  insight: z.string(),
  supporting_model_ids: modelIds.describe(
    'The models that support the claim, or with `stance` those that dissent from it, sorted by code point.',
  ),
  related_claim_ids: ids,
  related_camp_ids: ids,
  why_it_matters: z.string(),
});

const uncertaintySchema = z.looseObject({
  uncertainty_id: z.int().min(1),
  written_by: byCode,
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
    flags: z.looseObject({ disagreements: flags, minority_insights: flags, uncertainties: flags }).optional(),
  })
  .meta({
    id: 'ReportAnalysis',
    description: 'Disagreements, minority insights and uncertainties of the panel.',
  });

export type Analysis = z.infer<typeof analysisSchema>;
export type Disagreement = z.infer<typeof disagreementSchema>;
export type MinorityInsight = z.infer<typeof minorityInsightSchema>;
export type Uncertainty = z.infer<typeof uncertaintySchema>;
