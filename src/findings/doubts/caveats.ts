import type { ResolvedCaveat } from '../findings.ts';
import type { DoubtedCaveat, SecondLook, Sources } from './sources.ts';

/**
 * Finds conditions under which extraction says that a claim is denied, while a label does not say so. "Trams don't
 * pay, except in large towns" can be read as a denial with an exception, or as a claim that holds in large towns. A
 * label that sees both sides does not show which one it is.
 */
export function doubtedCaveats({ labels, claims }: Sources): DoubtedCaveat[] {
  const doubted = new Map<number, DoubtedCaveat>();
  for (const { claimId, stance, caveat } of claims) {
    const denied = labels.every(({ stances }) =>
      stances.some((own) => own.claimId === claimId && own.stance === 'oppose'),
    );
    if (stance === 'oppose' && caveat !== undefined && !denied && !doubted.has(claimId))
      doubted.set(claimId, { claimId, caveat });
  }
  return [...doubted.values()];
}

/**
 * The side that the response takes under the condition; if there was no answer, the side on which extraction found
 * it.
 */
export function resolvedCaveat(modelId: string, claimId: number, look: SecondLook | null): ResolvedCaveat {
  const answer = look?.caveats?.find((each) => each.claimId === claimId);
  if (!answer) return { modelId, claimId, outcome: 'oppose' };
  return { modelId, claimId, again: answer.side, outcome: answer.side };
}
