import type { FactModel, Findings, ResponseLabels, Span } from '../../findings/findings.ts';
import { isWithin } from '../../findings/spans.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { byCodePoint } from '../../text/order.ts';

/**
 * The panel, sorted by who is counted. Every invited model is in exactly one of included, failed
 * and excluded.
 */
export interface CountedPanel {
  readonly invited: readonly FactModel[];
  /** Answered and labelled: the denominator of every share. */
  readonly included: readonly FactModel[];
  readonly failed: readonly FactModel[];
  readonly excluded: readonly { readonly model: FactModel; readonly reason: string }[];
  /**
   * One per included model, in the same order. Each stance is on a known claim, once, with a span
   * within the stored text; so is what it reports of others, on claims without a stance.
   */
  readonly labels: readonly ResponseLabels[];
  /** Stances and camp choices left out because they did not fit the run. */
  readonly droppedLabels: number;
}

/**
 * Sorts the panel; all lists are ordered by model id. Labels come from other stages. Those that do
 * not fit this run are dropped here and counted, so that no later code needs to handle them.
 */
export function countPanel(findings: Findings, lengths: TextLengths): CountedPanel {
  const invited = findings.models.toSorted((a, b) => byCodePoint(a.modelId, b.modelId));
  const reasons = new Map(findings.excluded.map(({ modelId, reason }) => [modelId, reason]));
  const labelled = new Map(findings.labels.map((labels) => [labels.modelId, labels]));
  const answered = invited.filter((model) => model.status === 'success');
  const included: FactModel[] = [];
  const excluded: { model: FactModel; reason: string }[] = [];
  const labels: ResponseLabels[] = [];
  let droppedLabels = 0;
  for (const model of answered) {
    const found = labelled.get(model.modelId);
    const reason = reasons.get(model.modelId);
    if (found === undefined || reason !== undefined) {
      excluded.push({ model, reason: reason ?? 'unlabelled' });
      continue;
    }
    const fitting = fittingLabels(found, lengths.get(model.modelId) ?? 0, findings);
    droppedLabels += labelCount(found) - labelCount(fitting);
    included.push(model);
    labels.push(fitting);
  }
  const failed = invited.filter((model) => model.status !== 'success');
  return { invited, included, failed, excluded, labels, droppedLabels };
}

function fittingLabels(labels: ResponseLabels, textLength: number, findings: Findings): ResponseLabels {
  const silent = new Set(findings.claims.map((claim) => claim.claimId));
  const stances = labels.stances
    // `delete` is true once per claim, which also drops a second stance on it.
    .filter(({ claimId, span }) => isWithin(span, textLength) && silent.delete(claimId))
    .map(({ otherSpan, ...stance }) =>
      otherSpan && isWithin(otherSpan, textLength) && !isSame(otherSpan, stance.span)
        ? { ...stance, otherSpan }
        : stance,
    );
  const { camp } = labels;
  const campFits =
    camp !== null &&
    isWithin(camp.span, textLength) &&
    findings.camps.some(({ campId }) => campId === camp.campId);
  const unresolved = labels.unresolved.filter((claimId) => silent.delete(claimId));
  const reported = labels.reported.filter(
    ({ claimId, span }) => isWithin(span, textLength) && silent.delete(claimId),
  );
  return { modelId: labels.modelId, stances, unresolved, reported, camp: campFits ? camp : null };
}

function isSame(a: Span, b: Span): boolean {
  return a.offset === b.offset && a.length === b.length;
}

function labelCount({ stances, camp }: ResponseLabels): number {
  return stances.length + (camp === null ? 0 : 1);
}
