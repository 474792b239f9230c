import type { Degradation } from '../../../findings/findings.ts';
import {
  type Agreement,
  alphaMin,
  alphaOfCoders,
  type Code,
  type CodePair,
  type SecondCoding,
} from '../../../findings/two-coders.ts';
import { roundShare } from '../../count/shares.ts';
import { counted } from '../../prose/wording.ts';

// Statements about the second coder: how well two coders agree, and what follows from it (R-R15).

/** Entries of `errors` about the second coder. */
export function coderWarnings(coding: SecondCoding | null): Degradation[] {
  const alpha = coding && alphaOfCoders(coding);
  if (coding === null || alpha === null) {
    return [{ code: 'reliability_not_measured', message: notMeasured(coding) }];
  }
  if (!coding.all) return [];
  return [{ code: 'coders_disagree', message: disagreement(coding, alpha) }];
}

/** One or more sentences for the methodology. */
export function reliabilityStatement(
  coding: SecondCoding | null,
  agreement: Agreement | null,
  responses: number,
): string {
  if (coding === null || agreement === null) return notMeasured(coding);
  const { alpha, interval } = agreement;
  const within = interval ? `, 95 % interval ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}` : '';
  return [
    `A second synthesizer labelled ${sampleOf(coding, responses)} without sight of the first labels: Krippendorff’s α is ${alpha.toFixed(2)}${within}.`,
    ...(coding.all ? [disagreement(coding, alpha)] : []),
  ].join(' ');
}

function sampleOf({ compared, sampled }: SecondCoding, responses: number): string {
  if (compared.length === responses) return responses === 1 ? 'the response' : `all ${responses} responses`;
  const sample = `a sample of ${counted(sampled, 'response')}`;
  return compared.length === sampled ? sample : `${compared.length} of ${sample}`;
}

/** The same for programs. */
export function reliabilityConditions(coding: SecondCoding | null, agreement: Agreement | null) {
  const { alpha, interval } = agreement ?? { alpha: null, interval: null };
  return {
    measure: 'krippendorff_alpha_nominal',
    second_coder: coding?.coder ?? null,
    responses_sampled: coding?.sampled ?? 0,
    responses_compared: coding?.compared.length ?? 0,
    labels_compared: coding?.compared.flat().length ?? 0,
    alpha: alpha === null ? null : roundShare(alpha),
    interval_95: interval && [roundShare(interval.low), roundShare(interval.high)],
    alpha_min: alphaMin,
    responses_labelled_twice: coding?.labelledTwice.length ?? 0,
    stances_in_doubt: coding?.doubted ?? 0,
    label_pairs: (coding?.compared ?? []).map(spelledPairs),
  };
}

/**
 * The codes of two coders for one response: for each claim the first coder's letter and the second's, where `n` is not
 * addressed: `ss om nn`. α and its interval can be recomputed from them.
 */
function spelledPairs(pairs: readonly CodePair[]): string {
  return pairs.map(([first, second]) => `${first.charAt(0)}${second.charAt(0)}`).join(' ');
}

const codes: readonly Code[] = ['support', 'oppose', 'mixed', 'not_addressed'];

/** Parses the pairs of one response as a report spells them; null if it is no such text. */
export function readPairs(spelled: string): CodePair[] | null {
  const pairs = spelled === '' ? [] : spelled.split(' ');
  const codeOf = (letter: string | undefined) => codes.find((code) => code.charAt(0) === letter);
  const read = pairs.map(([first, second, ...more]) => [codeOf(first), codeOf(second), ...more]);
  return read.every((pair): pair is [Code, Code] => pair.length === 2 && !pair.includes(undefined))
    ? read
    : null;
}

function notMeasured(coding: SecondCoding | null): string {
  const { sampled = 0, compared = [] } = coding ?? {};
  return `How far two coders agree was not measured: ${compared.length} of a sample of ${counted(sampled, 'response')} were labelled by two models in ways that can be compared.`;
}

function disagreement({ labelledTwice, doubted }: SecondCoding, alpha: number): string {
  return `Two coders agree too little (Krippendorff’s α ${alpha.toFixed(2)}, below ${alphaMin}): ${counted(labelledTwice.length, 'response')} ${labelledTwice.length === 1 ? 'was' : 'were'} labelled by both, and ${counted(doubted, 'stance')} on which they differ ${doubted === 1 ? 'counts' : 'count'} as mixed or uncertain unless asking again has settled ${doubted === 1 ? 'it' : 'them'}.`;
}
