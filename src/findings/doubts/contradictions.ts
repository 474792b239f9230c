import type { ResponseLabels, SettledCamp, SettledCaveat, SettledStance, Stance } from '../findings.ts';
import { type Code, reconcile } from '../two-coders.ts';
import { doubtedCaveats, settledCaveat } from './caveats.ts';
import { areApart, bestPlace, type Places } from './places.ts';
import { placedCamp, settledCamp } from './settle-camp.ts';
import { halvesFor, isOther, settleStance } from './settle-stance.ts';
import type { Doubts, SecondLook, Sources } from './sources.ts';

/**
 * Stances and camps on which two sources differ, or that one source alone has found; also stances that two have found in
 * different sentences. Extraction lists a response's most important claims: that it lists a claim counts, and that it lists
 * none confirms nothing and denies nothing.
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
  if (earlier.length > 0 && !isBorneOut(earlier, code)) return true;
  return code !== 'not_addressed' && areApart(placesOf(sources, claimId, code, []));
}

/**
 * Of a claim with a condition that the label says nothing of, it is to be asked whether it depends on it; of a label that says
 * both, where extraction found one side alone.
 */
function isBorneOut(earlier: SettledStance['earlier'], code: Code): boolean {
  return code !== 'not_addressed' && halvesFor(earlier, code) === 2;
}

/**
 * What is open when it was asked again, and is to be asked of the other synthesizer as well: stances on which the sources are
 * even and the answer names one, or that two have found and no third, where labelling or the answer names another one, or
 * where the two name different sentences: each of them may have misread its own.
 */
export function openDoubts(sources: Sources, { claimIds }: Doubts, look: SecondLook): Doubts {
  return { claimIds: claimIds.filter((claimId) => isOpen(sources, claimId, look)), campIds: [] };
}

function isOpen(sources: Sources, claimId: number, look: SecondLook): boolean {
  const before = saidBefore(sources, claimId);
  const again = stanceIn(look, claimId);
  const settled = settleStance({ ...before, again });
  if (!settled) return false;
  const { outcome, decided } = settled;
  if (outcome === 'not_addressed') return !decided && again !== 'not_addressed';
  const places = placesOf(sources, claimId, outcome, [look]); // One for each source that names it.
  if (places.length > 2) return false;
  // Unlike extraction, coders and whoever is asked again are asked about this very claim.
  return areApart(places) || [...before.labelled, again].some((code) => code && isOther(code, outcome));
}

/**
 * The labels of one response after it was looked at again: what most sources say. Where the second look gave no answer, they
 * stand as they were.
 * @param last what the other synthesizer answered about what was open after that
 */
export function settle(
  sources: Sources,
  { claimIds, campIds, caveats = [] }: Doubts,
  look: SecondLook | null,
  last: SecondLook | null,
): {
  readonly labels: ResponseLabels;
  readonly stances: readonly SettledStance[];
  readonly camps: readonly SettledCamp[];
  readonly caveats: readonly SettledCaveat[];
} {
  const standing = standingOf(sources);
  const { modelId } = standing;
  const stances = claimIds.map((claimId): SettledStance => {
    const again = stanceIn(look, claimId);
    const onceMore = again && stanceIn(last, claimId);
    const said = {
      ...saidBefore(sources, claimId),
      ...(again ? { again } : {}),
      ...(onceMore ? { onceMore } : {}),
    };
    const before = codeOf(standing, claimId);
    return { modelId, claimId, ...said, ...(settleStance(said) ?? { outcome: before, decided: false }) };
  });
  const camps =
    campIds.length === 0 ? [] : [settledCamp(sources, campIds, look, standing.camp?.campId ?? null)];
  const answered = stances.filter(({ again }) => again !== undefined);
  const settledIds = new Set(answered.map(({ claimId }) => claimId));
  const [camp] = camps.filter(({ again }) => again !== undefined);
  const looks = [look, last].filter((each) => each !== null);
  return {
    labels: {
      modelId,
      stances: [
        ...standing.stances.filter(({ claimId }) => !settledIds.has(claimId)),
        ...answered.flatMap((settled) => placed(sources, settled, looks)),
      ].sort((a, b) => a.claimId - b.claimId),
      camp: camp ? placedCamp(sources, camp, look) : standing.camp,
    },
    stances,
    camps,
    caveats: caveats.map(({ claimId }) => settledCaveat(modelId, claimId, look)),
  };
}

/** The labels as they count where nothing is asked again. */
function standingOf({ labels: [first, second], twice }: Sources): ResponseLabels {
  return twice && second ? reconcile(first, second).labels : first;
}

function saidBefore(
  { labels, claims }: Sources,
  claimId: number,
): Pick<SettledStance, 'labelled' | 'earlier'> {
  return { labelled: labels.map((own) => codeOf(own, claimId)), earlier: sidesOf(claims, claimId) };
}

function codeOf({ stances }: ResponseLabels, wanted: number): Code {
  return stances.find(({ claimId }) => claimId === wanted)?.stance ?? 'not_addressed';
}

function stanceIn(look: SecondLook | null, wanted: number): Code | undefined {
  return look?.stances.find(({ claimId }) => claimId === wanted)?.stance;
}

function sidesOf(claims: Sources['claims'], wanted: number): SettledStance['earlier'] {
  const own = claims.filter(({ claimId }) => claimId === wanted);
  const sides: Stance[] = own.map(({ stance }) => stance);
  const all = own.some(({ conditional }) => conditional) ? [...sides, 'mixed' as const] : sides;
  return [...new Set(all)].sort();
}

/** Where each source that names a stance found it: coders first, then those asked again, then extraction. */
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

/** A settled stance with its place; nothing for silence. */
function placed(
  sources: Sources,
  { claimId, outcome }: SettledStance,
  looks: readonly SecondLook[],
): ResponseLabels['stances'] {
  const span =
    outcome === 'not_addressed' ? undefined : bestPlace(placesOf(sources, claimId, outcome, looks));
  return outcome !== 'not_addressed' && span ? [{ claimId, stance: outcome, span }] : [];
}
