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

/** A model that both reports count, and that gives another answer now. */
export interface Move {
  readonly model: Model;
  readonly from: Camp | null;
  readonly to: Camp | null;
}

/** A model that both reports count, and that stands on another side of a claim now. */
export interface Turn {
  readonly model: Model;
  readonly from: Side;
  readonly to: Side;
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
  const camps = pairs(
    [...before.camps.values()],
    [...after.camps.values()],
    byWords(({ label }) => label),
  );
  const { claims, perhaps } = pairedClaims(before, after);
  const weight = (pair: Pair<Claim>) => (isWhole(pair) ? 1 + turnsOn({ before, after }, pair).length : 0);
  const same = new Map(camps.flatMap(({ before: a, after: b }) => (a && b ? [[b.camp_id, a.camp_id]] : [])));
  const shared = sharedModels(before, after);
  return {
    ...{ before, after, camps, perhaps, shared: shared.length },
    claims: claims.sort((a, b) => weight(b) - weight(a)),
    moves: shared.flatMap((model) => {
      const from = before.camps.get(before.models.get(model.id)?.campId ?? 0) ?? null;
      const to = after.camps.get(model.campId ?? 0) ?? null;
      const stayed = from === null || to === null ? from === to : same.get(to.camp_id) === from.camp_id;
      return stayed ? [] : [{ model, from, to }];
    }),
  };
}

/** The models that stand on another side of a claim than in the earlier report. */
export function turnsOn(of: Pick<Comparison, 'before' | 'after'>, { before, after }: Pair<Claim>): Turn[] {
  if (!before || !after) return [];
  return sharedModels(of.before, of.after).flatMap((model) => {
    const from = stanceOf(of.before, before.claim_id, model.id);
    const to = stanceOf(of.after, after.claim_id, model.id);
    const isRead = from !== 'unresolved' && to !== 'unresolved';
    return isRead && from !== to ? [{ model, from, to }] : [];
  });
}

export function isWhole<Entry>(pair: Pair<Entry>): boolean {
  return pair.before !== null && pair.after !== null;
}

function pairedClaims(before: ReportIndex, after: ReportIndex) {
  const byTheirWords = pairs(
    [...before.claims.values()],
    [...after.claims.values()],
    byWords<Claim>(({ statement }) => statement),
  );
  const alone = <Of>(found: readonly Pair<Of>[]) => found.filter((pair) => !isWhole(pair));
  const bySides = pairsBySides(before, after, alone(byTheirWords));
  const perhaps = pairsOfLast(before, after, alone(bySides));
  return {
    claims: [...byTheirWords.filter(isWhole), ...bySides.filter(isWhole), ...alone(perhaps)],
    perhaps: perhaps.filter(isWhole),
  };
}

function sharedModels(before: ReportIndex, after: ReportIndex): Model[] {
  return after.included.filter(({ id }) => before.models.get(id)?.part === 'included');
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
  const taken = new Set<Entry>();
  const found = alike.flatMap(({ a, b }) => {
    if (taken.has(a) || taken.has(b)) return [];
    taken.add(a).add(b);
    return [{ before: a, after: b }];
  });
  return [
    ...found,
    ...before.filter((entry) => !taken.has(entry)).map((entry) => ({ before: entry, after: null })),
    ...after.filter((entry) => !taken.has(entry)).map((entry) => ({ before: null, after: entry })),
  ];
}

function byWords<Entry>(textOf: (entry: Entry) => string): Likeness<Entry> {
  const words = new WeakMap<Entry & object, ReadonlySet<string>>();
  const known = (entry: Entry & object) => {
    const made = words.get(entry) ?? wordsOf(textOf(entry));
    words.set(entry, made);
    return made;
  };
  return (a, b) => {
    if (textOf(a) === textOf(b)) return 1;
    const share = commonShare(known(a as Entry & object), known(b as Entry & object));
    return share >= alikeMin ? share : null;
  };
}

/**
 * Claims by the models on each side, for those that no words pair: the panel is the same, and
 * hardly two claims divide it alike. Only where each is the other's nearest by far, and they have
 * some word in common.
 */
function pairsBySides(before: ReportIndex, after: ReportIndex, alone: readonly Pair<Claim>[]): Pair<Claim>[] {
  const { went, came, share } = lastOf(before, after, alone);
  const isNearest = (one: number, others: readonly number[]) =>
    others.filter((other) => other > one - nearestBy).length === 1;
  return pairs(went, came, (a, b) => {
    const { same: own, addressing } = share(a, b);
    if (own < sameSidesMin || addressing < addressedMin) return null;
    if (commonShare(wordsOf(a.statement), wordsOf(b.statement)) === 0) return null;
    const ofA = [...after.claims.values()].map((each) => share(a, each).same);
    const ofB = [...before.claims.values()].map((each) => share(each, b).same);
    return isNearest(own, ofA) && isNearest(own, ofB) ? own : null;
  });
}

/** Claims that may be one, worded anew: of those left over, only these two are divided alike. */
function pairsOfLast(before: ReportIndex, after: ReportIndex, alone: readonly Pair<Claim>[]): Pair<Claim>[] {
  const { went, came, share } = lastOf(before, after, alone);
  const isAlike = (a: Claim, b: Claim) => share(a, b).same >= sameSidesMin;
  return pairs(went, came, (a, b) => {
    const isOnly = came.filter((each) => isAlike(a, each)).length === 1;
    return isOnly && isAlike(a, b) && went.filter((each) => isAlike(each, b)).length === 1 ? 1 : null;
  });
}

function lastOf(before: ReportIndex, after: ReportIndex, alone: readonly Pair<Claim>[]) {
  const models = sharedModels(before, after);
  return {
    went: alone.flatMap((pair) => pair.before ?? []),
    came: alone.flatMap((pair) => pair.after ?? []),
    share: (a: Claim, b: Claim) => sidesShare(before, after, models, [a.claim_id, b.claim_id]),
  };
}

/** Our choices: a tenth of the models may have changed sides, and no other claim comes near. */
const sameSidesMin = 0.9;
const nearestBy = 0.2;
/** Our choice: what fewer models address divides them alike by chance. */
const addressedMin = 4;

/** How many models address either claim, and which share of them is on the same side of both. */
function sidesShare(
  before: ReportIndex,
  after: ReportIndex,
  models: readonly Model[],
  [a, b]: readonly [number, number],
) {
  const side = ({ stances }: ReportIndex, claimId: number, modelId: string) => {
    const stance = stances.get(claimId)?.get(modelId);
    return stance === 'unresolved' ? undefined : stance;
  };
  const sides = models.map(({ id }) => [side(before, a, id), side(after, b, id)] as const);
  const addressing = sides.filter(([one, other]) => one !== undefined || other !== undefined);
  const same = addressing.filter(([one, other]) => one === other).length;
  return { same: same / Math.max(addressing.length, 1), addressing: addressing.length };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
