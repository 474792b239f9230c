import type { ResolvedCamp, ResolvedCaveat, ResolvedStance, ResponseLabels, Stance } from '../findings.ts';
import { type Code, reconcile } from '../two-coders.ts';
import { doubtedCaveats, resolvedCaveat } from './caveats.ts';
import { areApart, bestPlace, type Places } from './places.ts';
import { placedCamp, resolvedCamp } from './resolve-camp.ts';
import { halvesFor, isOther, resolveStance, stanceNames } from './resolve-stance.ts';
import type { Doubts, SecondLook, Sources } from './sources.ts';

/**
 * Finds the stances and camps on which two sources differ, or that only one source has found, and stances that two
 * sources have found in different sentences. Extraction lists only the most important claims of a response: a claim
 * on its list counts as found, and a missing one neither confirms nor denies a stance.
 */
export function doubtsOf(sources: Sources): Doubts {
  const { labels, claims, campId } = sources;
  const named = new Set([
    ...labels.flatMap(({ stances }) => stances.map(({ claimId }) => claimId)),
    ...claims.map(({ claimId }) => claimId),
  ]);
  const claimIds = [...named].filter((claimId) => isInDoubt(sources, claimId));
  const camps = [...labels.map(({ camp }) => camp?.campId ?? null), ...(campId === null ? [] : [campId])];
  const isAlone = camps.length === 1 && camps[0] !== null;
  const caveats = doubtedCaveats(sources);
  return {
    claimIds: claimIds.sort((a, b) => a - b),
    campIds:
      isAlone || new Set(camps).size > 1
        ? [...new Set(camps.filter((id) => id !== null))].sort((a, b) => a - b)
        : [],
    ...(caveats.length > 0 ? { caveats } : {}),
  };
}

function isInDoubt(sources: Sources, claimId: number): boolean {
  const { earlier, labelled } = saidBefore(sources, claimId);
  const [code = 'not_addressed'] = labelled;
  if (new Set(labelled).size > 1) return true;
  if (earlier.length > 0 && !isConfirmed(earlier, code)) return true;
  return code !== 'not_addressed' && areApart(placesOf(sources, claimId, code, []));
}

/**
 * True if extraction confirms a label. A label that does not mention the condition under which extraction found the
 * claim is in doubt, and so is one that sees both sides where extraction found only one.
 */
function isConfirmed(earlier: ResolvedStance['earlier'], code: Code): boolean {
  return code !== 'not_addressed' && halvesFor(earlier, code) === 2;
}

/**
 * Finds the stances that are still open after asking again, about which the other synthesizer is asked as well. A
 * stance is open if the sources are even and the answer names one of them; if half of them name it in the same sentence,
 * and the answer none; if exactly two sources name it, and a label or the answer names another; or if exactly two name it
 * in different sentences, because each may have misread its own.
 */
export function openDoubts(sources: Sources, { claimIds }: Doubts, look: SecondLook): Doubts {
  return { claimIds: claimIds.filter((claimId) => isOpen(sources, claimId, look)), campIds: [] };
}

function isOpen(sources: Sources, claimId: number, look: SecondLook): boolean {
  const before = saidBefore(sources, claimId);
  const again = stanceIn(look, claimId);
  const resolved = resolveStance({ ...before, again });
  if (!resolved) return false;
  const { outcome, decided } = resolved;
  if (outcome === 'not_addressed') {
    return again === 'not_addressed' ? isHalfFound(sources, claimId, look) : !decided;
  }
  const places = placesOf(sources, claimId, outcome, [look]); // One for each source that names it.
  if (places.length > 2) return false;
  // Unlike extraction, coders and synthesizers that are asked again judge this very claim.
  return areApart(places) || [...before.labelled, again].some((code) => code && isOther(code, outcome));
}

/**
 * Whether at least as many sources found the claim as did not, and found it in the same sentence: two synthesizers that
 * invent a stance seldom invent it in the same place.
 */
function isHalfFound(sources: Sources, claimId: number, look: SecondLook): boolean {
  const { labelled } = saidBefore(sources, claimId);
  const silent = 1 + labelled.filter((code) => code === 'not_addressed').length;
  return stanceNames.some((stance) => {
    const places = placesOf(sources, claimId, stance, [look]);
    return places.length >= silent && places.length > 1 && !areApart(places);
  });
}

/**
 * Resolves the doubts about one response: the stance and the camp that most sources name count. If asking again gave
 * no answer, the labels stay as they were.
 * @param last the other synthesizer's answers about what was open after that
 */
export function resolve(
  sources: Sources,
  { claimIds, campIds, caveats = [] }: Doubts,
  look: SecondLook | null,
  last: SecondLook | null,
): {
  readonly labels: ResponseLabels;
  readonly stances: readonly ResolvedStance[];
  readonly camps: readonly ResolvedCamp[];
  readonly caveats: readonly ResolvedCaveat[];
} {
  const standing = standingOf(sources);
  const { modelId } = standing;
  const stances = claimIds.map((claimId): ResolvedStance => {
    const again = stanceIn(look, claimId);
    const onceMore = again && stanceIn(last, claimId);
    const said = {
      ...saidBefore(sources, claimId),
      ...(again ? { again } : {}),
      ...(onceMore ? { onceMore } : {}),
    };
    const before = codeOf(standing, claimId);
    return { modelId, claimId, ...said, ...(resolveStance(said) ?? { outcome: before, decided: false }) };
  });
  const camps =
    campIds.length === 0 ? [] : [resolvedCamp(sources, campIds, look, standing.camp?.campId ?? null)];
  const answered = stances.filter(({ again }) => again !== undefined);
  const resolvedIds = new Set(answered.map(({ claimId }) => claimId));
  const [camp] = camps.filter(({ again }) => again !== undefined);
  const looks = [look, last].filter((each) => each !== null);
  return {
    labels: {
      modelId,
      stances: [
        ...standing.stances.filter(({ claimId }) => !resolvedIds.has(claimId)),
        ...answered.flatMap((resolved) => placed(sources, resolved, looks)),
      ].sort((a, b) => a.claimId - b.claimId),
      camp: camp ? placedCamp(sources, camp, look) : standing.camp,
    },
    stances,
    camps,
    caveats: caveats.map(({ claimId }) => resolvedCaveat(modelId, claimId, look)),
  };
}

/** The labels that count if nothing is asked again. */
function standingOf({ labels: [first, second], twice }: Sources): ResponseLabels {
  return twice && second ? reconcile(first, second).labels : first;
}

function saidBefore(
  { labels, claims }: Sources,
  claimId: number,
): Pick<ResolvedStance, 'labelled' | 'earlier'> {
  return { labelled: labels.map((own) => codeOf(own, claimId)), earlier: sidesOf(claims, claimId) };
}

function codeOf({ stances }: ResponseLabels, wanted: number): Code {
  return stances.find(({ claimId }) => claimId === wanted)?.stance ?? 'not_addressed';
}

function stanceIn(look: SecondLook | null, wanted: number): Code | undefined {
  return look?.stances.find(({ claimId }) => claimId === wanted)?.stance;
}

function sidesOf(claims: Sources['claims'], wanted: number): ResolvedStance['earlier'] {
  const own = claims.filter(({ claimId }) => claimId === wanted);
  const sides: Stance[] = own.map(({ stance }) => stance);
  const all = own.some(({ conditional }) => conditional) ? [...sides, 'mixed' as const] : sides;
  return [...new Set(all)].sort();
}

/**
 * The places where each source that names a stance found it: coders first, then those asked again, then extraction.
 */
function placesOf(
  { labels, claims }: Sources,
  wanted: number,
  stance: Code,
  looks: readonly SecondLook[],
): Places[] {
  const said = [...labels, ...looks].flatMap(({ stances }): Places[] =>
    stances
      .filter((each) => each.claimId === wanted && each.stance === stance)
      .map(({ span }) => [span ?? undefined]),
  );
  const extracted = claims.filter(({ claimId }) => claimId === wanted).map(({ span }) => span);
  return halvesFor(sidesOf(claims, wanted), stance) > 0 ? [...said, extracted] : said;
}

/** A resolved stance with its place; nothing if the claim is not addressed. */
function placed(
  sources: Sources,
  { claimId, outcome }: ResolvedStance,
  looks: readonly SecondLook[],
): ResponseLabels['stances'] {
  const span =
    outcome === 'not_addressed' ? undefined : bestPlace(placesOf(sources, claimId, outcome, looks));
  return outcome !== 'not_addressed' && span ? [{ claimId, stance: outcome, span }] : [];
}
