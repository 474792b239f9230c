import type { Json } from './types.ts';

/**
 * The properties that the specification requires of a stored report, by component. All others may
 * be missing from a report written by another version. A test compares this list with the
 * specification's wording.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Report: ['status'],
  ReportAnswer: ['headline', 'direct_answer'],
  'ReportAnswer/key_points': ['key_point_id', 'label', 'statement'],
  'ReportAnswer/recommendation': ['statement'],
  'ReportAnswer/ranked_options': ['rank', 'option'],
  ReportClaim: ['claim_id', 'statement'],
  ReportCamp: ['camp_id', 'label'],
  'ReportAnalysis/disagreements': ['disagreement_id', 'issue'],
  'ReportAnalysis/minority_insights': ['insight_id', 'insight'],
  'ReportAnalysis/uncertainties': ['uncertainty_id', 'description'],
  'ReportResearchRecord/panel/models': ['model_id'],
  'ReportResearchRecord/provenance/failed': ['model_id'],
  'ReportResearchRecord/provenance/excluded': ['model_id'],
  'ReportMethodology/stages': ['order', 'label'],
  'ReportMethodology/controls': ['id', 'label', 'description'],
};

/** Constraints that this version keeps but the specification does not name. */
const ownBounds = ['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'format', 'pattern'];

/**
 * Loosens the schemas of a report from what this version writes to what every stored report
 * guarantees. A report is returned as it was stored (specification, "Result envelope"), and clients
 * must be able to read old ones.
 * @param schemas components by name; those of a report are called `Report…`
 */
export function asStored(schemas: Record<string, Json>): Record<string, Json> {
  for (const [name, schema] of Object.entries(schemas)) if (/^Report/.test(name)) loosen(schema, name);
  return schemas;
}

function loosen(schema: Json, path: string): void {
  for (const bound of ownBounds) delete schema[bound];
  const values = schema.enum?.join(', ') ?? schema.const;
  if (values !== undefined) {
    const today = `Today ${schema.enum ? 'one of: ' : ''}${values}.`;
    schema.description = [schema.description, today].filter(Boolean).join(' ');
    delete schema.enum;
    delete schema.const;
  }
  if (schema.properties) {
    delete schema.required;
    if (required[path]) schema.required = required[path];
    for (const [name, part] of Object.entries<Json>(schema.properties)) loosen(part, `${path}/${name}`);
  }
  const parts = [schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? [])];
  if (typeof schema.additionalProperties === 'object') parts.push(schema.additionalProperties);
  for (const part of parts) if (part) loosen(part, path);
}
