import type { CheckedCamp, CheckedStance, Code, MergedClaim, Reading, Span } from '../findings.ts';
import type { ReadDetails } from './details.ts';
import { outcomeOf } from './readings.ts';

/** A claim that extraction found in a response. */
export interface ExtractedStance extends Omit<MergedClaim, 'modelId'> {
  /** Whether the response puts a caveat on it, be it worded or not. */
  readonly hasCaveat: boolean;
}

/**
 * One response as it was extracted, labelled and placed among the camps, before anything is asked.
 */
export interface ReadResponse extends ReadDetails {
  readonly modelId: string;
  readonly extracted: readonly ExtractedStance[];
  readonly labelledBy: string;
  readonly labelled: {
    readonly stances: readonly { readonly claimId: number; readonly stance: Code; readonly span: Span }[];
    readonly camp: { readonly campId: number; readonly span: Span } | null;
  };
  /** The camp into which each synthesizer put the response by its position; null if into none. */
  readonly placed: readonly { readonly by: string; readonly campId: number | null }[];
}

/**
 * The readings of every stance that extraction or labelling found. Whoever labelled a response has
 * read it for every claim; extraction lists what is most important, so a claim that is missing
 * there has not been read.
 */
export function stancesIn({
  modelId,
  extractedBy,
  extracted,
  labelledBy,
  labelled,
}: ReadResponse): CheckedStance[] {
  const found = new Map(labelled.stances.map((stance) => [stance.claimId, stance]));
  const byClaim = Map.groupBy(extracted, ({ claimId }) => claimId);
  const claimIds = [...new Set([...found.keys(), ...byClaim.keys()])].sort((a, b) => a - b);
  return claimIds.map((claimId) => {
    const label = found.get(claimId);
    const own = byClaim.get(claimId);
    const readings: Reading<Code>[] = [
      ...(own ? [{ by: extractedBy, stage: 'extract' as const, ...extractedReading(own) }] : []),
      {
        by: labelledBy,
        stage: 'label',
        found: label?.stance ?? 'not_addressed',
        span: label?.span ?? null,
      },
    ];
    return { modelId, claimId, readings };
  });
}

/** A claim that was extracted on both sides, or under a caveat, is mixed. */
function extractedReading(own: readonly ExtractedStance[]): Pick<Reading<Code>, 'found' | 'span'> {
  const sides = new Set(own.map(({ stance }) => stance));
  const [first] = own;
  const isMixed = sides.size > 1 || own.some(({ hasCaveat }) => hasCaveat);
  return { found: isMixed ? 'mixed' : (first?.stance ?? 'mixed'), span: first?.span ?? null };
}

/**
 * Stances that are put as questions: those that two synthesizers did not find alike, and those that
 * are mixed to one because the other one extracted them under a caveat. Such a claim is supported
 * in some case; that it is also denied, nobody but the labeller has said.
 */
export function stancesInDoubt(response: ReadResponse): CheckedStance[] {
  const extracted = Map.groupBy(response.extracted, ({ claimId }) => claimId);
  const isOneSided = (claimId: number) =>
    new Set(extracted.get(claimId)?.map(({ stance }) => stance)).size === 1;
  return stancesIn(response).filter((stance) => {
    const { basis, found } = outcomeOf(stance.readings);
    return basis !== 'agreed' || (found === 'mixed' && isOneSided(stance.claimId));
  });
}

/** The readings of the camp of a response; none if nobody found one. */
export function campIn({ modelId, labelledBy, labelled, placed }: ReadResponse): CheckedCamp[] {
  const readings: Reading<number | null>[] = [
    ...placed.map(({ by, campId }) => ({ by, stage: 'camps' as const, found: campId, span: null })),
    {
      by: labelledBy,
      stage: 'label',
      found: labelled.camp?.campId ?? null,
      span: labelled.camp?.span ?? null,
    },
  ];
  return readings.some(({ found }) => found !== null) ? [{ modelId, readings }] : [];
}
