import type { ResponseLabels, SettledCamp, SettledStance, Span, Stance } from './findings.ts';
import { type Code, reconcile } from './two-coders.ts';

/** Everything that was found of one response before anything is asked again. */
export interface Sources {
  /** Of the first coder, and of the second where it labelled the response. */
  readonly labels: readonly [ResponseLabels, ...ResponseLabels[]];
  /** Claims that extraction found in it; a claim can stand on both sides, or under a condition. */
  readonly claims: readonly {
    readonly claimId: number;
    readonly stance: 'support' | 'oppose';
    readonly conditional: boolean;
  }[];
  /** The camp that was formed from it; null where it was left out. */
  readonly campId: number | null;
  /** Whether the coders agree so little that what they differ on is in doubt: else the first one's label stands. */
  readonly twice: boolean;
}

/** What is to be asked again of one response. */
export interface Doubts {
  readonly claimIds: readonly number[];
  /** Every camp that a source named, where not all name the same one. */
  readonly campIds: readonly number[];
}

/** What a synthesizer answered when it was asked again. What it didn't answer, or can't show, is missing. */
export interface SecondLook {
  readonly stances: readonly {
    readonly claimId: number;
    readonly stance: Code;
    readonly span: Span | null;
  }[];
  readonly camps: readonly { readonly campId: number; readonly span: Span | null }[];
}

/**
 * Stances and camps on which two sources differ, or that one source alone has found. Extraction lists a response's most
 * important claims: that it lists a claim counts, and that it lists none confirms nothing and denies nothing.
 */
export function doubtsOf({ labels, claims, campId }: Sources): Doubts {
  const named = new Set([
    ...labels.flatMap(({ stances }) => stances.map(({ claimId }) => claimId)),
    ...claims.map(({ claimId }) => claimId),
  ]);
  const claimIds = [...named].filter((claimId) => isInDoubt(labels, claims, claimId));
  const camps = [...labels.map(({ camp }) => camp?.campId ?? null), ...(campId === null ? [] : [campId])];
  const isAlone = camps.length === 1 && camps[0] !== null;
  return {
    claimIds: claimIds.sort((a, b) => a - b),
    campIds:
      isAlone || new Set(camps).size > 1
        ? [...new Set(camps.filter((id) => id !== null))].sort((a, b) => a - b)
        : [],
  };
}

function isInDoubt(labels: Sources['labels'], claims: Sources['claims'], claimId: number): boolean {
  const codes = labels.map((own) => codeOf(own, claimId));
  const earlier = sidesOf(claims, claimId);
  if (new Set(codes).size > 1) return true;
  if (earlier.length > 0) return codes.some((code) => !isBorneOut(earlier, code));
  return codes.length === 1 && codes[0] !== 'not_addressed';
}

/**
 * The labels of one response after it was looked at again: what most sources say. Where the second look gave no answer, they
 * stand as they were.
 */
export function settle(
  sources: Sources,
  { claimIds, campIds }: Doubts,
  look: SecondLook | null,
): {
  readonly labels: ResponseLabels;
  readonly stances: readonly SettledStance[];
  readonly camps: readonly SettledCamp[];
} {
  const standing = standingOf(sources);
  const { modelId } = standing;
  const stances = claimIds.map((claimId): SettledStance => {
    const again = look?.stances.find((each) => each.claimId === claimId);
    const said = {
      labelled: sources.labels.map((own) => codeOf(own, claimId)),
      earlier: sidesOf(sources.claims, claimId),
      ...(again ? { again: again.stance } : {}),
    };
    const before = codeOf(standing, claimId);
    return { modelId, claimId, ...said, ...(settleStance(said) ?? { outcome: before, decided: false }) };
  });
  const camps = campIds.length === 0 ? [] : [settledCamp(sources, campIds, look)];
  const answered = stances.filter(({ again }) => again !== undefined);
  const settledIds = new Set(answered.map(({ claimId }) => claimId));
  const [camp] = camps.filter(({ again }) => again !== undefined);
  return {
    labels: {
      modelId,
      stances: [
        ...standing.stances.filter(({ claimId }) => !settledIds.has(claimId)),
        ...answered.flatMap((settled) => placed(sources, settled, look)),
      ].sort((a, b) => a.claimId - b.claimId),
      camp: camp ? placedCamp(sources, camp, look) : standing.camp,
    },
    stances,
    camps,
  };
}

/**
 * A stance stands where two sources at least agree on it, more than on any other, and more have found one than none. What is
 * not settled so is attributed to nobody: a guess would be worse than silence (R-R10). Where two sources stand against two,
 * either pair is as likely to be wrong.
 * @returns null where there was no answer
 */
export function settleStance({
  labelled,
  earlier,
  again,
}: Pick<SettledStance, 'labelled' | 'earlier' | 'again'>): Pick<SettledStance, 'outcome' | 'decided'> | null {
  if (again === undefined) return null;
  const said = [...labelled, again];
  const silent = said.filter((code) => code === 'not_addressed').length;
  const found = said.length - silent + (earlier.length > 0 ? 1 : 0);
  if (found < 2 || found <= silent) return { outcome: 'not_addressed', decided: true };
  const [outcome, ...others] = mostNamed(stanceNames, (stance) => votes(said, earlier, stance));
  const isSettled = outcome && others.length === 0; // Two have found something, so what is named most has two behind it.
  return isSettled ? { outcome, decided: true } : { outcome: 'not_addressed', decided: false };
}

function votes(said: readonly Code[], earlier: SettledStance['earlier'], stance: Stance): number {
  return 2 * said.filter((code) => code === stance).length + halvesFor(earlier, stance);
}

/** Extraction knows two sides only: either may be half of a mixed stance, the more so under a condition. */
function halvesFor(earlier: SettledStance['earlier'], stance: Stance): 0 | 1 | 2 {
  const [side, ...others] = earlier.filter((each) => each !== 'mixed');
  if (side === undefined) return 0;
  if (others.length > 0) return stance === 'mixed' ? 2 : 0;
  const [sure, half] = earlier.includes('mixed') ? ['mixed', side] : [side, 'mixed'];
  if (stance === sure) return 2;
  return stance === half ? 1 : 0;
}

/**
 * Of a claim with a condition that the label says nothing of, it is to be asked whether it depends on it; of a label that says
 * both, where extraction found one side alone.
 */
function isBorneOut(earlier: SettledStance['earlier'], code: Code): boolean {
  return code !== 'not_addressed' && halvesFor(earlier, code) === 2;
}

/** A response stands in the camp that most sources name, two at least; where none is, it stands in no camp. */
export function settleCamp({
  labelled,
  earlier,
  again,
}: Pick<SettledCamp, 'labelled' | 'earlier' | 'again'>): Pick<SettledCamp, 'outcome' | 'decided'> | null {
  if (again === undefined) return null;
  const named = (campId: number | null, said: readonly (number | null)[]) =>
    said.filter((id) => id === campId).length + (earlier !== null && earlier === campId ? 1 : 0);
  const said = [...labelled, again];
  const all = [...new Set([...said, earlier])].filter((id) => id !== null || said.includes(null));
  const best = mostNamed(all, (id) => named(id, said));
  const [outcome = null, ...others] = mostNamed(best, (id) => named(id, labelled));
  if (others.length > 0 || named(outcome, said) < 2) return { outcome: null, decided: false };
  return { outcome, decided: true };
}

/** The items with most votes, in their order. */
function mostNamed<Item>(items: readonly Item[], votesOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(votesOf));
  return items.filter((item) => votesOf(item) === most);
}

const stanceNames = ['support', 'oppose', 'mixed'] as const satisfies readonly Stance[];

/** The labels as they count where nothing is asked again. */
function standingOf({ labels: [first, second], twice }: Sources): ResponseLabels {
  return twice && second ? reconcile(first, second).labels : first;
}

function codeOf({ stances }: ResponseLabels, wanted: number): Code {
  return stances.find(({ claimId }) => claimId === wanted)?.stance ?? 'not_addressed';
}

function sidesOf(claims: Sources['claims'], wanted: number): SettledStance['earlier'] {
  const own = claims.filter(({ claimId }) => claimId === wanted);
  const sides: Stance[] = own.map(({ stance }) => stance);
  const all = own.some(({ conditional }) => conditional) ? [...sides, 'mixed' as const] : sides;
  return [...new Set(all)].sort();
}

/** A settled stance with the place where a source first found it; nothing for silence. */
function placed(
  { labels }: Sources,
  { claimId, outcome }: SettledStance,
  look: SecondLook | null,
): ResponseLabels['stances'] {
  const all = [...labels.flatMap(({ stances }) => stances), ...(look?.stances ?? [])];
  const span = all.find((each) => each.claimId === claimId && each.stance === outcome)?.span;
  return outcome !== 'not_addressed' && span ? [{ claimId, stance: outcome, span }] : [];
}

function settledCamp(sources: Sources, campIds: readonly number[], look: SecondLook | null): SettledCamp {
  const { labels, campId } = sources;
  const answered = campIds.map((id) => look?.camps.find((each) => each.campId === id));
  const taken = answered.flatMap((each) => (each?.span ? [each.campId] : []));
  const said = {
    labelled: labels.map(({ camp }) => camp?.campId ?? null),
    earlier: campId,
    // Two camps exclude each other: what stands between them takes neither.
    ...(answered.every((each) => each !== undefined)
      ? { again: taken.length === 1 ? (taken[0] ?? null) : null }
      : {}),
  };
  const before = standingOf(sources).camp?.campId ?? null;
  return {
    modelId: labels[0].modelId,
    ...said,
    ...(settleCamp(said) ?? { outcome: before, decided: false }),
  };
}

function placedCamp(
  { labels }: Sources,
  { outcome }: SettledCamp,
  look: SecondLook | null,
): ResponseLabels['camp'] {
  if (outcome === null) return null;
  const found = [...labels.map(({ camp }) => camp), ...(look?.camps ?? [])];
  const span = found.find((camp) => camp?.campId === outcome && camp.span !== null)?.span;
  return span ? { campId: outcome, span } : null;
}
