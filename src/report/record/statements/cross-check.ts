import type { Degradation } from '../../../findings/findings.ts';
import { missedBy, type TwiceExtracted } from '../../../findings/missed.ts';
import { basesOf, type CrossCheck } from '../../../findings/readings/checked.ts';
import {
  type Agreement,
  agreementOf,
  alphaMin,
  firstPairs,
  isTooLow,
  type ResponsePairs,
} from '../../../findings/readings/reliability-of.ts';
import { roundShare } from '../../count/shares.ts';
import { counted, joined, someOf } from '../../prose/wording.ts';

// Statements about reading every response with two synthesizers: how far they agree, what was asked of both, and what
// they leave out (R-R15, R-R16, R-R21).

/** What the statements are made from. All of it stands in the report, so it can be recomputed. */
export interface Reliability {
  readonly responses: readonly ResponsePairs[];
  readonly agreement: Agreement;
  readonly stances: ReturnType<typeof basesOf>;
  readonly camps: ReturnType<typeof basesOf>;
  /** Stances, camps and conditions that were put as questions. */
  readonly asked: { readonly stances: number; readonly camps: number; readonly caveats: number };
  /** Model ids. */
  readonly by: readonly string[];
}

export function reliabilityOf({ stances, camps, caveats, asked }: CrossCheck): Reliability {
  const responses = firstPairs(stances);
  const put = (checked: readonly { readonly readings: readonly { readonly stage: string }[] }[]) =>
    checked.filter(({ readings }) => readings.some(({ stage }) => stage === 'ask')).length;
  return {
    responses,
    agreement: agreementOf(responses),
    stances: basesOf(stances),
    camps: basesOf(camps),
    asked: { stances: put(stances), camps: put(camps), caveats: caveats.length },
    by: asked,
  };
}

/**
 * Our choice: where more than a tenth of what counts was read by one synthesizer only, the reader should know before
 * reading; for single stances the methodology says it.
 */
const singleMaxShare = 1 / 10;
/** Our choice: with a third of the positions unresolved, the sizes of camps say little. */
const campsUnresolvedMaxShare = 1 / 3;

/** Entries of `errors` about the reliability of labels. */
export function reliabilityWarnings({ agreement, stances, camps, responses }: Reliability): Degradation[] {
  const { alpha } = agreement;
  const all = stances.agreed + stances.single + stances.unresolved;
  const placed = camps.agreed + camps.single + camps.unresolved;
  return [
    ...(alpha === null || responses.length < 2
      ? [{ code: 'reliability_not_measured', message: notMeasured(responses) }]
      : []),
    ...(stances.single > all * singleMaxShare
      ? [
          {
            code: 'stances_not_checked',
            message: `${stances.single} of ${counted(all, 'stance')} were read by one synthesizer only: nothing checks them.`,
          },
        ]
      : []),
    ...(isTooLow(alpha) ? [{ code: 'readings_disagree', message: disagreement(alpha ?? 0) }] : []),
    ...(camps.unresolved > placed * campsUnresolvedMaxShare
      ? [
          {
            code: 'camps_unresolved',
            message: `Two synthesizers differ on the position of ${camps.unresolved} of ${counted(placed, 'response')}: the sizes of the positions are in doubt.`,
          },
        ]
      : []),
  ];
}

/** Sentences for the methodology. */
export function reliabilityStatement(reliability: Reliability): string[] {
  const { responses, agreement, stances, camps } = reliability;
  if (agreement.alpha === null || responses.length < 2) return [notMeasured(responses)];
  const pairs = responses.flatMap((own) => own.pairs.map(({ pair }) => pair));
  const alike = pairs.filter(([one, other]) => one === other).length;
  const { interval, alpha } = agreement;
  const within = interval ? `, 95 % interval ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}` : '';
  const open = stances.unresolved + camps.unresolved;
  return [
    `Each response was read by two synthesizers, one that extracted its claims and one that labelled it. Of ${counted(pairs.length, 'stance')} that at least one of them found, both at first read ${someOf(alike)} alike: Krippendorff’s α over these is ${alpha.toFixed(2)}${within}.`,
    ...(isTooLow(alpha) ? [disagreement(alpha)] : []),
    ...askedStatement(reliability),
    ...(open > 0
      ? [
          `On ${joined(thingsOf(stances.unresolved, camps.unresolved))} they differ to the end; ${open === 1 ? 'it is' : 'these are'} attributed to nobody.`,
        ]
      : []),
    ...(stances.single > 0
      ? [
          `${counted(stances.single, 'stance')} ${stances.single === 1 ? 'was' : 'were'} read by one synthesizer only, so nothing checks ${stances.single === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
  ];
}

function askedStatement({ asked, by }: Reliability): string[] {
  const { stances, camps, caveats } = asked;
  const all = stances + camps;
  return [
    ...(all > 0
      ? [
          `${joined(thingsOf(stances, camps))} that they had not found alike ${all === 1 ? 'was' : 'were'} put to ${joined(by)} as yes/no questions, without sight of the labels; what two of them find alike counts.`,
        ]
      : []),
    ...(caveats > 0
      ? [
          `${counted(caveats, 'condition')} under which extraction had found a claim denied, and labels had not, ${caveats === 1 ? 'was' : 'were'} put in the same way.`,
        ]
      : []),
  ];
}

function thingsOf(stances: number, camps: number): string[] {
  return [
    ...(stances > 0 ? [counted(stances, 'stance')] : []),
    ...(camps > 0 ? [counted(camps, 'position')] : []),
  ];
}

/** The same for programs. */
export function reliabilityConditions({ responses, agreement, stances, camps, asked, by }: Reliability) {
  const { alpha, interval } = agreement;
  return {
    measure: 'krippendorff_alpha_nominal',
    asked_synthesizers: [...by],
    responses_compared: responses.length,
    stances_compared: responses.reduce((sum, { pairs }) => sum + pairs.length, 0),
    alpha: alpha === null ? null : roundShare(alpha),
    interval_95: interval && [roundShare(interval.low), roundShare(interval.high)],
    alpha_min: alphaMin,
    stances_agreed: stances.agreed,
    stances_single: stances.single,
    stances_unresolved: stances.unresolved,
    camps_agreed: camps.agreed,
    camps_single: camps.single,
    camps_unresolved: camps.unresolved,
    stances_asked: asked.stances,
    camps_asked: asked.camps,
    caveats_asked: asked.caveats,
    first_readings: responses.map(({ modelId, pairs }) => ({ model_id: modelId, codes: spelled(pairs) })),
  };
}

const letters = ['support', 'oppose', 'mixed', 'not_addressed'] as const;

/**
 * What two synthesizers first read of one response: for each claim its id and two letters, where `n` is not addressed:
 * `1ss 3om 12sn`. α and its interval can be recomputed from them.
 */
function spelled(pairs: ResponsePairs['pairs']): string {
  return pairs
    .map(({ claimId, pair: [one, other] }) => `${claimId}${one.charAt(0)}${other.charAt(0)}`)
    .join(' ');
}

/** Parses the readings of one response as a report spells them; null if it is no such text. */
export function readPairs(text: string): ResponsePairs['pairs'] | null {
  const codeOf = (letter: string | undefined) => letters.find((code) => code.charAt(0) === letter);
  const pairs = (text === '' ? [] : text.split(' ')).map((word) => {
    const [, id, one, other] = /^(\d{1,6})([somn])([somn])$/.exec(word) ?? [];
    const [a, b] = [codeOf(one), codeOf(other)];
    return id && a && b ? { claimId: Number(id), pair: [a, b] as const } : null;
  });
  return pairs.some((each) => each === null) ? null : pairs.flatMap((each) => each ?? []);
}

function notMeasured(responses: readonly ResponsePairs[]): string {
  return `How far two synthesizers agree was not measured: ${responses.length === 0 ? 'no response was' : `${counted(responses.length, 'response')} ${responses.length === 1 ? 'was' : 'were'}`} read by two of them, so nothing checks the labels.`;
}

function disagreement(alpha: number): string {
  return `The two synthesizers that read each response agree too little (Krippendorff’s α ${alpha.toFixed(2)}, below ${alphaMin}): what counts is what both found, and much of what the responses say may be missing or misread.`;
}

/** What extraction leaves out, for the methodology. */
export function missedStatement(twice: TwiceExtracted | null): string[] {
  if (twice === null)
    return ['How much extraction leaves out was not estimated: no response was extracted twice.'];
  const { responses, first, second, both } = twice;
  const missed = missedBy(twice);
  const sample = `${counted(responses, 'response')} ${responses === 1 ? 'was' : 'were'} extracted by both synthesizers, which listed ${first} and ${second} statements, ${both} of them the same`;
  if (missed === null) return [`${sample}: too few to estimate what extraction leaves out.`];
  const { byBoth, byBothInterval, byOne } = missed;
  return [
    `${sample}: by capture and recapture, one reading leaves out about ${percent(byOne)} of the statements, and both together ${percent(byBoth)} (90 % interval ${percent(byBothInterval.low)} to ${percent(byBothInterval.high)}), or more where both overlook the same.`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** The same for programs. */
export function missedConditions(twice: TwiceExtracted | null) {
  if (twice === null) return null;
  const missed = missedBy(twice);
  return {
    responses_extracted_twice: twice.responses,
    statements_of_first: twice.first,
    statements_of_second: twice.second,
    statements_of_both: twice.both,
    missed_by_one_share: missed && roundShare(missed.byOne),
    missed_by_both_share: missed && roundShare(missed.byBoth),
    missed_by_both_interval_90: missed && [
      roundShare(missed.byBothInterval.low),
      roundShare(missed.byBothInterval.high),
    ],
  };
}
