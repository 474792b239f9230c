import { labellingVerdict } from '../../domain/run/quorum.ts';
import type { CrossCheck, ExcludedModel, Findings, ResponseLabels } from '../findings.ts';
import { labelsFrom } from './checked.ts';
import { outcomeAmong } from './readings.ts';
import { type ResponseCodes, stanceCodesIn } from './reliability-of.ts';

/** The labellings of a run, one for each response from which claims were extracted. */
export interface Labellings {
  readonly wanted: number;
  /** Of those: failed for good with both synthesizers. */
  readonly failed: number;
}

/**
 * Counts the labellings that failed for good: neither synthesizer sent one that can be used, or no
 * stance stands in the end of a response in which one of the two had found claims. What one finds
 * in a response is so the test of the other: who labels without understanding does not find it
 * again, and asking both does not mend it.
 * @param unlabelled responses without a labelling that can be used
 * @param labelled model ids of the others
 * @param read what was read of all of them, whether or not the report shows the claim
 */
export function countLabellings(
  unlabelled: number,
  labelled: readonly string[],
  read: readonly ResponseCodes[],
): Labellings {
  const isLabelled = new Set(labelled);
  const bare = read.filter(({ modelId, stances }) => isLabelled.has(modelId) && !stances.some(stands));
  return { wanted: unlabelled + isLabelled.size, failed: unlabelled + bare.length };
}

/** The same from findings. */
export function labellingsIn({
  labels,
  excluded,
  crossCheck,
}: {
  readonly labels: readonly Pick<ResponseLabels, 'modelId'>[];
  readonly excluded: readonly ExcludedModel[];
  readonly crossCheck: Pick<CrossCheck, 'stances'>;
}): Labellings {
  return countLabellings(
    excluded.filter(({ reason }) => reason === 'unlabelled').length,
    labels.map(({ modelId }) => modelId),
    stanceCodesIn(crossCheck.stances),
  );
}

/**
 * The findings without claims and camps, and so without a stance, if too many labellings failed;
 * otherwise as they are.
 */
export function withBelievedLabels(findings: Findings): Findings {
  const { wanted, failed } = labellingsIn(findings);
  if (labellingVerdict(wanted, failed) === 'counted') return findings;
  const { claims, labels } = findings;
  return {
    ...findings,
    claims: [],
    camps: [],
    labels: labelsFrom(
      labels.map(({ modelId }) => modelId),
      { stances: [], camps: [] },
    ),
    extracted: [],
    selection: { labelled: claims.length, unconfirmed: 0, repeated: [] },
  };
}

function stands({ last }: ResponseCodes['stances'][number]): boolean {
  const { found } = outcomeAmong(last);
  return found !== null && found !== 'not_addressed';
}
