import type { ResponseLabels, Span, Stance } from './findings.ts';
import { alphaInterval, type Interval, krippendorffAlpha } from './reliability.ts';

/** Who labels a response: the first labels all of them, the second some. */
export type Coder = 'first' | 'second';

/** What one coder found that a response says of a claim. */
export type Code = Stance | 'not_addressed';

/** What the two coders found of one claim. */
export type CodePair = readonly [first: Code, second: Code];

/** What a second coder, of another lab, made of responses that the first had labelled. Neither saw the other's labels. */
export interface SecondCoding {
  /** Model id of the second coder; null where it labelled nothing. */
  readonly coder: string | null;
  /** Responses drawn for it. */
  readonly sampled: number;
  /** For each of them that two models labelled: a pair for each claim. */
  readonly compared: readonly (readonly CodePair[])[];
  /** Whether the coders agreed so little that all responses were to be labelled twice. */
  readonly all: boolean;
  /** Ids of the models whose labels stand as both coders found them; empty where the first's are good enough. */
  readonly labelledTwice: readonly string[];
  /** Stances of those on which the coders differ: they count as mixed or uncertain. */
  readonly doubted: number;
}

/** Krippendorff (2004, p. 241): data below it is no ground even for tentative conclusions. */
export const alphaMin = 0.67;

/** Our choice: a tenth of a panel tells how well it was labelled; of fewer than ten responses it would tell little. */
const sampleShare = 1 / 10;
const sampleMin = 10;

/** How many of so many responses the second coder labels. */
export function sampleSize(responses: number): number {
  return Math.min(responses, Math.max(sampleMin, Math.ceil(responses * sampleShare)));
}

/** α over the compared responses; null where it can't be told, or fewer than half of the sample were compared. */
export function alphaOfCoders({
  sampled,
  compared,
}: Pick<SecondCoding, 'sampled' | 'compared'>): number | null {
  if (compared.length < 2 || compared.length * 2 < sampled) return null;
  return krippendorffAlpha(compared.flat());
}

/** How far two coders agree. */
export interface Agreement {
  readonly alpha: number;
  readonly interval: Interval | null;
}

/** α with its interval over the compared responses; null where there is no α. */
export function agreementOf(coding: SecondCoding | null): Agreement | null {
  const alpha = coding && alphaOfCoders(coding);
  return coding && alpha !== null ? { alpha, interval: alphaInterval(coding.compared) } : null;
}

/** One response's labels, and the model id of who found them. */
interface Coded extends ResponseLabels {
  readonly coder: string;
}

/**
 * Compares the two coders over the sample. Labels by one and the same model are no comparison: the second coder had to
 * stand in for the first.
 * @returns how they compare; `left` holds responses that are still to be labelled by the second coder, all or none
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
  const all = alpha !== null && alpha < alphaMin;
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
 * One response's labels out of two coders': where they differ on a claim, it is mixed or uncertain, and keeps every place
 * that one of them has found; where they name different camps, it stands in none.
 * @returns how many stances are in doubt as well
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
