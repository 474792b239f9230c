import type { WrittenAnswer } from '../../findings/drafts.ts';
import type { CampTally } from '../count/camps.ts';
import { largestCamp } from '../count/standing.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Finds where the written answer differs from the largest camp, as sentences for the writer. The
 * answer of a panel is counted: a writer that prefers a smaller camp may not lead with it.
 */
export function agreementProblems(written: WrittenAnswer, tables: Tables): string[] {
  return [...judgementProblems(written, tables), ...recommendationProblems(written, tables)];
}

/** The option of the largest camp; null if several are largest. */
export function leadingOption(camps: readonly CampTally[]): string | null {
  return largestCamp(camps)?.camp.recommendedOption ?? null;
}

/** Whose answer a judgement favours is told beside it by code, where that is no largest camp. */
function judgementProblems({ assessment }: WrittenAnswer, { camps }: Tables): string[] {
  const favours = assessment?.favours ?? null;
  return favours === null || camps.some(({ camp }) => camp.campId === favours)
    ? []
    : [`assessment.favours: there is no camp K${favours}`];
}

function recommendationProblems({ recommendation }: WrittenAnswer, tables: Tables): string[] {
  const leader = largestCamp(tables.camps);
  if (recommendation === null || recommendation.claimIds.length === 0 || leader === null) return [];
  const cited = tables.claims.filter(({ claim }) => recommendation.claimIds.includes(claim.claimId));
  const inLeader = (modelIds: readonly string[]): number =>
    modelIds.filter((modelId) => leader.members.includes(modelId)).length;
  const against = cited.filter(({ supporting, opposing }) => inLeader(opposing) > inLeader(supporting));
  if (against.length === 0 || against.length < cited.length) return [];
  return ['recommendation: the camp with rank 1 opposes every claim it cites'];
}
