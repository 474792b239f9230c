import type { Camp, Claim, Model, ReportIndex } from './report-index.ts';

/** An entry of the earlier report and the one of the later that says the same; one of both may be missing. */
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

export interface Comparison {
  readonly before: ReportIndex;
  readonly after: ReportIndex;
  readonly camps: readonly Pair<Camp>[];
  /** Claims of both first, those whose support changed most before the others. */
  readonly claims: readonly Pair<Claim>[];
  readonly moves: readonly Move[];
  /** Models that both reports count. */
  readonly shared: number;
}

/** Our choice: entries of two reports are taken for the same from this share of common words on. */
const alikeMin = 0.5;

/** What became of the answers, claims and models of one question between two reports. */
export function comparisonOf(before: ReportIndex, after: ReportIndex): Comparison {
  const camps = pairs([...before.camps.values()], [...after.camps.values()], ({ label }) => label);
  const claims = pairs([...before.claims.values()], [...after.claims.values()], ({ statement }) => statement);
  const same = new Map(camps.flatMap(({ before: a, after: b }) => (a && b ? [[b.camp_id, a.camp_id]] : [])));
  const shared = after.included.filter(({ id }) => before.models.get(id)?.part === 'included');
  return {
    ...{ before, after, camps, shared: shared.length },
    claims: claims.sort((a, b) => weight(b) - weight(a)),
    moves: shared.flatMap((model) => {
      const from = before.camps.get(before.models.get(model.id)?.campId ?? 0) ?? null;
      const to = after.camps.get(model.campId ?? 0) ?? null;
      const stayed = from === null || to === null ? from === to : same.get(to.camp_id) === from.camp_id;
      return stayed ? [] : [{ model, from, to }];
    }),
  };
}

/** How far the support of a claim moved, from -1 to 1; null unless both reports have it. */
export function shift({ before, after }: Pair<Claim>): number | null {
  const [a = null, b = null] = [before?.support_share_of_addressed, after?.support_share_of_addressed];
  return a === null || b === null ? null : b - a;
}

function weight(pair: Pair<Claim>): number {
  return pair.before && pair.after ? 1 + Math.abs(shift(pair) ?? 0) : 0;
}

/** Pairs entries by their words, the likest first; each belongs to one pair. */
function pairs<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  textOf: (entry: Entry) => string,
): Pair<Entry>[] {
  const words = new Map([...before, ...after].map((entry) => [entry, wordsOf(textOf(entry))]));
  const alike = before
    .flatMap((a) =>
      after.map((b) => ({
        a,
        b,
        share: textOf(a) === textOf(b) ? 1 : commonShare(words.get(a), words.get(b)),
      })),
    )
    .filter(({ share }) => share >= alikeMin)
    .sort((x, y) => y.share - x.share);
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

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function commonShare(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
