import { byCodePoint, uniqueSorted } from '../../text/order.ts';
import {
  type ComparedPair,
  type DefectKind,
  defectKinds,
  type PairedComparison,
  type PairReading,
  type Point,
  type ReasonKind,
  reasonKinds,
  type SharedPoint,
} from '../drafts.ts';
import type { Side, Span } from '../findings.ts';

/** Our choice: six pairs, and so 24 calls. */
const finalistsMax = 4;
/** Two synthesizers, each of which sees a pair in both orders. */
export const readingsOfPair = 4;
/** Our choice: so at least one synthesizer prefers the same response wherever it stands. */
const readingsToWin = 3;

/**
 * The responses that are compared: those that say most of what another response says too, be it a
 * claim or its denial, the first ones by alias where they say as much.
 */
export function finalistsAmong(
  aliases: readonly string[],
  made: readonly { readonly alias: string; readonly claimId: number; readonly stance: Side }[],
): string[] {
  const said = Map.groupBy(made, ({ claimId, stance }) => `${claimId} ${stance}`);
  const shared = [...said.values()]
    .map((own) => new Set(own.map(({ alias }) => alias)))
    .filter(({ size }) => size > 1);
  const countOf = new Map(aliases.map((alias) => [alias, shared.filter((own) => own.has(alias)).length]));
  return aliases
    .toSorted((a, b) => (countOf.get(b) ?? 0) - (countOf.get(a) ?? 0) || byCodePoint(a, b))
    .slice(0, finalistsMax);
}

/** Every two of these, each pair in the order of the list. */
export function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}

/**
 * What the readings come to. It depends on neither their order nor the names of models, and a
 * synthesizer that prefers whatever comes first decides no pair.
 * @returns null if fewer than two synthesizers have compared anything
 */
export function comparedInPairs(readings: readonly PairReading[]): PairedComparison | null {
  const synthesizers = uniqueSorted(readings.map(({ by }) => by));
  if (synthesizers.length < 2) return null;
  const compared = uniqueSorted(readings.flatMap(({ shown }) => shown));
  const pairs = pairsOf(compared).map((modelIds) => pairOf(modelIds, readings));
  const best = bestOf(pairs);
  const reasons = readings.flatMap((reading) =>
    betterOf(reading) === best ? reading.reasons.map((point) => ({ by: reading.by, ...point })) : [],
  );
  const defectsOf = (modelId: string) =>
    readings.flatMap(({ by, shown, defects }) =>
      shown.flatMap((each, at) =>
        each === modelId ? (defects[at] ?? []).map((point) => ({ by, ...point })) : [],
      ),
    );
  const defects = compared.flatMap((modelId) =>
    sharedPoints(modelId, defectKinds, withCommonDefects(defectsOf(modelId))),
  );
  const isDenied = (kind: ReasonKind) =>
    defects.some((defect) => defect.modelId === best && defect.kind === deniedBy[kind]);
  return {
    synthesizers,
    pairs,
    // Better than another one in a pair, "correct" is no praise of a response that has a mistake.
    reasons:
      best === null ? [] : sharedPoints(best, reasonKinds, reasons).filter(({ kind }) => !isDenied(kind)),
    defects,
  };
}

const deniedBy: Partial<Record<ReasonKind, DefectKind>> = {
  correct: 'wrong',
  complete: 'incomplete',
  follows_request: 'off_request',
  clear: 'unclear',
  safe: 'unsafe',
};

function pairOf(modelIds: readonly [string, string], readings: readonly PairReading[]): ComparedPair {
  const own = readings.filter(({ shown }) => modelIds.every((modelId) => shown.includes(modelId)));
  const naming = (better: string | null) => own.filter((reading) => betterOf(reading) === better).length;
  return { modelIds, named: [naming(modelIds[0]), naming(modelIds[1])], equal: naming(null) };
}

function betterOf({ better, shown: [first, second] }: PairReading): string | null {
  if (better === 'equal') return null;
  return better === 'first' ? first : second;
}

export interface PairsOfOne {
  readonly modelId: string;
  readonly won: number;
  readonly level: number;
  readonly lost: number;
}

/** By model id. A pair is won with three of its four readings; otherwise it is level. */
export function pairsByModel(pairs: readonly ComparedPair[]): PairsOfOne[] {
  return uniqueSorted(pairs.flatMap(({ modelIds }) => modelIds)).map((modelId) => {
    const winners = pairs.filter(({ modelIds }) => modelIds.includes(modelId)).map(winnerOf);
    const won = winners.filter((winner) => winner === modelId).length;
    const level = winners.filter((winner) => winner === null).length;
    return { modelId, won, level, lost: winners.length - won - level };
  });
}

function winnerOf({ modelIds, named }: ComparedPair): string | null {
  return modelIds.find((_, at) => (named[at] ?? 0) >= readingsToWin) ?? null;
}

/** The model whose response wins more pairs than any other and loses none; null if none does. */
export function bestOf(pairs: readonly ComparedPair[]): string | null {
  const [first, second] = pairsByModel(pairs).sort((a, b) => b.won - a.won);
  return first && first.lost === 0 && first.won > (second?.won ?? 0) ? first.modelId : null;
}

/** Our choice, the mildest first. */
const byGravity: readonly DefectKind[] = [
  'unneeded',
  'unclear',
  'incomplete',
  'off_request',
  'wrong',
  'unsafe',
];

/**
 * Where synthesizers find fault with the same sentence and name no kind in common, each of them
 * says at least the mildest.
 */
function withCommonDefects(points: readonly DefectBy[]): readonly DefectBy[] {
  const places = Map.groupBy(points, ({ span }) => (span ? placeOf(span) : ''));
  places.delete('');
  const common = [...places.values()].flatMap((own) => {
    const isCommon = byGravity.some((kind) => namersOf(own.filter((point) => point.kind === kind)) > 1);
    const mildest = byGravity.find((kind) => own.some((point) => point.kind === kind));
    if (isCommon || namersOf(own) < 2 || !mildest) return [];
    return own.filter(({ kind }) => kind !== mildest).map((point) => ({ ...point, kind: mildest }));
  });
  return [...points, ...common];
}

type DefectBy = Point<DefectKind> & { readonly by: string };

function namersOf(points: readonly { readonly by: string }[]): number {
  return new Set(points.map(({ by }) => by)).size;
}

function placeOf({ offset, length }: Span): string {
  return `${offset} ${length}`;
}

/**
 * The kinds that two synthesizers name, each with the sentence that most readings name for it, the
 * first one of several.
 */
function sharedPoints<Kind extends string>(
  modelId: string,
  kinds: readonly Kind[],
  points: readonly (Point<Kind> & { readonly by: string })[],
): SharedPoint<Kind>[] {
  return kinds.flatMap((kind) => {
    const own = points.filter((point) => point.kind === kind);
    if (namersOf(own) < 2) return [];
    const spans = own.flatMap(({ span }) => span ?? []);
    const places = [...Map.groupBy(spans, placeOf).values()];
    const [most] = places.sort((a, b) => b.length - a.length || startOf(a) - startOf(b));
    return [{ modelId, kind, span: most?.[0] ?? null }];
  });
}

function startOf([first]: readonly Span[]): number {
  return first?.offset ?? 0;
}
