import type { CrossCheck, Degradation } from '../../../findings/findings.ts';
import { basesOf, campOutcome } from '../../../findings/readings/checked.ts';
import { lowParts } from '../../../findings/readings/low-parts.ts';
import { outcomeOf } from '../../../findings/readings/readings.ts';
import {
  type Agreement,
  agreementOf,
  alphaMin,
  codesIn,
  isTooLow,
  type ReadCodes,
  type ResponseCodes,
} from '../../../findings/readings/reliability-of.ts';
import { roundShare } from '../../count/shares.ts';
import { counted, joined, someOf } from '../../prose/wording.ts';
import type { Tables } from '../../tables/tables.ts';
import { type DetailsRead, detailsRead, detailsStatement, detailsWarnings } from './details.ts';

// Statements about reading every response with two synthesizers: how far they agree, what was asked of both, and what
// they leave out (R-R15, R-R16, R-R21).

/** What the statements are made from. All of it stands in the report, so it can be recomputed. */
export interface Reliability {
  readonly responses: readonly ResponseCodes[];
  readonly agreement: Agreement;
  readonly stances: ReturnType<typeof basesOf>;
  readonly camps: ReturnType<typeof basesOf>;
  readonly details: DetailsRead;
  /** Stances, camps and conditions that were put as questions. */
  readonly asked: { readonly stances: number; readonly camps: number; readonly caveats: number };
  /** Claims and positions on which the synthesizers agree least. */
  readonly low: ReturnType<typeof lowParts>;
  /** Stances of the report that are quoted in two places. */
  readonly quotedTwice: number;
  /** Model ids. */
  readonly by: readonly string[];
}

export function reliabilityOf(
  { stances, camps, caveats, details, asked }: CrossCheck,
  tables: Pick<Tables, 'claims' | 'camps' | 'quantities' | 'conditions'>,
): Reliability {
  const responses = codesIn(stances);
  const put = (checked: readonly { readonly readings: readonly { readonly stage: string }[] }[]) =>
    checked.filter(({ readings }) => readings.some(({ stage }) => stage === 'ask')).length;
  return {
    responses,
    agreement: agreementOf(responses),
    stances: basesOf(stances.map(({ readings }) => outcomeOf(readings))),
    camps: basesOf(camps.map(campOutcome)),
    details: detailsRead(details, tables),
    asked: { stances: put(stances), camps: put(camps), caveats: caveats.length },
    low: lowPartsIn(responses, tables),
    quotedTwice: quotedTwiceIn(tables),
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
export function reliabilityWarnings({ agreement, stances, camps, details }: Reliability): Degradation[] {
  const { alpha } = agreement;
  const all = stances.agreed + stances.single + stances.unresolved;
  const placed = camps.agreed + camps.single + camps.unresolved;
  return [
    ...(isMeasured(agreement) ? [] : [{ code: 'reliability_not_measured', message: notMeasured(agreement) }]),
    ...(stances.single > all * singleMaxShare
      ? [
          {
            code: 'stances_not_checked',
            message: `${stances.single} of ${counted(all, 'stance')} were read by one synthesizer only: nothing checks them.`,
          },
        ]
      : []),
    ...(isMeasured(agreement) && isTooLow(alpha)
      ? [{ code: 'readings_disagree', message: disagreement(agreement.alpha) }]
      : []),
    ...(camps.unresolved > placed * campsUnresolvedMaxShare
      ? [
          {
            code: 'camps_unresolved',
            message: `Two synthesizers differ on the position of ${camps.unresolved} of ${counted(placed, 'response')}: the sizes of the positions are in doubt.`,
          },
        ]
      : []),
    ...detailsWarnings(details),
  ];
}

/** Sentences for the methodology. */
export function reliabilityStatement(reliability: Reliability): string[] {
  const { agreement, stances, camps, asked } = reliability;
  if (!isMeasured(agreement)) return [notMeasured(agreement), ...detailsStatement(reliability.details)];
  const { compared, alikeAtFirst, interval, alpha } = agreement;
  const within = interval ? `, 95 % interval ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}` : '';
  const open = stances.unresolved + camps.unresolved;
  return [
    `${stances.single > 0 ? 'Where both answered, a response' : 'Each response'} was read by two synthesizers: one extracted its claims, and the other one labelled it. Of ${counted(compared, 'stance')} that at least one of them found, both found ${someOf(alikeAtFirst)} alike at first.`,
    ...askedStatement(reliability),
    `${asked.stances + asked.camps > 0 ? 'After that their' : 'Their'} agreement on these stances is Krippendorff’s α ${alpha.toFixed(2)}${within}.`,
    ...(isTooLow(alpha) ? [disagreement(alpha)] : []),
    ...lowStatement(reliability),
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
    ...placesStatement(reliability),
    ...detailsStatement(reliability.details),
    'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
  ];
}

function askedStatement({ asked, by }: Reliability): string[] {
  const { stances, camps, caveats } = asked;
  const all = stances + camps;
  return [
    ...(all > 0
      ? [
          `${joined(thingsOf(stances, camps))} on which they differed, or which only a condition made mixed, ${all === 1 ? 'was' : 'were'} put to ${joined(by)} as yes/no questions, without sight of the labels; what two of them find alike counts.`,
        ]
      : []),
    ...(caveats > 0
      ? [
          `${counted(caveats, 'condition')} under which extraction had found a claim denied, and labels had not, ${caveats === 1 ? 'was' : 'were'} put in the same way.`,
        ]
      : []),
  ];
}

/** Claims and positions of a report on which the synthesizers agree least. */
export function lowPartsIn(
  responses: readonly ResponseCodes[],
  { claims, camps }: Pick<Tables, 'claims' | 'camps'>,
): Reliability['low'] {
  return lowParts(
    responses,
    claims.map(({ claim }) => claim.claimId),
    camps.map(({ camp, members }) => ({ campId: camp.campId, members })),
  );
}

/** Stances for which the synthesizers named different places that are no neighbours. */
export function quotedTwiceIn({ claims }: Pick<Tables, 'claims'>): number {
  const quotes = claims.flatMap(({ spans }) => {
    const quoted = Map.groupBy(spans, ({ modelId }) => modelId);
    return [...quoted.values()].filter((places) => places.length > 1);
  });
  return quotes.length;
}

function placesStatement({ quotedTwice: twice }: Reliability): string[] {
  return twice === 0
    ? []
    : [
        `For ${counted(twice, 'stance')} of this report they named sentences in different parts of the response; both are quoted, and nothing tells which of them shows ${twice === 1 ? 'it' : 'them'} better.`,
      ];
}

function lowStatement({ low: { claims, camps } }: Reliability): string[] {
  const listed = (name: string, parts: Reliability['low']['claims']) =>
    parts.length === 0
      ? []
      : [`${name}${parts.length === 1 ? '' : 's'} ${joined(parts.map(({ id }) => `${id}`))}`];
  const where = [...listed('claim', claims), ...listed('position', camps)];
  return where.length === 0
    ? []
    : [`On ${joined(where)} they read fewer than two thirds of the stances alike.`];
}

function thingsOf(stances: number, camps: number): string[] {
  return [
    ...(stances > 0 ? [counted(stances, 'stance')] : []),
    ...(camps > 0 ? [counted(camps, 'position')] : []),
  ];
}

/** The same for programs. */
export function reliabilityConditions(reliability: Reliability) {
  const { responses, agreement, stances, camps, details, asked, by, low, quotedTwice } = reliability;
  const { alpha, interval } = agreement;
  return {
    measure: 'krippendorff_alpha_nominal',
    asked_synthesizers: [...by],
    stances_compared: agreement.compared,
    stances_alike_at_first: agreement.alikeAtFirst,
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
    stances_quoted_twice: quotedTwice,
    details_agreed: details.agreed,
    details_single: details.single,
    details_unresolved: details.unresolved,
    low_claims: low.claims.map(({ id, ...counts }) => ({ claim_id: id, ...counts })),
    low_camps: low.camps.map(({ id, ...counts }) => ({ camp_id: id, ...counts })),
    readings: responses.map(({ modelId, stances: own }) => ({ model_id: modelId, codes: spelled(own) })),
  };
}

const letters = ['support', 'oppose', 'mixed', 'not_addressed'] as const;

/**
 * What the synthesizers read of one response: for each claim its id and a letter for each synthesizer, where `n` is not
 * addressed, and behind a stroke their letters after they were asked, where these are others: `1ss 3om/oo 7s/ss`. A single
 * letter stands for a synthesizer that alone has read the stance.
 */
function spelled(stances: readonly ReadCodes[]): string {
  const word = (codes: ReadCodes['first']) => codes.map((code) => code.charAt(0)).join('');
  return stances
    .map(({ claimId, first, last }) => {
      const [before, after] = [word(first), word(last)];
      return `${claimId}${before}${after === before ? '' : `/${after}`}`;
    })
    .join(' ');
}

/** Parses the readings of one response as a report spells them; null if it is no such text. */
export function readCodes(text: string): ReadCodes[] | null {
  const codesOf = (word: string) =>
    Array.from(word, (letter) => letters.find((code) => code.charAt(0) === letter) ?? 'not_addressed');
  const read = (text === '' ? [] : text.split(' ')).map((word) => {
    const [, id, before, after = before] = /^(\d{1,6})([somn]{0,3})(?:\/([somn]{1,4}))?$/.exec(word) ?? [];
    if (id === undefined || before === undefined || after === undefined) return null;
    if (after === '' || after.length < before.length) return null;
    return { claimId: Number(id), first: codesOf(before), last: codesOf(after) };
  });
  return read.some((each) => each === null) ? null : read.flatMap((each) => each ?? []);
}

/** Our choice: two stances could agree by chance; an α over fewer than ten says nothing. */
const comparedMin = 10;

function isMeasured(agreement: Agreement): agreement is Agreement & { readonly alpha: number } {
  return agreement.alpha !== null && agreement.compared >= comparedMin;
}

function notMeasured({ compared }: Agreement): string {
  return `How far two synthesizers agree was not measured: ${compared === 0 ? 'no stance was' : `${counted(compared, 'stance')} ${compared === 1 ? 'was' : 'were'}`} read by two of them${compared === 0 ? ', so nothing checks the labels' : ''}.`;
}

function disagreement(alpha: number): string {
  return `The two synthesizers that read each response agree too little (Krippendorff’s α ${alpha.toFixed(2)}, below ${alphaMin}): what counts is what both found, and much of what the responses say may be missing or misread.`;
}
