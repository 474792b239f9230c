import type { Report } from '../../../report/schema/report.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { readConditions } from '../../material/conditions-shape.ts';
import { compared, type Finding } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { conditionsOf, conditionsPath } from './conditions.ts';

/** Checks the counts and names that the methodology repeats from other parts of the report. */
export function repeatedFindings(report: Report, { tables }: Rebuilt): Finding[] {
  const { errors, research_record: record } = report;
  const conditions = conditionsOf(report);
  const { included = [], excluded = [] } = record?.provenance ?? {};
  const answers: Readonly<Record<string, unknown>>[] = [...included, ...excluded];
  const spansIn = (lists: readonly { readonly spans: readonly unknown[] }[]) =>
    lists.reduce((sum, { spans }) => sum + spans.length, 0);
  const expected = {
    simulated_answers: answers.filter(({ simulated }) => simulated === true).length,
    panel_calls: {
      reasoning_tokens: answers.reduce((sum, { reasoning_tokens: own }) => sum + Number(own ?? 0), 0),
    },
    audit: {
      claims_reported: tables.claims.length,
      stances_reported: spansIn(tables.claims),
      camp_choices_reported: spansIn(tables.camps),
      sections_replaced: errors.filter(({ code }) => code === 'section_replaced').length,
    },
  };
  return [...compared(conditionsPath, conditions, expected), ...instrumentFindings(report)];
}

/** Checks the list of models that extracted, grouped, labelled, wrote or read. */
function instrumentFindings(report: Report): Finding[] {
  const conditions = readConditions(report);
  if (conditions === null) return [];
  const { synthesis_calls: calls, reliability, regrouping, prose } = conditions;
  const readers = prose.sections.flatMap(({ reader }) => reader ?? []);
  const all = [...calls.synthesizers, ...reliability.asked_synthesizers, ...regrouping.asked, ...readers];
  return compared(
    'methodology.controlled_inference.instrument_labels',
    report.methodology?.controlled_inference?.instrument_labels,
    uniqueSorted(all),
  );
}
