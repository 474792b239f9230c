import type { ResponseLabels, SelectedClaim } from './findings.ts';

/** Our choice: as many claims as can be read in one go; sections choose from them. */
export const reportedClaimsMax = 24;

/** What becomes of the claims that every response was labelled against. */
export interface ReportedClaims {
  readonly reported: readonly SelectedClaim[];
  /** No response was found to speak of them: most often an invention of extraction, or a wording that nobody shares. */
  readonly unmade: readonly SelectedClaim[];
  /** Spares that were not needed. */
  readonly spare: readonly SelectedClaim[];
}

/**
 * The claims that a report shows: of those that a response was found to speak of, the first in the order of their selection.
 * More are labelled than a report holds, because a claim that nobody makes would take the place of a rare one (R-R09). If
 * labelling found none at all, that says nothing of the claims, and those selected first stay.
 * @param claims in the order of their selection, spares last
 */
export function reportedClaims(
  claims: readonly SelectedClaim[],
  labels: readonly ResponseLabels[],
): ReportedClaims {
  const addressed = new Set(labels.flatMap(({ stances }) => stances.map(({ claimId }) => claimId)));
  const made = claims.filter(({ claimId }) => addressed.has(claimId));
  const candidates = made.length > 0 ? made : claims;
  return {
    reported: candidates.slice(0, reportedClaimsMax),
    unmade: made.length > 0 ? claims.filter(({ claimId }) => !addressed.has(claimId)) : [],
    spare: candidates.slice(reportedClaimsMax),
  };
}
