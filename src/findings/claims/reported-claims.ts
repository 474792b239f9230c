import type { Findings, MergedClaim, ResponseLabels, SelectedClaim } from '../findings.ts';
import { hasPlace } from '../rarity.ts';
import { withOpponents } from './opponents.ts';
import { type Likeness, likenessBy } from './repeated-claims.ts';

/** Our choice: as many claims as can be read in one go; sections choose from them. */
export const reportedClaimsMax = 24;

/**
 * Our choices. Labelling confirms a claim if it finds it in half of the responses that it was
 * extracted from. It also does if it finds it in as many responses, and at least two, of whatever
 * origin: then statements were merged into the wrong claim. What two responses report as others'
 * nobody needs to make.
 */
const confirmedMinShare = 1 / 2;
const othersMin = 2;
/** Our choice: of fewer responses, two are many, which is rare in larger panels. */
const commonMin = 5;

/** What becomes of the claims that every response was labelled against. */
export interface ReportedClaims {
  readonly reported: readonly SelectedClaim[];
  /**
   * Claims that labelling did not confirm. Usually extraction invented them, or grouping gave them
   * a wording that no response supports.
   */
  readonly unconfirmed: readonly SelectedClaim[];
  /** Claims that repeat or deny a reported one. */
  readonly repeated: readonly RepeatedClaim[];
  /** Spares that were not needed. */
  readonly spare: readonly SelectedClaim[];
}

interface RepeatedClaim {
  readonly claimId: number;
  /** The reported claim that says it. */
  readonly by: number;
  readonly likeness: NonNullable<Likeness>;
}

/**
 * The claims that a report shows: the first ones, in the order of selection, that labelling
 * confirms and that repeat no earlier one. More claims are labelled than a report holds, because a
 * claim that nobody makes, or that is there twice, would take the place of a rare one (R-R09). If
 * labelling confirms none at all, that says nothing about the claims, and those selected first
 * stay. Options that labelling confirms are all reported, and so are others that a tenth of the
 * responses address: nothing that one model says has a place while they have none.
 */
export function reportedClaims(
  findings: Pick<Findings, 'claims' | 'labels' | 'extracted' | 'questionType'>,
): ReportedClaims {
  const { claims } = findings;
  const isMade = confirmedIn(findings);
  const made = claims.filter(({ claimId }) => isMade(claimId));
  const candidates = made.length > 0 ? takenFirst(made, findings.labels) : claims;
  return {
    ...withoutRepeats(candidates, likenessBy(findings), placedIn(findings.labels)),
    unconfirmed: made.length > 0 ? claims.filter(({ claimId }) => !isMade(claimId)) : [],
  };
}

/**
 * Claims on which responses take a stance, in their order, then those that they only report, the
 * ones that most report first: what nobody stands behind takes no place from what two say.
 */
function takenFirst(claims: readonly SelectedClaim[], labels: Findings['labels']): SelectedClaim[] {
  const taken = new Set(labels.flatMap(({ stances }) => stances.map(({ claimId }) => claimId)));
  const reporters = reportersIn(labels);
  const rankOf = ({ claimId }: SelectedClaim) =>
    taken.has(claimId) ? Number.POSITIVE_INFINITY : (reporters.get(claimId)?.size ?? 0);
  return claims.toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(b) - rankOf(a)));
}

function withoutRepeats(
  candidates: readonly SelectedClaim[],
  likenessOf: ReturnType<typeof likenessBy>,
  isPlaced: (claimId: number) => boolean,
): Pick<ReportedClaims, 'reported' | 'repeated' | 'spare'> {
  const reported: SelectedClaim[] = [];
  const repeated: RepeatedClaim[] = [];
  const spare: SelectedClaim[] = [];
  const options: SelectedClaim[] = [];
  for (const claim of candidates) {
    const { claimId } = claim;
    // Options stand in one sentence by nature, each as a row of its own beside the claims.
    const repeat = claim.option === undefined ? firstLike(claimId, reported, likenessOf) : null;
    if (claim.option !== undefined) options.push(claim);
    else if (repeat) repeated.push(repeat);
    else if (reported.length < reportedClaimsMax || isPlaced(claimId)) reported.push(claim);
    else spare.push(claim);
  }
  return { reported: [...reported, ...options], repeated, spare };
}

function firstLike(
  claimId: number,
  reported: readonly SelectedClaim[],
  likenessOf: ReturnType<typeof likenessBy>,
): RepeatedClaim | null {
  for (const { claimId: by } of reported) {
    const likeness = likenessOf(claimId, by);
    if (likeness) return { claimId, by, likeness };
  }
  return null;
}

/**
 * Tells for each claim whether so many responses address it, or report it as others', that it has a
 * place in any case.
 */
function placedIn(labels: Findings['labels']): (claimId: number) => boolean {
  const speakers = reportersIn(labels);
  for (const { modelId, stances } of labels)
    for (const { claimId } of stances) add(speakers, claimId, modelId);
  return (claimId) => labels.length >= commonMin && hasPlace(speakers.get(claimId)?.size ?? 0, labels.length);
}

function confirmedIn({
  labels,
  extracted,
}: Pick<Findings, 'labels' | 'extracted'>): (claimId: number) => boolean {
  const speakers = new Map<number, Set<string>>();
  for (const { modelId, stances } of labels)
    for (const { claimId } of stances) add(speakers, claimId, modelId);
  const labelled = new Set(labels.map(({ modelId }) => modelId));
  const extractedFrom = new Map<number, Set<string>>();
  for (const { claimId, modelId } of extracted)
    if (labelled.has(modelId)) add(extractedFrom, claimId, modelId);
  const reporters = reportersIn(labels);
  return (claimId) => {
    if ((reporters.get(claimId)?.size ?? 0) >= othersMin) return true;
    const found = speakers.get(claimId) ?? new Set();
    const expected = [...(extractedFrom.get(claimId) ?? [])];
    const confirming = expected.filter((modelId) => found.has(modelId));
    if (found.size >= othersMin && found.size >= expected.length) return true;
    return found.size > 0 && confirming.length >= expected.length * confirmedMinShare;
  };
}

/** The models that report each claim as others'. */
function reportersIn(labels: Findings['labels']): Map<number, Set<string>> {
  const reporters = new Map<number, Set<string>>();
  for (const { modelId, reported } of labels)
    for (const { claimId } of reported) add(reporters, claimId, modelId);
  return reporters;
}

function add(sets: Map<number, Set<string>>, claimId: number, modelId: string): void {
  const known = sets.get(claimId);
  if (known) known.add(modelId);
  else sets.set(claimId, new Set([modelId]));
}

/**
 * The findings about the claims that are reported. What was read of the others stays in the
 * cross-check: a synthesizer that invents claims must not look reliable because they are left out.
 */
export function withReportedClaims(findings: Findings): Findings {
  const { reported, unconfirmed, repeated, spare } = reportedClaims(findings);
  if (unconfirmed.length + repeated.length + spare.length === 0) return findings;
  const ids = new Set(reported.map(({ claimId }) => claimId));
  const opposites = repeated.filter(({ likeness }) => likeness === 'opposite');
  const turned = withOpponents(findings, new Map(opposites.map(({ claimId, by }) => [claimId, by])));
  const moved = {
    ...{ ...findings, ...turned },
    labels: turned.labels.map((own) => ({ ...own, reported: reportsUnder(own.reported, repeated) })),
    extracted: underReported(findings.extracted, repeated),
  };
  return {
    ...findingsAbout(moved, (claimId) => ids.has(claimId)),
    claims: reported,
    selection: {
      labelled: findings.claims.length,
      unconfirmed: unconfirmed.length,
      repeated: repeated.map(({ claimId }) => claimId),
    },
  };
}

/** Who only reports a repeated claim reports the one that it repeats. */
function reportsUnder(
  reported: ResponseLabels['reported'],
  repeated: readonly RepeatedClaim[],
): ResponseLabels['reported'] {
  const by = new Map(repeated.flatMap((each) => (each.likeness === 'same' ? [[each.claimId, each.by]] : [])));
  return reported.map((found) => ({ ...found, claimId: by.get(found.claimId) ?? found.claimId }));
}

export function findingsAbout(findings: Findings, isShown: (claimId: number) => boolean): Findings {
  const isAbout = ({ claimId }: { readonly claimId: number }) => isShown(claimId);
  const { claims, labels, extracted } = findings;
  return {
    ...findings,
    claims: claims.filter(isAbout),
    labels: labels.map((own) => ({
      ...own,
      stances: own.stances.filter(isAbout),
      unresolved: own.unresolved.filter(isShown),
      reported: own.reported.filter(isAbout),
    })),
    extracted: extracted.filter(isAbout),
  };
}

/**
 * The findings of extraction about a repeated claim, with its caveats, belong to the claim that it
 * repeats.
 */
function underReported(claims: readonly MergedClaim[], repeated: readonly RepeatedClaim[]): MergedClaim[] {
  const repeatOf = new Map(repeated.map((repeat) => [repeat.claimId, repeat]));
  return claims.map((found) => {
    const repeat = repeatOf.get(found.claimId);
    if (!repeat) return found;
    const turned = found.stance === 'support' ? 'oppose' : 'support';
    return { ...found, claimId: repeat.by, stance: repeat.likeness === 'same' ? found.stance : turned };
  });
}
