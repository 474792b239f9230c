/** The statements found in all responses, and how much of them each selected claim covers. */
export interface FoundStatements {
  readonly statements: number;
  /** In millionths of the weight of a response's first claim. */
  readonly weight: number;
  readonly claims: readonly {
    readonly claimId: number;
    readonly statements: number;
    readonly weight: number;
  }[];
  /** Options beyond those that have a place (R-R24); left out if there are none. */
  readonly optionsLeftOut?: number;
}

/** How much of what the responses claim is covered by the claims of a report. */
export interface ClaimCoverage {
  /** Number of statements found in all responses. */
  readonly statements: number;
  /** Of those: covered by a reported claim. */
  readonly covered: number;
  /**
   * The covered share by weight, where a statement weighs more the earlier its response makes it. 0
   * to 1, rounded to 4 decimals; null if there is no statement.
   */
  readonly weightShare: number | null;
  /** Options that responses name and the report has no place for; left out if there are none. */
  readonly optionsLeftOut?: number;
}

/** How much of all statements these selected claims cover. */
export function coverageOf(
  { statements, weight, claims, optionsLeftOut = 0 }: FoundStatements,
  reported: readonly { readonly claimId: number }[],
): ClaimCoverage {
  const ids = new Set(reported.map(({ claimId }) => claimId));
  const own = claims.filter(({ claimId }) => ids.has(claimId));
  const weightCovered = own.reduce((sum, claim) => sum + claim.weight, 0);
  return {
    statements,
    covered: own.reduce((sum, claim) => sum + claim.statements, 0),
    weightShare: weight === 0 ? null : Math.round((weightCovered / weight) * 10_000) / 10_000,
    ...(optionsLeftOut > 0 && { optionsLeftOut }),
  };
}
