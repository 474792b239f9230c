import type { Degradation } from '../../../findings/findings.ts';
import { alphaMin, isTooLow } from '../../../findings/readings/reliability-of.ts';
import { counted } from '../../prose/wording.ts';
import type { ErrorMeaning } from '../shared/control.ts';
import type { ReadingsCounts } from './shape.ts';

/** The codes of the warnings. */
export const readingsErrors: Readonly<Record<string, ErrorMeaning>> = {
  reliability_not_measured: {
    when: 'Two synthesizers read fewer than ten stances, or all of them had one value.',
    meaning: 'Nothing tells how far another reader would have found the same.',
  },
  stances_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the stances.',
    meaning: 'Nothing checks these stances, so a share can be wrong by as much as they weigh in it.',
  },
  readings_disagree: {
    when: 'Krippendorff’s α of the two synthesizers is below 0.67.',
    meaning:
      'What counts is what both found; much of what the responses say may be missing or misread, so take shares as rough.',
  },
  camps_unresolved: {
    when: 'Two synthesizers differ on the position of more than a third of the responses.',
    meaning: 'The sizes of the positions are in doubt; the claims are not affected.',
  },
  details_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the figures and cases.',
    meaning: 'Nothing checks these figures and cases: read their sentences before you rely on them.',
  },
  details_unresolved: {
    when: 'Two synthesizers differ on more than half of five or more figures and cases.',
    meaning: 'What they differ on is left out, so the lists of figures and cases are incomplete.',
  },
};

/**
 * Our choice: where more than a tenth of what counts was read by one synthesizer only, the reader should know before
 * reading; for single stances the methodology says it.
 */
const singleMaxShare = 1 / 10;
/** Our choice: with a third of the positions unresolved, the sizes of camps say little. */
const campsUnresolvedMaxShare = 1 / 3;

/**
 * Our choices: with half of them left out, a list says little of what answers give; and of fewer than five, half are left
 * out by chance. At 3 % errors of each kind a bound of a third warned of 2 in 18 honest reports.
 */
const detailsUnresolvedMaxShare = 1 / 2;
const detailsMin = 5;

/** Entries of `errors` about the reliability of labels. */
export function readingsWarnings(counts: ReadingsCounts): Degradation[] {
  const { stances_single: single, camps_unresolved: open } = counts;
  const all = counts.stances_agreed + single + counts.stances_unresolved;
  const placed = counts.camps_agreed + counts.camps_single + open;
  return [
    ...(isMeasured(counts) ? [] : [{ code: 'reliability_not_measured', message: notMeasured(counts) }]),
    ...(single > all * singleMaxShare
      ? [
          {
            code: 'stances_not_checked',
            message: `${single} of ${counted(all, 'stance')} were read by one synthesizer only: nothing checks them.`,
          },
        ]
      : []),
    ...(isMeasured(counts) && isTooLow(counts.alpha)
      ? [{ code: 'readings_disagree', message: disagreement(counts.alpha) }]
      : []),
    ...(open > placed * campsUnresolvedMaxShare
      ? [
          {
            code: 'camps_unresolved',
            message: `Two synthesizers differ on the position of ${open} of ${counted(placed, 'response')}: the sizes of the positions are in doubt.`,
          },
        ]
      : []),
    ...detailsWarnings(counts),
  ];
}

function detailsWarnings(counts: ReadingsCounts): Degradation[] {
  const { details_agreed: agreed, details_single: single, details_unresolved: unresolved } = counts;
  const all = agreed + single + unresolved;
  return [
    ...(single > all * singleMaxShare
      ? [
          {
            code: 'details_not_checked',
            message: `${single} of ${figuresAndCases(all)} were read by one synthesizer only: nothing checks them.`,
          },
        ]
      : []),
    ...(all >= detailsMin && unresolved > all * detailsUnresolvedMaxShare
      ? [
          {
            code: 'details_unresolved',
            message: `Two synthesizers differ on ${unresolved} of ${figuresAndCases(all)} in answers, which are left out: what the report lists of them is incomplete.`,
          },
        ]
      : []),
  ];
}

export function figuresAndCases(count: number): string {
  return count === 1 ? '1 figure or case' : `${count} figures and cases`;
}

/** Our choice: two stances could agree by chance; an α over fewer than ten says nothing. */
const comparedMin = 10;

export function isMeasured(counts: ReadingsCounts): counts is ReadingsCounts & { readonly alpha: number } {
  return counts.alpha !== null && counts.stances_compared >= comparedMin;
}

export function notMeasured({ stances_compared: compared }: ReadingsCounts): string {
  return `How far two synthesizers agree was not measured: ${compared === 0 ? 'no stance was' : `${counted(compared, 'stance')} ${compared === 1 ? 'was' : 'were'}`} read by two of them${compared === 0 ? ', so nothing checks the labels' : ''}.`;
}

export function disagreement(alpha: number): string {
  return `The two synthesizers that read each response agree too little (Krippendorff’s α ${alpha.toFixed(2)}, below ${alphaMin}): what counts is what both found, and much of what the responses say may be missing or misread.`;
}
