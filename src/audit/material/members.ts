/**
 * Members that the service writes although the schema does not list them, by the path of their
 * object.
 */
export const unlistedMembers: Readonly<Record<string, readonly string[]>> = {
  'research_record.panel': ['panel_id'],
};

/** Members that may be null by the schema and never are. */
export const neverNull: ReadonlySet<string> = new Set([
  'question',
  'question.question_type',
  'answer',
  'evidence',
  'analysis',
  'methodology',
  'methodology.evidence_collection',
  'methodology.synthesis_and_audit',
  'methodology.controlled_inference',
  'methodology.controlled_inference.conditions',
  'research_record.panel.panel_id',
  'research_record.provenance.failed[].late_retry',
  'research_record.generation.run_started_at',
]);

/** Texts that may be empty. */
export const emptyTexts: ReadonlySet<string> = new Set([
  'answer.rationale',
  'answer.standing',
  'answer.ranked_options[].rationale',
  'evidence.camps[].thesis',
  'analysis.disagreements[].why_it_matters',
  'analysis.minority_insights[].why_it_matters',
  'analysis.uncertainties[].why_unresolved',
]);
