import type { ResponseLabels, Span, Stance } from './findings.ts';
import { alphaInterval, type Interval, krippendorffAlpha } from './reliability.ts';

/** The first coder labels all responses, the second a sample or all of them. */
export type Coder = 'first' | 'second';

/** The stance of a response on a claim, as one coder found it. */
export type Code = Stance | 'not_addressed';

/** Both coders' codes for one claim. */
export type CodePair = readonly [first: Code, second: Code];

/** The work of the second coder, from another lab, on responses that the first has labelled. Neither saw the other's labels. */
export interface SecondCoding {
  /** Model id of the second coder; null if it labelled nothing. */
  readonly coder: string | null;
  /** Number of responses drawn for it. */
  readonly sampled: number;
  /** For each of them that two models labelled, one pair per claim. */
  readonly compared: readonly (readonly CodePair[])[];
  /** True if the coders agreed so little that all responses had to be labelled twice. */
  readonly all: boolean;
  /** Models whose labels combine both coders'; empty if the first coder's are used alone. */
  readonly labelledTwice: readonly string[];
  /** Number of their stances on which the coders differ. These count as mixed or uncertain. */
  readonly doubted: number;
}

/** The lower limit even for tentative conclusions (Krippendorff 2004, p. 241). */
export const alphaMin = 0.67;

/** Our choice: a tenth of a panel shows how well it was labelled; fewer than ten responses would show little. */
const sampleShare = 1 / 10;
const sampleMin = 10;

/** Number of responses that the second coder labels at first. */
export function sampleSize(responses: number): number {
  return Math.min(responses, Math.max(sampleMin, Math.ceil(responses * sampleShare)));
}

/**
 * Tenths of the sample that must be compared. Our choice: if synthesizers make each kind of error in three of a
 * hundred cases, either coder fails the trials of one response in six, and fewer than three tenths are compared in
 * fewer than one run in a hundred. The interval of α shows how far it can be trusted then.
 */
const comparedMinInTen = 3;

/** α over the compared responses; null if it is undefined, or if too few of the sample were compared. */
export function alphaOfCoders({
  sampled,
  compared,
}: Pick<SecondCoding, 'sampled' | 'compared'>): number | null {
  if (compared.length < 2 || compared.length * 10 < sampled * comparedMinInTen) return null;
  return krippendorffAlpha(compared.flat());
}

/** Whether α, as reports print it, is below the limit: to the two decimals that the limit has. */
export function isTooLow(alpha: number | null): boolean {
  return alpha !== null && Number(alpha.toFixed(2)) < alphaMin;
}

/** Measures of the agreement of two coders. */
export interface Agreement {
  readonly alpha: number;
  readonly interval: Interval | null;
}

/** α with its interval over the compared responses; null if there is no α. */
export function agreementOf(coding: SecondCoding | null): Agreement | null {
  const alpha = coding && alphaOfCoders(coding);
  return coding && alpha !== null ? { alpha, interval: alphaInterval(coding.compared) } : null;
}

/** One response's labels, and the model that gave them. */
interface Coded extends ResponseLabels {
  readonly coder: string;
}

/**
 * Compares the two coders over the sample. A response that the same model labelled twice, because the second coder had to
 * stand in for the first, is not compared.
 * @returns the comparison; `left` lists the responses that the second coder still has to label: all of them, or none
 */
export function compareCoders({
  claimIds,
  sample,
  first,
  second,
}: {
  readonly claimIds: readonly number[];
  readonly sample: readonly string[];
  readonly first: readonly Coded[];
  readonly second: readonly Coded[];
}): SecondCoding & { readonly left: readonly string[] } {
  const others = new Map(second.map((labels) => [labels.modelId, labels]));
  const both = first.flatMap((own) => {
    const other = others.get(own.modelId);
    return other && other.coder !== own.coder ? [{ own, other }] : [];
  });
  const drawn = new Set(sample);
  const compared = both
    .filter(({ own }) => drawn.has(own.modelId))
    .map(({ own, other }) => pairsOf(claimIds, own, other));
  const alpha = alphaOfCoders({ sampled: sample.length, compared });
  const all = isTooLow(alpha);
  return {
    coder: both[0]?.other.coder ?? null,
    sampled: sample.length,
    compared,
    all,
    labelledTwice: all ? both.map(({ own }) => own.modelId) : [],
    doubted: all ? both.reduce((sum, { own, other }) => sum + reconcile(own, other).doubted, 0) : 0,
    left: all ? first.flatMap(({ modelId }) => (others.has(modelId) ? [] : [modelId])) : [],
  };
}

function pairsOf(claimIds: readonly number[], first: ResponseLabels, second: ResponseLabels): CodePair[] {
  const codeOf = ({ stances }: ResponseLabels, wanted: number): Code =>
    stances.find(({ claimId }) => claimId === wanted)?.stance ?? 'not_addressed';
  return claimIds.map((claimId) => [codeOf(first, claimId), codeOf(second, claimId)]);
}

/**
 * Combines two coders' labels of one response. If they differ on a claim, its stance is mixed or uncertain and keeps the
 * spans of both; if they name different camps, the response is in none.
 * @returns the labels, and the number of stances in doubt
 */
export function reconcile(
  first: ResponseLabels,
  second: ResponseLabels,
): { readonly labels: ResponseLabels; readonly doubted: number } {
  const others = new Map(second.stances.map((stance) => [stance.claimId, stance]));
  const known = new Set(first.stances.map(({ claimId }) => claimId));
  const both = first.stances.map((own) => {
    const other = others.get(own.claimId);
    return other?.stance === own.stance ? own : inDoubt(own.claimId, own.span, other?.span);
  });
  const secondOnly = second.stances
    .filter(({ claimId }) => !known.has(claimId))
    .map(({ claimId, span }) => inDoubt(claimId, span));
  const stances = [...both, ...secondOnly].sort((a, b) => a.claimId - b.claimId);
  const isTorn = first.camp && second.camp && first.camp.campId !== second.camp.campId;
  return {
    labels: { ...first, stances, camp: isTorn ? null : (first.camp ?? second.camp) },
    doubted: both.filter((stance, index) => stance !== first.stances[index]).length + secondOnly.length,
  };
}

function inDoubt(claimId: number, span: Span, other?: Span): ResponseLabels['stances'][number] {
  return { claimId, stance: 'mixed', span, ...(other ? { otherSpan: other } : {}) };
}
