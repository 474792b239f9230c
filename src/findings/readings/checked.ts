import type { CheckedCamp, CheckedStance, CrossCheck, ResponseLabels, Span } from '../findings.ts';
import { type Basis, type Outcome, outcomeOf, spansOf } from './readings.ts';

/**
 * The labels that count: stances and camps that two synthesizers found, or that only one has read.
 * @param reported what either of them found reported as others', which nobody is asked about
 */
export function labelsFrom(
  modelIds: readonly string[],
  { stances, camps }: Pick<CrossCheck, 'stances' | 'camps'>,
  reported: ReadonlyMap<string, ResponseLabels['reported']> = new Map(),
): ResponseLabels[] {
  const stancesOf = Map.groupBy(stances, ({ modelId }) => modelId);
  const campOf = new Map(camps.map((camp) => [camp.modelId, camp]));
  return modelIds.map((modelId) => ({
    modelId,
    stances: (stancesOf.get(modelId) ?? []).flatMap(labelOf).sort((a, b) => a.claimId - b.claimId),
    unresolved: (stancesOf.get(modelId) ?? [])
      .filter(({ readings }) => outcomeOf(readings).basis === 'unresolved')
      .map(({ claimId }) => claimId)
      .sort((a, b) => a - b),
    reported: reported.get(modelId) ?? [],
    camp: campLabelOf(campOf.get(modelId)),
  }));
}

function labelOf({ claimId, readings }: CheckedStance): ResponseLabels['stances'] {
  const { found } = outcomeOf(readings);
  if (found === null || found === 'not_addressed') return [];
  const [span, otherSpan] = spansOf(readings, found);
  return span ? [{ claimId, stance: found, span, ...(otherSpan ? { otherSpan } : {}) }] : [];
}

function campLabelOf(camp: CheckedCamp | undefined): ResponseLabels['camp'] {
  if (!camp) return null;
  const { found } = campOutcome(camp);
  const [span] = found === null ? [] : spansOf(camp.readings, found);
  return found !== null && span ? { campId: found, span } : null;
}

/**
 * A camp counts only with a sentence that shows it: one that was found in the positions alone is
 * not settled.
 */
export function campOutcome({ readings }: CheckedCamp): Outcome<number | null> {
  const outcome = outcomeOf(readings);
  const isShown = outcome.found === null || spansOf(readings, outcome.found).length > 0;
  return isShown ? outcome : { basis: 'unresolved', found: null };
}

/** How many outcomes there are of each basis. */
export function basesOf(outcomes: readonly Outcome<unknown>[]): Readonly<Record<Basis, number>> {
  const counts = { agreed: 0, single: 0, unresolved: 0 };
  for (const { basis } of outcomes) counts[basis]++;
  return counts;
}

/** Every span that a reading names. */
export function spansIn({ readings }: CheckedStance | CheckedCamp): Span[] {
  return readings.flatMap(({ span }) => (span ? [span] : []));
}
