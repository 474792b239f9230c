import { isTooLow } from '../../../findings/readings/precision.ts';
import { counted, percentDown } from '../../prose/wording.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import type { ControlWarnings } from '../common/control.ts';

/**
 * Our choice: where more than a tenth of what counts was read by one synthesizer only, the reader
 * should know before reading; for single stances the methodology says it.
 */
const singleMaxShare = 1 / 10;

/** Whether too few of some stances were read twice. */
export function areUnchecked(single: number, all: number): boolean {
  return single > all * singleMaxShare;
}

/** Our choice: with a third of the camps unresolved, the sizes of camps say little. */
const campsUnresolvedMaxShare = 1 / 3;

/**
 * Our choices: with half of them left out, a list says little of what answers give; and of fewer
 * than five, half are left out by chance. At 3 % errors of each kind a bound of a third warned of 2
 * in 18 honest reports.
 */
const detailsUnresolvedMaxShare = 1 / 2;
const detailsMin = 5;

/** Entries of `errors` about the reliability of labels. */
export const readingsWarnings = {
  // Where two found all alike and of one kind, α says nothing and nothing is wrong.
  reliability_not_measured: (counts) =>
    isMeasured(counts) || counts.stances_compared >= comparedMin ? [] : [notMeasured(counts)],
  stances_not_checked: ({
    stances_agreed: agreed,
    stances_single: single,
    stances_unresolved: unresolved,
  }) => {
    const all = agreed + single + unresolved;
    if (!areUnchecked(single, all)) return [];
    return [`${single} of ${counted(all, 'stance')} were read by one synthesizer only: nothing checks them.`];
  },
  readings_disagree: (counts) => (isMeasured(counts) && isInDoubt(counts) ? [disagreement(counts)] : []),
  camps_unresolved: ({ camps_agreed: agreed, camps_single: single, camps_unresolved: open }) => {
    const placed = agreed + single + open;
    if (open <= placed * campsUnresolvedMaxShare) return [];
    return [
      `Two synthesizers differ on the camp of ${open} of ${counted(placed, 'response')}: the sizes of the camps are in doubt.`,
    ];
  },
  details_not_checked: (counts) => {
    const [all, single] = [detailsIn(counts), counts.details_single];
    if (!areUnchecked(single, all)) return [];
    return [`${single} of ${figuresAndCases(all)} were read by one synthesizer only: nothing checks them.`];
  },
  details_unresolved: (counts) => {
    const [all, unresolved] = [detailsIn(counts), counts.details_unresolved];
    if (all < detailsMin || unresolved <= all * detailsUnresolvedMaxShare) return [];
    return [
      `Two synthesizers differ on ${unresolved} of ${figuresAndCases(all)} in answers, which are left out: what the report lists of them is incomplete.`,
    ];
  },
} satisfies ControlWarnings<Conditions['reliability']>;

function detailsIn(counts: Conditions['reliability']): number {
  return counts.details_agreed + counts.details_single + counts.details_unresolved;
}

export function figuresAndCases(count: number): string {
  return count === 1 ? '1 figure or case' : `${count} figures and cases`;
}

/** Our choice: two stances could agree by chance; an α over fewer than ten says nothing. */
const comparedMin = 10;

export function isMeasured(
  counts: Conditions['reliability'],
): counts is Conditions['reliability'] & { readonly alpha: number } {
  return counts.alpha !== null && counts.stances_compared >= comparedMin;
}

export function notMeasured({ stances_compared: compared }: Conditions['reliability']): string {
  if (compared >= comparedMin)
    return `Krippendorff’s α says nothing here: ${compared} stances were read by two synthesizers, and nearly all are of one kind.`;
  return `How far two synthesizers agree was not measured: ${compared === 0 ? 'no stance was' : `${counted(compared, 'stance')} ${compared === 1 ? 'was' : 'were'}`} read by two of them${compared === 0 ? ', so nothing checks the labels' : ''}.`;
}

/** Whether more stances may be wrong than a reader should have to expect. */
export function isInDoubt({ precision_interval_95: { low } }: Conditions['reliability']): boolean {
  return low !== undefined && isTooLow(low);
}

export function disagreement(counts: Conditions['reliability']): string {
  return `The two synthesizers that read each response differ so often that more than 1 in ${Math.round(1 / (1 - counts.precision_min))} of the stances may be wrong: ${estimate(counts)}. What they differ on to the end is left out.`;
}

/** The share of stances that is right, and what the estimate assumes. */
export function estimate({
  estimated_precision: share,
  precision_interval_95: { low, high },
}: Conditions['reliability']): string {
  // No two readers show that they never err.
  const most = (end = 0) => (end >= 1 ? '99.9% or more' : percentDown(end));
  return `an estimated ${most(share ?? 0)} of those found alike are right (95% interval from ${percentDown(low ?? 0)} to ${most(high)}), if the two err independently of each other`;
}
