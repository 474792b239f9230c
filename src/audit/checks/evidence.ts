import { campView } from '../../report/count/camps.ts';
import { claimView } from '../../report/count/claims.ts';
import { conditionalView, conditionView } from '../../report/count/conditions.ts';
import { laboratoriesView } from '../../report/count/labs-view.ts';
import { quantityView } from '../../report/count/quantities.ts';
import type { Report } from '../../report/schema/report.ts';
import { quantityProblems } from '../../report/verify/quantities.ts';
import { compared, type Finding, finding, within } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { onlyPresent } from './conditions.ts';

/** Checks every list of models, count, share and importance of a claim against the stances that its spans show. */
export function claimFindings({ evidence }: Report, { tables }: Rebuilt): Finding[] {
  const claims = evidence?.claims ?? [];
  const expected = new Map(
    tables.claims.map((tally) => [tally.claim.claimId, claimView(tally, tables.labs.ofClaim(tally))]),
  );
  return [
    idFinding(claims.map((claim) => claim.claim_id)),
    ...claims.flatMap((claim, at) => {
      const { evidence_spans: _, caveats_by_side: sides, ...computed } = expected.get(claim.claim_id) ?? {};
      // Only the record tells how many conditions are not shown.
      const shown = sides && { supporting: sides.supporting, opposing: sides.opposing };
      const due = claim.caveats_by_side ? { ...computed, caveats_by_side: shown } : computed;
      return compared(within('evidence.claims', at), claim, dueIn(claim, due, evidence));
    }),
  ];
}

/** Claims that are left out after they have been labelled leave gaps between the ids of the others. */
function idFinding(ids: readonly number[]): Finding {
  const ascend = ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));
  return finding('evidence.claims.claim_id', ids, ascend, 'ascending ids');
}

/**
 * Checks members, counts, shares (also with every laboratory counted equally), censuses and representatives of every
 * camp.
 */
export function campFindings({ evidence }: Report, { tables }: Rebuilt): Finding[] {
  const camps = evidence?.camps ?? [];
  const { included, labels } = tables.panel;
  const expected = tables.camps.map((tally) =>
    campView(tally, included, labels, tables.labs.ofCamp(tally), tables.conditions),
  );
  return [
    ...compared(
      'evidence.camps.camp_id',
      camps.map((camp) => camp.camp_id),
      expected.map((camp) => camp.camp_id),
    ),
    ...camps.flatMap((camp, at) => {
      const {
        evidence_spans: _,
        condition_ids: cases,
        ...shown
      } = expected.find(({ camp_id: campId }) => campId === camp.camp_id) ?? {};
      const computed = camp.condition_ids ? { ...shown, condition_ids: cases } : shown;
      return compared(within('evidence.camps', at), camp, dueIn(camp, computed, evidence));
    }),
    ...(isOlder(evidence)
      ? []
      : compared(
          'evidence.laboratories',
          evidence?.laboratories,
          laboratoriesView(tables.labs, included.length),
        )),
    ...compared('evidence.unclassified_model_ids', evidence?.unclassified_model_ids, tables.unclassified),
  ];
}

/** True for a report of an older version, which has no laboratories and intervals. */
function isOlder(evidence: Report['evidence']): boolean {
  return evidence?.laboratories === undefined;
}

function dueIn(
  shown: Readonly<Record<string, unknown>>,
  computed: object,
  evidence: Report['evidence'],
): object {
  return isOlder(evidence) ? onlyPresent(computed, shown) : computed;
}

/** Checks the models of every case on which answers depend, and those that the answer names. */
export function conditionFindings({ evidence, answer }: Report, { tables }: Rebuilt): Finding[] {
  if (!evidence?.conditions) return [];
  const whole = tables.panel.included.length;
  return [
    ...compared('evidence.conditions', evidence.conditions, tables.conditions.map(conditionView)),
    ...compared('answer.conditional', answer?.conditional, conditionalView(tables.conditions, whole)),
  ];
}

/**
 * Checks that range, median and quartiles follow from the figures, and that every figure is at its place in the
 * exported text.
 */
export function quantityFindings(report: Report, { findings, tables }: Rebuilt): Finding[] {
  const found = report.evidence?.quantities;
  if (!found) return [];
  const included = tables.panel.included.map(({ modelId }) => modelId);
  const wrong = quantityProblems(report, findings, included);
  return [
    ...compared('evidence.quantities', found, tables.quantities.map(quantityView)),
    finding('evidence.quantities', wrong, wrong.length === 0, 'figures that stand in their places'),
  ];
}
