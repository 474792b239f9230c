import { contentStems, overlap } from '../../text/words.ts';
import type { Side } from './focus.ts';
import { type Camp, type Claim, type Model, type ReportIndex, stanceOf } from './report-index.ts';

/**
 * An entry of the earlier report and the one of the later that says the same; one of both may be
 * missing.
 */
export interface Pair<Entry> {
  readonly before: Entry | null;
  readonly after: Entry | null;
}

/** A model that both reports count and have an answer of, and that gives another one now. */
export interface Move {
  readonly model: Model;
  readonly from: Camp;
  readonly to: Camp;
}

/** What a model itself holds of a claim. */
export type OwnStance = Extract<Side, 'support' | 'oppose' | 'mixed'>;

/** A model that both reports count, that takes a stance in both, and another one now. */
export interface Turn {
  readonly model: Model;
  readonly from: OwnStance;
  readonly to: OwnStance;
}

export interface Comparison {
  readonly before: ReportIndex;
  readonly after: ReportIndex;
  readonly camps: readonly Pair<Camp>[];
  /** Claims of both first, those on which most models turned before the others. */
  readonly claims: readonly Pair<Claim>[];
  /** One claim of each report that divide the models alike, and no words show that they are one. */
  readonly perhaps: readonly Pair<Claim>[];
  readonly moves: readonly Move[];
  /** Models that both reports count. */
  readonly shared: number;
}

/** Our choice: entries of two reports are taken for the same from this share of common words on. */
const alikeMin = 0.5;

/** What became of the answers, claims and models of one question between two reports. */
export function comparisonOf(before: ReportIndex, after: ReportIndex): Comparison {
  const shared = sharedModels(before, after);
  const camps = pairedCamps(before, after, shared);
  const { claims, perhaps } = pairedClaims(before, after, shared);
  const weight = (pair: Pair<Claim>) => (isWhole(pair) ? 1 + turnsOn({ before, after }, pair).length : 0);
  const same = new Map(camps.flatMap(({ before: a, after: b }) => (a && b ? [[b.camp_id, a.camp_id]] : [])));
  return {
    ...{ before, after, camps, perhaps, shared: shared.length },
    claims: claims.sort((a, b) => weight(b) - weight(a)),
    moves: shared.flatMap((model) => {
      const from = before.camps.get(before.models.get(model.id)?.campId ?? 0);
      const to = after.camps.get(model.campId ?? 0);
      return !from || !to || same.get(to.camp_id) === from.camp_id ? [] : [{ model, from, to }];
    }),
  };
}

/** The models that take another stance on a claim than in the earlier report. */
export function turnsOn(of: Pick<Comparison, 'before' | 'after'>, { before, after }: Pair<Claim>): Turn[] {
  if (!before || !after) return [];
  return sharedModels(of.before, of.after).flatMap((model) => {
    const from = stanceOf(of.before, before.claim_id, model.id);
    const to = stanceOf(of.after, after.claim_id, model.id);
    return isOwn(from) && isOwn(to) && from !== to ? [{ model, from, to }] : [];
  });
}

function isOwn(side: Side): side is OwnStance {
  return side === 'support' || side === 'oppose' || side === 'mixed';
}

export function isWhole<Entry>(pair: Pair<Entry>): boolean {
  return pair.before !== null && pair.after !== null;
}

function sharedModels(before: ReportIndex, after: ReportIndex): Model[] {
  return after.included.filter(({ id }) => before.models.get(id)?.part === 'included');
}

/** By the words of their labels, then by their members: labels are written anew for each report. */
function pairedCamps(before: ReportIndex, after: ReportIndex, shared: readonly Model[]): Pair<Camp>[] {
  const counted = new Set(shared.map(({ id }) => id));
  const membersOf = ({ model_ids: ids }: Camp) => ids.filter((id) => counted.has(id));
  const byLabel = pairs(
    [...before.camps.values()],
    [...after.camps.values()],
    byWords(({ label }) => label),
  );
  const { whole, went, came } = parted(byLabel);
  const byMembers = pairs(went, came, (a, b) => {
    const share = overlap(membersOf(a), membersOf(b));
    return share >= alikeMin ? share : null;
  });
  return [...whole, ...byMembers];
}

function pairedClaims(before: ReportIndex, after: ReportIndex, shared: readonly Model[]) {
  const sides = sidesBetween(before, after, shared);
  const sameWords = byWords<Claim>(({ statement }) => statement);
  const byTheirWords = pairs([...before.claims.values()], [...after.claims.values()], (a, b) => {
    // "Reduces" and "raises" make most words the same, and every model turn.
    return a.statement !== b.statement && sides(a, b).isTurned ? null : sameWords(a, b);
  });
  const first = parted(byTheirWords);
  const bySides = parted(pairsBySides(first, sides, [...before.claims.values()], [...after.claims.values()]));
  const last = parted(pairsOfLast(bySides, sides));
  return {
    claims: [
      ...[...first.whole, ...bySides.whole],
      ...last.went.map((claim) => ({ before: claim, after: null })),
      ...last.came.map((claim) => ({ before: null, after: claim })),
    ],
    perhaps: last.whole,
  };
}

interface Parted<Entry> {
  readonly whole: readonly Pair<Entry>[];
  /** Of the earlier report alone. */
  readonly went: readonly Entry[];
  /** Of the later report alone. */
  readonly came: readonly Entry[];
}

function parted<Entry>(all: readonly Pair<Entry>[]): Parted<Entry> {
  return {
    whole: all.filter(isWhole),
    went: all.flatMap(({ before, after }) => (before && !after ? [before] : [])),
    came: all.flatMap(({ before, after }) => (after && !before ? [after] : [])),
  };
}

/** How alike two entries are, from 0 to 1; null if they are not the same. */
type Likeness<Entry> = (before: Entry, after: Entry) => number | null;

/** Pairs entries, the likest first; each belongs to one pair. */
function pairs<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  likeness: Likeness<Entry>,
): Pair<Entry>[] {
  const alike = before
    .flatMap((a) => after.map((b) => ({ a, b, share: likeness(a, b) })))
    .filter(({ share }) => share !== null)
    .sort((x, y) => (y.share ?? 0) - (x.share ?? 0));
  const used = new Set<Entry>();
  const found = alike.flatMap(({ a, b }) => {
    if (used.has(a) || used.has(b)) return [];
    used.add(a).add(b);
    return [{ before: a, after: b }];
  });
  return [
    ...found,
    ...before.filter((entry) => !used.has(entry)).map((entry) => ({ before: entry, after: null })),
    ...after.filter((entry) => !used.has(entry)).map((entry) => ({ before: null, after: entry })),
  ];
}

function byWords<Entry extends object>(textOf: (entry: Entry) => string): Likeness<Entry> {
  const words = stemsOf(textOf);
  return (a, b) => {
    if (textOf(a) === textOf(b)) return 1;
    const share = overlap(words(a), words(b));
    return share >= alikeMin ? share : null;
  };
}

/** The words of each entry, found once. */
function stemsOf<Entry extends object>(textOf: (entry: Entry) => string) {
  const known = new WeakMap<Entry, readonly string[]>();
  return (entry: Entry): readonly string[] => {
    const words = known.get(entry) ?? contentStems(textOf(entry));
    known.set(entry, words);
    return words;
  };
}

/**
 * Claims by the models on each side, for those that no words pair: the panel is the same, and
 * hardly two claims divide it alike. Only where each is the other's nearest by far, and they have
 * some word in common.
 */
function pairsBySides(
  { went, came }: Parted<Claim>,
  sides: SidesOf,
  before: readonly Claim[],
  after: readonly Claim[],
): Pair<Claim>[] {
  const words = stemsOf<Claim>(({ statement }) => statement);
  const isNearest = (one: number, others: readonly number[]) =>
    others.filter((other) => other > one - nearestBy).length === 1;
  return pairs(went, came, (a, b) => {
    const { same: own, addressing } = sides(a, b);
    if (own < sameSidesMin || addressing < addressedMin) return null;
    if (overlap(words(a), words(b)) === 0) return null;
    const ofA = after.map((each) => sides(a, each).same);
    const ofB = before.map((each) => sides(each, b).same);
    return isNearest(own, ofA) && isNearest(own, ofB) ? own : null;
  });
}

/** Claims that may be one, worded anew: of those left over, only these two are divided alike. */
function pairsOfLast({ went, came }: Parted<Claim>, sides: SidesOf): Pair<Claim>[] {
  const isAlike = (a: Claim, b: Claim) => sides(a, b).same >= sameSidesMin;
  return pairs(went, came, (a, b) => {
    const isOnly = came.filter((each) => isAlike(a, each)).length === 1;
    return isOnly && isAlike(a, b) && went.filter((each) => isAlike(each, b)).length === 1 ? 1 : null;
  });
}

/** Our choices: a tenth of the models may have changed sides, and no other claim comes near. */
const sameSidesMin = 0.9;
const nearestBy = 0.2;
/** Our choice: what fewer models address divides them alike by chance. */
const addressedMin = 4;

interface SidesShared {
  /** Models that address either claim. */
  readonly addressing: number;
  /** The share of them that is on the same side of both. */
  readonly same: number;
  /** Whether most that agree or disagree with both have changed from one to the other. */
  readonly isTurned: boolean;
}

type SidesOf = (before: Claim, after: Claim) => SidesShared;

/** Compares the sides of an earlier and a later claim, each pair once. */
function sidesBetween(before: ReportIndex, after: ReportIndex, models: readonly Model[]): SidesOf {
  const known = new Map<string, SidesShared>();
  const side = ({ stances }: ReportIndex, claimId: number, modelId: string) => {
    const stance = stances.get(claimId)?.get(modelId);
    return stance === 'unresolved' ? undefined : stance;
  };
  return ({ claim_id: a }, { claim_id: b }) => {
    const key = `${a} ${b}`;
    const found =
      known.get(key) ?? sharedSides(models.map(({ id }) => [side(before, a, id), side(after, b, id)]));
    known.set(key, found);
    return found;
  };
}

function sharedSides(sides: readonly (readonly [Side | undefined, Side | undefined])[]): SidesShared {
  const addressing = sides.filter(([one, other]) => one !== undefined || other !== undefined);
  const same = addressing.filter(([one, other]) => one === other).length;
  const decided = addressing.filter((both) => both.every((side) => side === 'support' || side === 'oppose'));
  const turned = decided.filter(([one, other]) => one !== other).length;
  return {
    addressing: addressing.length,
    same: same / Math.max(addressing.length, 1),
    isTurned: turned * 2 > decided.length,
  };
}
