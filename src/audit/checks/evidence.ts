import { campView } from '../../report/count/camps.ts';
import { caseView, itDependsView } from '../../report/count/cases.ts';
import { claimView } from '../../report/count/claims.ts';
import { labsView } from '../../report/count/labs.ts';
import { quantityView } from '../../report/count/quantities.ts';
import type { Quantity } from '../../report/schema/parts/quantities.ts';
import type { Report } from '../../report/schema/report.ts';
import { makeSlicer } from '../../text/code-points.ts';
import { holdsNumber } from '../../text/figures/number-words.ts';
import { convertedFigure } from '../../text/units/units.ts';
import { statedConditions, statedFlags } from '../material/conditions.ts';
import { type CheckedValue, checkedValue, compared, comparedWhole, within } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

/**
 * Checks every list of models, count, share and importance of a claim against the stances that its
 * spans show.
 */
export function claimFindings(report: Report, { tables }: Rebuilt): CheckedValue[] {
  const { evidence } = report;
  const claims = evidence?.claims ?? [];
  const { labs } = tables;
  const flags = statedFlags(report);
  const expected = new Map(
    tables.claims.map((tally) => [
      tally.claim.claimId,
      {
        ...claimView(tally, labs.areShared ? labs.ofClaim(tally) : null),
        ...flags?.ofClaim(tally.claim.claimId),
      },
    ]),
  );
  return [
    idFinding(
      claims.map((claim) => claim.claim_id),
      report,
    ),
    ...claims.flatMap((claim, at) => {
      const { caveats_by_side: sides, ...due } = expected.get(claim.claim_id) ?? {};
      // Only the record tells how many caveats are not shown.
      const leftOut = claim.caveats_by_side?.left_out_count;
      return comparedWhole(within('evidence.claims', at), claim, {
        ...due,
        caveats_by_side: sides && { ...sides, left_out_count: leftOut },
      });
    }),
  ];
}

/**
 * Claims that are left out after they have been labelled leave gaps between the ids of the others.
 */
function idFinding(ids: readonly number[], report: Report): CheckedValue {
  const labelled = statedConditions(report)?.synthesis.claims_labelled ?? 0;
  const ascend = ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));
  return checkedValue(
    'evidence.claims.claim_id',
    ids,
    ascend && (ids.at(-1) ?? 0) <= labelled,
    `ascending ids up to ${labelled}`,
  );
}

/**
 * Checks members, counts, shares (also with every lab counted equally), censuses and
 * representatives of every camp.
 */
export function campFindings(report: Report, { tables }: Rebuilt): CheckedValue[] {
  const { evidence } = report;
  const camps = evidence?.camps ?? [];
  const flags = statedFlags(report);
  const { included, labels } = tables.panel;
  const { labs } = tables;
  const expected = tables.camps.map((tally) => ({
    ...campView(tally, included, labels, labs.areShared ? labs.ofCamp(tally) : null, tables.cases),
    ...flags?.ofCamp(tally.members),
  }));
  return [
    ...compared(
      'evidence.camps.camp_id',
      camps.map((camp) => camp.camp_id),
      expected.map((camp) => camp.camp_id),
    ),
    ...camps.flatMap((camp, at) => {
      const due = expected.find(({ camp_id: campId }) => campId === camp.camp_id) ?? {};
      return comparedWhole(within('evidence.camps', at), camp, due);
    }),
    ...comparedWhole('evidence.labs', evidence?.labs, labsView(labs, included.length)),
    ...compared('evidence.unclassified_model_ids', evidence?.unclassified_model_ids, tables.unclassified),
  ];
}

/** Checks the models of every case on which answers depend, and those that the answer names. */
export function caseFindings({ evidence, answer }: Report, { tables }: Rebuilt): CheckedValue[] {
  const whole = tables.panel.included.length;
  return [
    ...compared('evidence.cases', evidence?.cases, tables.cases.map(caseView)),
    ...compared('answer.it_depends', answer?.it_depends, itDependsView(tables.cases, whole)),
  ];
}

/**
 * Checks that range, median and quartiles follow from the figures, and that every figure is at its
 * place in the exported text.
 */
export function quantityFindings(report: Report, { findings, tables }: Rebuilt): CheckedValue[] {
  const found = report.evidence?.quantities ?? [];
  return [
    ...comparedWhole('evidence.quantities', found, tables.quantities.map(quantityView)),
    orderFinding(found),
    ...conversionFindings(found),
    ...figureFindings(found, findings),
  ];
}

/** Checks that both ends of each figure stand in its sentences. */
function figureFindings(quantities: readonly Quantity[], { models }: Rebuilt['findings']): CheckedValue[] {
  const textOf = new Map(models.map(({ modelId, text }) => [modelId, text ?? '']));
  const places = quantities.flatMap((quantity, at) =>
    quantity.evidence_spans.map((span, of) => ({
      path: `evidence.quantities[${at}].evidence_spans[${of}]`,
      span,
    })),
  );
  // One text at a time: sliced by code points, those of a large panel would take hundreds of
  // megabytes.
  return [...Map.groupBy(places, ({ span }) => span.model_id)].flatMap(([modelId, own]) => {
    const wordsAt = makeSlicer(textOf.get(modelId) ?? '');
    return own.map(({ path, span }) => {
      const words = wordsAt(span);
      const { low, high } = span.given ?? span;
      const holds = holdsNumber(words, low) && holdsNumber(words, high);
      return checkedValue(path, [low, high], holds, 'figures that stand in their places');
    });
  });
}

/** Converts every figure that stands in another unit in its text once more. */
function conversionFindings(quantities: readonly Quantity[]): CheckedValue[] {
  return quantities.flatMap(({ unit, evidence_spans: spans }, at) =>
    spans.flatMap(({ low, high, given }, of) => {
      if (given === undefined) return [];
      const expected = convertedFigure({ ...given, highUnit: given.high_unit }, unit);
      return compared(`evidence.quantities[${at}].evidence_spans[${of}]`, { low, high }, expected);
    }),
  );
}

function orderFinding(quantities: readonly Quantity[]): CheckedValue {
  const inOrder = quantities.toSorted(
    (a, b) =>
      Number(b.answers_question) - Number(a.answers_question) ||
      b.evidence_spans.length - a.evidence_spans.length,
  );
  const places = (all: readonly Quantity[]) => all.map(({ quantity_id: id }) => id);
  return checkedValue(
    'evidence.quantities.quantity_id',
    places(quantities),
    inOrder.every((each, at) => each === quantities[at]),
    places(inOrder),
  );
}
