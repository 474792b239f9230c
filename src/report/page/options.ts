import type { Report } from '../schema/report.ts';
import { mixedOnOption } from '../shown/mixed-on-option.ts';
import { countsOfDispute, type PageClaims, signedCounts } from './claims.ts';
import { cited, type Printer, printed } from './printer.ts';

type Option = NonNullable<Report['answer']>['ranked_options'][number];

/**
 * The options of a question that asks for a list, with who is for each, against and both, and the
 * claims of the page that are about it; those of a decision are the camps' answers.
 */
export function optionsList(
  report: Report,
  { shown }: PageClaims,
  { headings, list, most, marks }: Printer,
): string {
  const numbered = new Set(shown.map(({ claim_id: id }) => id));
  const line = (each: Option) => {
    const { option, model_count: count, against_model_ids: against = [], related_claim_ids: ids } = each;
    const sides = signedCounts(
      count,
      against.length,
      mixedOnOption(each, report.evidence?.claims ?? []).length,
    );
    return `**${option}**${marks.colon}${sides}${cited(ids.filter((id) => numbered.has(id)))}`;
  };
  const options = optionsOf(report);
  const held = Math.max(
    0,
    ...options.slice(printed(options, most.options).length).map((each) => each.model_count),
  );
  return list(options, most.options, line, headings.moreClaims.replace('{held}', String(held)));
}

/** Whether the page counts anybody who sees both sides of an option, a claim or a dispute. */
export function tellsMixed(report: Report, claims: PageClaims, { most }: Pick<Printer, 'most'>): boolean {
  const options = printed(optionsOf(report), most.options);
  const disputes = (report.analysis?.disagreements ?? []).slice(0, most.disagreements);
  return (
    claims.shown.some(({ mixed_or_uncertain_count: mixed }) => (mixed ?? 0) > 0) ||
    disputes.some((each) => countsOfDispute(each, report, claims).includes('±')) ||
    options.some((each) => mixedOnOption(each, report.evidence?.claims ?? []).length > 0)
  );
}

function optionsOf({ answer }: Report): readonly Option[] {
  const options = answer?.ranked_options ?? [];
  return options.some(({ for_model_ids: models }) => models !== undefined) ? options : [];
}
