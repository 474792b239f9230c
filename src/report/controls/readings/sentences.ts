import { counted, joined, someOf } from '../../prose/wording.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import { disagreement, estimate, figuresAndCases, isInDoubt, isMeasured, notMeasured } from './warnings.ts';

/** Sentences about reading every response with two synthesizers. */
export function readingsSentences(counts: Conditions['reliability']): string[] {
  if (!isMeasured(counts)) return [notMeasured(counts), ...detailsCompared(counts)];
  const { stances_compared: compared, stances_alike_at_first: alike } = counts;
  const { stances_single: single, stances_unresolved: stances, camps_unresolved: camps } = counts;
  const open = stances + camps;
  return [
    `Of ${counted(compared, 'stance')} that at least one of two synthesizers found${single > 0 ? ', where both answered' : ''}, both found ${someOf(alike)} alike at first${unlikeTold(counts)}.`,
    ...questionsAsked(counts),
    ...alphaTold(counts),
    ...reliabilityTold(counts),
    ...(open > 0
      ? [
          `On ${joined(thingsOf(stances, camps))} they differ to the end; ${open === 1 ? 'it is' : 'these are'} attributed to nobody.`,
        ]
      : []),
    ...(single > 0
      ? [
          `${counted(single, 'stance')} ${single === 1 ? 'was' : 'were'} read by one synthesizer only, so nothing checks ${single === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...detailsCompared(counts),
    'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
  ];
}

/** The Markdown tells this number alone. */
function unlikeTold(counts: Conditions['reliability']): string {
  const unlike = unlikeIn(counts);
  if (unlike === 0 || counts.stances_alike_at_first === 0) return '';
  return `; ${unlike} ${unlike === 1 ? 'was' : 'were'} listed by one alone or read differently`;
}

function unlikeIn({ stances_compared: compared, stances_alike_at_first: alike }: Conditions['reliability']) {
  return compared - alike;
}

/**
 * Our choices: where nearly all stances are alike and of one kind, a single difference moves α by
 * half, so that a low one tells of the kinds and not of the readings.
 */
const nearlyAllAlike = 0.95;
const lowAlpha = 0.8;

/** α with its interval, where it tells anything: 66 of 67 alike once gave 0.66. */
function alphaTold(counts: Conditions['reliability'] & { readonly alpha: number }): string[] {
  const { alpha, alpha_interval_95: interval, stances_compared: compared } = counts;
  const areAlike = 1 - counts.stances_unresolved / compared >= nearlyAllAlike;
  if (areAlike && alpha < lowAlpha) return [];
  const { low, high } = interval;
  const within =
    low === undefined || high === undefined ? '' : `, 95% interval ${low.toFixed(2)} to ${high.toFixed(2)}`;
  return [
    `${counts.stances_asked + counts.camps_asked > 0 ? 'After that their' : 'Their'} agreement on these stances is Krippendorff’s α ${alpha.toFixed(2)}${within}.`,
  ];
}

function questionsAsked(counts: Conditions['reliability']): string[] {
  const { stances_asked: stances, camps_asked: camps } = counts;
  const all = stances + camps;
  if (all === 0) return [];
  // What was asked beside what they had not found alike; of some of that nobody may have answered.
  const mixed = stances - unlikeIn(counts) - counts.stances_single;
  const more = mixed > 0 ? ` (${counted(mixed, 'stance')} or more)` : '';
  return [
    `${joined(thingsOf(stances, camps))} ${all === 1 ? 'was' : 'were'} put to ${joined(counts.asked_synthesizers)} as yes/no questions: what they differed on, and what only a caveat made mixed${more}.`,
  ];
}

/** What follows from their differences for what both found alike. */
function reliabilityTold(counts: Conditions['reliability']): string[] {
  const {
    estimated_precision: right,
    precision_interval_95: { low = 0 },
  } = counts;
  // From 100 % to 100 %: neither was found to misread anything, and nothing can be estimated.
  if (right === null || (right === 1 && low === 1)) return [];
  const told = estimate(counts);
  return isInDoubt(counts) ? [disagreement(counts)] : [`By how often they differ, ${told}.`];
}

function thingsOf(stances: number, camps: number): string[] {
  return [
    ...(stances > 0 ? [counted(stances, 'stance')] : []),
    ...(camps > 0 ? [counted(camps, 'camp')] : []),
  ];
}

/**
 * Figures and cases that one synthesizer found and the other one was asked about (R-R12, R-R13).
 */
function detailsCompared(counts: Conditions['reliability']): string[] {
  const { details_agreed: agreed, details_single: single, details_unresolved: unresolved } = counts;
  const compared = agreed + unresolved;
  return [
    ...(compared > 0
      ? [
          `Two read ${figuresAndCases(compared)}${unresolved === 0 ? ' alike' : `; on ${unresolved} they differ, which is attributed to nobody`}.`,
        ]
      : []),
    ...(single > 0
      ? [
          `${figuresAndCases(single)} ${single === 1 ? 'was' : 'were'} read by one synthesizer only, so nothing checks ${single === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}
