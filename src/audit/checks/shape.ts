import { z } from 'zod';
import { type Report, reportSchema } from '../../report/schema/report.ts';
import { type CheckedValue, checkedValue, pathOf } from '../material/finding.ts';

/** Members that may be null by the schema and never are. */
const neverNull: ReadonlySet<string> = new Set([
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
  'research_record.provenance.failed[].late_retry',
  'research_record.generation.run_started_at',
]);

const emptyTexts: ReadonlySet<string> = new Set([
  'answer.rationale',
  'answer.standing',
  'answer.ranked_options[].rationale',
  'evidence.camps[].thesis',
  'evidence.quantities[].unit',
  'evidence.quantities[].evidence_spans[].given.unit',
  'evidence.quantities[].evidence_spans[].given.high_unit',
  'analysis.disagreements[].why_it_matters',
  'analysis.minority_insights[].why_it_matters',
  'analysis.uncertainties[].why_unresolved',
]);

const writtenReport = asWritten(reportSchema, '');

/**
 * Checks that a report has every member that the service writes, filled, and no other: readers may
 * take any for its own.
 */
export function shapeFindings(report: Report): CheckedValue[] {
  const { error } = writtenReport.safeParse(report);
  if (!error) return [checkedValue('', 'its members', true, 'the members of its schema')];
  return error.issues.map(({ path, message }) =>
    checkedValue(pathOf(path.join('.')), message, false, 'the members of its schema'),
  );
}

/**
 * The schema without what it leaves open for other versions of the service.
 * @param at the place in the schema: `evidence.claims[]`
 */
function asWritten(schema: z.ZodType, at: string): z.ZodType {
  const within = (inner: unknown) => asWritten(inner as z.ZodType, at);
  if (schema instanceof z.ZodOptional) return within(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable)
    return neverNull.has(at) ? within(schema.unwrap()) : within(schema.unwrap()).nullable();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(within));
  if (schema instanceof z.ZodArray) return z.array(asWritten(schema.element as z.ZodType, `${at}[]`));
  if (schema instanceof z.ZodString) return emptyTexts.has(at) ? schema : schema.min(1);
  if (!(schema instanceof z.ZodObject)) return schema;
  return z.strictObject(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, own]) => [
        name,
        asWritten(own as z.ZodType, at === '' ? name : `${at}.${name}`),
      ]),
    ),
  );
}
