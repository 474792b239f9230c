import type { Json } from './types.ts';

/**
 * What the specification requires of a stored report, by component and names of properties; everything else may be
 * missing in one that an older or a newer version has written. A test compares the list with the specification's words.
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

/** Bounds that hold for what this version writes, and that the specification does not name. */
const ownBounds = ['minimum', 'maximum', 'exclusiveMinimum', 'format', 'pattern'];

/**
 * Loosens the schemas of a report from what this version writes to what every stored report keeps: a report is returned
 * as it was stored (specification, "Result envelope"), and a client must be able to read an old one.
 * @param schemas components by name; those of a report are called `Report…`
 */
export function asStored(schemas: Record<string, Json>): Record<string, Json> {
  for (const [name, schema] of Object.entries(schemas)) if (/^Report/.test(name)) loosen(schema, name);
  return schemas;
}

function loosen(schema: Json, path: string): void {
  for (const bound of ownBounds) delete schema[bound];
  if (schema.enum) {
    schema.description = [schema.description, `Today one of: ${schema.enum.join(', ')}.`]
      .filter(Boolean)
      .join(' ');
    delete schema.enum;
  }
  if (schema.properties) {
    delete schema.required;
    if (required[path]) schema.required = required[path];
    for (const [name, part] of Object.entries<Json>(schema.properties)) loosen(part, `${path}/${name}`);
  }
  for (const part of [schema.items, ...(schema.anyOf ?? [])]) if (part) loosen(part, path);
}
