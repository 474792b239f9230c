import { alphaInterval, type Interval, krippendorffAlpha } from '../reliability.ts';
import type { CheckedStance } from './checked.ts';
import { type Code, type Reading, readingStages } from './readings.ts';

/** What two synthesizers found of one stance when each first read it. */
export type CodePair = readonly [one: Code, other: Code];

/** The pairs of one response, with the claims that they are about. */
export interface ResponsePairs {
  readonly modelId: string;
  readonly pairs: readonly { readonly claimId: number; readonly pair: CodePair }[];
}

/** The lower limit even for tentative conclusions (Krippendorff 2004, p. 241). */
export const alphaMin = 0.67;

/** How far two synthesizers agree on what the responses say. */
export interface Agreement {
  /** Krippendorff's α over the stances that at least one of them found; null if it is undefined. */
  readonly alpha: number | null;
  readonly interval: Interval | null;
}

/**
 * The first readings of each stance by two synthesizers. Stances that only one of them has read are not compared, and
 * neither are those that nobody found: over all claims and responses, nearly all cells are empty, and two coders who
 * disagree on half of the stances would still seem to agree.
 */
export function firstPairs(stances: readonly CheckedStance[]): ResponsePairs[] {
  const compared = stances.flatMap(({ modelId, claimId, readings }) => {
    const [one, other] = firstOfEach(readings);
    return one && other ? [{ modelId, claimId, pair: [one.found, other.found] as const }] : [];
  });
  const byResponse = Map.groupBy(compared, ({ modelId }) => modelId);
  return [...byResponse].map(([modelId, own]) => ({
    modelId,
    pairs: own.map(({ claimId, pair }) => ({ claimId, pair })),
  }));
}

/** The first reading of each synthesizer, in the order of the stages. */
function firstOfEach(readings: readonly Reading<Code>[]): Reading<Code>[] {
  const inOrder = readings.toSorted(
    (a, b) => readingStages.indexOf(a.stage) - readingStages.indexOf(b.stage),
  );
  return inOrder.filter(({ by }, at) => inOrder.findIndex((other) => other.by === by) === at);
}

export function agreementOf(responses: readonly ResponsePairs[]): Agreement {
  const units = responses.map(({ pairs }) => pairs.map(({ pair }) => pair));
  return { alpha: krippendorffAlpha(units.flat()), interval: alphaInterval(units) };
}

/** Whether α, as reports print it, is below the limit: to the two decimals that the limit has. */
export function isTooLow(alpha: number | null): boolean {
  return alpha !== null && Number(alpha.toFixed(2)) < alphaMin;
}
