import type { SettledCaveat } from '../findings.ts';
import type { DoubtedCaveat, SecondLook, Sources } from './sources.ts';

/**
 * Conditions under which extraction says that a claim is denied, where a label does not say that it is. "Trams don't pay,
 * except in large towns" can be read as a denial with an exception, or as a claim that holds in large towns. A label that
 * says both tells neither.
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

/** The side that the response takes under the condition; as extraction found it where there was no answer. */
export function settledCaveat(modelId: string, claimId: number, look: SecondLook | null): SettledCaveat {
  const answer = look?.caveats?.find((each) => each.claimId === claimId);
  if (!answer) return { modelId, claimId, outcome: 'oppose' };
  return { modelId, claimId, again: answer.side, outcome: answer.side };
}
