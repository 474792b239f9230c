import type { Report } from '../schema/report.ts';
import type { Printer } from './printer.ts';
import type { Warnings } from './warnings.ts';

type Claims = NonNullable<Report['evidence']>['claims'];

/**
 * The claims that the page cites by number, and if there is room those that most models hold, in
 * the order of their numbers. Entries of a list that was asked for stand among the options, and
 * what one response denies and none holds says nothing.
 */
export function claimsList(report: Report, printer: Printer, behind: Warnings['behind']): string {
  const { answer, evidence, analysis } = report;
  const { most, list } = printer;
  const cited = idsOf([
    ...(answer?.key_points.slice(0, most.points + 1) ?? []),
    ...(answer?.assessment?.reasons ?? []),
    ...(answer?.assessment?.own_knowledge ?? []),
    ...(analysis?.disagreements.slice(0, most.disagreements + 1) ?? []),
  ]);
  const options = answer?.ranked_options.filter(({ for_model_ids: models }) => models !== undefined) ?? [];
  const [entries, printed] = [idsOf(options), idsOf(options.slice(0, most.options))];
  const claims = (evidence?.claims ?? []).filter((claim) => {
    const isEntry = claim.option !== undefined && entries.has(claim.claim_id);
    if (cited.has(claim.claim_id)) return !(isEntry && printed.has(claim.claim_id));
    return !isEntry && !isStrawMan(claim);
  });
  const ids = new Set(claims.flatMap(({ claim_id: id }) => (cited.has(id) ? [id] : [])));
  const held = [...claims].sort((a, b) => (b.supporting_count ?? 0) - (a.supporting_count ?? 0));
  for (const { claim_id: id } of held.slice(0, most.held)) if (ids.size < most.claims) ids.add(id);
  const [shown, others] = [true, false].map((is) => claims.filter(({ claim_id: id }) => ids.has(id) === is));
  return shown?.length
    ? list([...shown, ...(others ?? [])], shown.length, (each) => line(each, printer) + behind(each))
    : '';
}

function idsOf(parts: readonly { readonly related_claim_ids: readonly number[] }[]): Set<number> {
  return new Set(parts.flatMap(({ related_claim_ids: ids }) => ids));
}

function isStrawMan(claim: Claims[number]): boolean {
  const held = (claim.supporting_count ?? 0) + (claim.mixed_or_uncertain_count ?? 0);
  return held === 0 && claim.opposing_count === 1;
}

function line({ claim_id: id, statement, ...counts }: Claims[number], { made }: Printer): string {
  const reporters = counts.reported_by?.evidence_spans.length ?? 0;
  const sides = [
    `+${counts.supporting_count ?? 0}`,
    ...(counts.opposing_count ? [`−${counts.opposing_count}`] : []),
    ...(counts.mixed_or_uncertain_count ? [`±${counts.mixed_or_uncertain_count}`] : []),
  ];
  const told = reporters > 0 ? made.reported.replace('{count}', String(reporters)) : '';
  return `[${id}] ${statement} (${sides.join(' ')}${told})`;
}
