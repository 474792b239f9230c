/** What was found in all responses, and how much of it each selected claim says. */
export interface Said {
  readonly statements: number;
  /** In millionths of what a response puts on the claim that it puts first. */
  readonly weight: number;
  readonly claims: readonly {
    readonly claimId: number;
    readonly statements: number;
    readonly weight: number;
  }[];
}

/** How much of what the responses claim the claims of a report say. */
export interface ClaimCoverage {
  /** Found in all responses. */
  readonly statements: number;
  /** Those that a reported claim says. */
  readonly covered: number;
  /**
   * The share of them if a statement weighs more the further in front its response puts it. 0 to 1, rounded to 4 decimals;
   * null if there is no statement.
   */
  readonly weightShare: number | null;
}

/** What these of the selected claims say of all that was found. */
export function coverageOf(
  { statements, weight, claims }: Said,
  reported: readonly { readonly claimId: number }[],
): ClaimCoverage {
  const ids = new Set(reported.map(({ claimId }) => claimId));
  const own = claims.filter(({ claimId }) => ids.has(claimId));
  const weightCovered = own.reduce((sum, claim) => sum + claim.weight, 0);
  return {
    statements,
    covered: own.reduce((sum, claim) => sum + claim.statements, 0),
    weightShare: weight === 0 ? null : Math.round((weightCovered / weight) * 10_000) / 10_000,
  };
}
