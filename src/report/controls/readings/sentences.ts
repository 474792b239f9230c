import { counted, joined, someOf } from '../../prose/wording.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import { disagreement, estimate, figuresAndCases, isInDoubt, isMeasured, notMeasured } from './warnings.ts';

/** Sentences about reading every response with two synthesizers. */
export function readingsSentences(counts: Conditions['reliability']): string[] {
  if (!isMeasured(counts)) return [notMeasured(counts), ...detailsCompared(counts)];
  const {
    stances_compared: compared,
    stances_alike_at_first: alike,
    alpha_interval_95: { low, high },
    alpha,
  } = counts;
  const { stances_single: single, stances_unresolved: stances, camps_unresolved: camps } = counts;
  const within =
    low === undefined || high === undefined ? '' : `, 95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}`;
  const open = stances + camps;
  return [
    `${single > 0 ? 'Where both answered, a response' : 'Each response'} was read by two synthesizers: one extracted its claims, and the other one labelled it. Of ${counted(compared, 'stance')} that at least one of them found, both found ${someOf(alike)} alike at first.`,
    ...questionsAsked(counts),
    `${counts.stances_asked + counts.camps_asked > 0 ? 'After that their' : 'Their'} agreement on these stances is Krippendorff’s α ${alpha.toFixed(2)}${within}.`,
    ...reliabilityTold(counts),
    ...leastAlike(counts),
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
    ...quotedTwice(counts),
    ...detailsCompared(counts),
    'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
  ];
}

function questionsAsked(counts: Conditions['reliability']): string[] {
  const { stances_asked: stances, camps_asked: camps, caveats_asked: caveats } = counts;
  const all = stances + camps;
  return [
    ...(all > 0
      ? [
          `${joined(thingsOf(stances, camps))} ${all === 1 ? 'was' : 'were'} put to ${joined(counts.asked_synthesizers)} as yes/no questions, without sight of the labels: what they differed on, and of the stances found alike those that only a caveat made mixed. What two of them find alike counts.`,
        ]
      : []),
    ...(caveats > 0
      ? [
          `${counted(caveats, 'caveat')} under which extraction had found a claim denied, and labels had not, ${caveats === 1 ? 'was' : 'were'} put in the same way.`,
        ]
      : []),
  ];
}

/** What follows from their differences for what both found alike. */
function reliabilityTold(counts: Conditions['reliability']): string[] {
  if (counts.estimated_precision === null) return [];
  const told = estimate(counts);
  return isInDoubt(counts)
    ? [disagreement(counts)]
    : [
        `How often they differ says how often both are wrong alike: ${told}; where nothing tells which of them erred, both are taken to err equally often, so more are right if only one does.`,
      ];
}

function quotedTwice({ stances_quoted_twice: twice }: Conditions['reliability']): string[] {
  return twice === 0
    ? []
    : [
        `For ${counted(twice, 'stance')} of this report they named sentences in different parts of the response; both are quoted, and nothing tells which of them shows ${twice === 1 ? 'it' : 'them'} better.`,
      ];
}

function leastAlike({ low_claims: claims, low_camps: camps }: Conditions['reliability']): string[] {
  const listed = (name: string, ids: readonly number[]) =>
    ids.length === 0 ? [] : [`${name}${ids.length === 1 ? '' : 's'} ${joined(ids.map(String))}`];
  const where = [
    ...listed(
      'claim',
      claims.map(({ claim_id: id }) => id),
    ),
    ...listed(
      'camp',
      camps.map(({ camp_id: id }) => id),
    ),
  ];
  return where.length === 0
    ? []
    : [`On ${joined(where)} they read fewer than two thirds of the stances alike.`];
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
          `${figuresAndCases(compared)} that one synthesizer found in answers ${compared === 1 ? 'was' : 'were'} put to another one, without sight of what was found: ${unresolved === 0 ? 'it found the same' : `on ${unresolved} they differ, and what they differ on is attributed to nobody`}.`,
        ]
      : []),
    ...(single > 0
      ? [
          `${figuresAndCases(single)} ${single === 1 ? 'was' : 'were'} read by one synthesizer only, so nothing checks ${single === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}
