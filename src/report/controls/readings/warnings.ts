import { alphaMin, isTooLow } from '../../../findings/readings/reliability-of.ts';
import { counted } from '../../prose/wording.ts';
import type { Warning } from '../common/control.ts';
import type { ReadingsCounts } from './shape.ts';

/**
 * Our choice: where more than a tenth of what counts was read by one synthesizer only, the reader should know before
 * reading; for single stances the methodology says it.
 */
const singleMaxShare = 1 / 10;
/** Our choice: with a third of the camps unresolved, the sizes of camps say little. */
const campsUnresolvedMaxShare = 1 / 3;

/**
 * Our choices: with half of them left out, a list says little of what answers give; and of fewer than five, half are left
 * out by chance. At 3 % errors of each kind a bound of a third warned of 2 in 18 honest reports.
 */
const detailsUnresolvedMaxShare = 1 / 2;
const detailsMin = 5;

/** Entries of `errors` about the reliability of labels. */
export const readingsErrors: Readonly<Record<string, Warning<ReadingsCounts>>> = {
  reliability_not_measured: {
    when: 'Two synthesizers read fewer than ten stances, or all of them had one value.',
    meaning: 'Nothing tells how far another reader would have found the same.',
    messages: (counts) => (isMeasured(counts) ? [] : [notMeasured(counts)]),
  },
  stances_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the stances.',
    meaning: 'Nothing checks these stances, so a share can be wrong by as much as they weigh in it.',
    messages: ({ stances_agreed: agreed, stances_single: single, stances_unresolved: unresolved }) => {
      const all = agreed + single + unresolved;
      if (single <= all * singleMaxShare) return [];
      return [
        `${single} of ${counted(all, 'stance')} were read by one synthesizer only: nothing checks them.`,
      ];
    },
  },
  readings_disagree: {
    when: `Krippendorff’s α of the two synthesizers is below ${alphaMin}.`,
    meaning:
      'What counts is what both found; much of what the responses say may be missing or misread, so take shares as rough.',
    messages: (counts) => (isMeasured(counts) && isTooLow(counts.alpha) ? [disagreement(counts.alpha)] : []),
  },
  camps_unresolved: {
    when: 'Two synthesizers differ on the camp of more than a third of the responses.',
    meaning: 'The sizes of the camps are in doubt; the claims are not affected.',
    messages: ({ camps_agreed: agreed, camps_single: single, camps_unresolved: open }) => {
      const placed = agreed + single + open;
      if (open <= placed * campsUnresolvedMaxShare) return [];
      return [
        `Two synthesizers differ on the camp of ${open} of ${counted(placed, 'response')}: the sizes of the camps are in doubt.`,
      ];
    },
  },
  details_not_checked: {
    when: 'One synthesizer alone read more than a tenth of the figures and cases.',
    meaning: 'Nothing checks these figures and cases: read their sentences before you rely on them.',
    messages: (counts) => {
      const [all, single] = [detailsIn(counts), counts.details_single];
      if (single <= all * singleMaxShare) return [];
      return [`${single} of ${figuresAndCases(all)} were read by one synthesizer only: nothing checks them.`];
    },
  },
  details_unresolved: {
    when: 'Two synthesizers differ on more than half of five or more figures and cases.',
    meaning: 'What they differ on is left out, so the lists of figures and cases are incomplete.',
    messages: (counts) => {
      const [all, unresolved] = [detailsIn(counts), counts.details_unresolved];
      if (all < detailsMin || unresolved <= all * detailsUnresolvedMaxShare) return [];
      return [
        `Two synthesizers differ on ${unresolved} of ${figuresAndCases(all)} in answers, which are left out: what the report lists of them is incomplete.`,
      ];
    },
  },
};

function detailsIn(counts: ReadingsCounts): number {
  return counts.details_agreed + counts.details_single + counts.details_unresolved;
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
