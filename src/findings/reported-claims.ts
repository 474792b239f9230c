import type { Findings, SelectedClaim } from './findings.ts';

/** Our choice: as many claims as can be read in one go; sections choose from them. */
export const reportedClaimsMax = 24;

/**
 * Our choices. Labelling confirms a claim if it finds it in half of the responses that it was extracted from. It also
 * does if it finds it in as many responses, and at least two, of whatever origin: then statements were merged into the
 * wrong claim.
 */
const confirmedMinShare = 1 / 2;
const othersMin = 2;

/** What becomes of the claims that every response was labelled against. */
export interface ReportedClaims {
  readonly reported: readonly SelectedClaim[];
  /**
   * Claims that labelling did not confirm. Usually extraction invented them, or merging gave them a wording that no
   * response supports.
   */
  readonly unmade: readonly SelectedClaim[];
  /** Spares that were not needed. */
  readonly spare: readonly SelectedClaim[];
}

/**
 * The claims that a report shows: the first ones, in the order of selection, that labelling confirms. More claims are
 * labelled than a report holds, because a claim that nobody makes would take the place of a rare one (R-R09). If
 * labelling confirms none at all, that says nothing about the claims, and those selected first stay.
 */
export function reportedClaims(findings: Pick<Findings, 'claims' | 'labels' | 'earlier'>): ReportedClaims {
  const { claims } = findings;
  const isMade = confirmedIn(findings);
  const made = claims.filter(({ claimId }) => isMade(claimId));
  const candidates = made.length > 0 ? made : claims;
  return {
    reported: candidates.slice(0, reportedClaimsMax),
    unmade: made.length > 0 ? claims.filter(({ claimId }) => !isMade(claimId)) : [],
    spare: candidates.slice(reportedClaimsMax),
  };
}

/** Tells for each claim whether labelling confirms it. */
function confirmedIn({
  labels,
  earlier,
}: Pick<Findings, 'labels' | 'earlier'>): (claimId: number) => boolean {
  const speakers = new Map<number, Set<string>>();
  for (const { modelId, stances } of labels)
    for (const { claimId } of stances) add(speakers, claimId, modelId);
  const labelled = new Set(labels.map(({ modelId }) => modelId));
  const extractedFrom = new Map<number, Set<string>>();
  for (const { claimId, modelId } of earlier?.claims ?? [])
    if (labelled.has(modelId)) add(extractedFrom, claimId, modelId);
  return (claimId) => {
    const found = speakers.get(claimId) ?? new Set();
    const expected = [...(extractedFrom.get(claimId) ?? [])];
    const confirming = expected.filter((modelId) => found.has(modelId));
    if (found.size >= othersMin && found.size >= expected.length) return true;
    return found.size > 0 && confirming.length >= expected.length * confirmedMinShare;
  };
}

function add(sets: Map<number, Set<string>>, claimId: number, modelId: string): void {
  const known = sets.get(claimId);
  if (known) known.add(modelId);
  else sets.set(claimId, new Set([modelId]));
}

/**
 * The findings about the claims that are reported. For a claim that labelling did not confirm, the extracted claims
 * that it denied stay: the comparison of labels with earlier stages must find a coder that misses claims.
 */
export function withReportedClaims(findings: Findings): Findings {
  const { reported, unmade, spare } = reportedClaims(findings);
  if (unmade.length + spare.length === 0) return findings;
  const [shown, left] = [idsOf(reported), idsOf(spare)];
  const { labels, resolved, earlier } = findings;
  const found = new Set(
    labels.flatMap(({ modelId, stances }) => stances.map(({ claimId }) => `${claimId} ${modelId}`)),
  );
  const isKept = ({ claimId, modelId }: { readonly claimId: number; readonly modelId: string }) =>
    shown.has(claimId) || (!left.has(claimId) && !found.has(`${claimId} ${modelId}`));
  return {
    ...findings,
    claims: reported,
    labels: labels.map((own) => ({
      ...own,
      stances: own.stances.filter(({ claimId }) => shown.has(claimId)),
    })),
    ...(resolved
      ? {
          resolved: {
            ...resolved,
            stances: resolved.stances.filter(isKept),
            ...(resolved.caveats
              ? { caveats: resolved.caveats.filter(({ claimId }) => shown.has(claimId)) }
              : {}),
          },
        }
      : {}),
    ...(earlier ? { earlier: { ...earlier, claims: earlier.claims.filter(isKept) } } : {}),
    selection: { labelled: findings.claims.length, unmade: unmade.length },
  };
}

function idsOf(claims: readonly SelectedClaim[]): ReadonlySet<number> {
  return new Set(claims.map(({ claimId }) => claimId));
}
