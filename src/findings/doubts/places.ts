import type { Span } from '../findings.ts';

/** Where one source found something: undefined for what an older version stored without its place. */
export type Places = readonly (Span | undefined)[];

/** True if no two sources name a sentence in common, as far as is known; so also of one source alone. */
export function areApart(sources: readonly Places[]): boolean {
  return sources.every((own, at) => own.every((place) => place && !isShared(place, at, sources)));
}

/** The first place that two sources have in common; else the first of all. */
export function bestPlace(sources: readonly Places[]): Span | undefined {
  const all = sources.flatMap((own, at) => own.flatMap((place) => (place ? [{ place, at }] : [])));
  const shared = all.find(({ place, at }) => isShared(place, at, sources));
  return (shared ?? all[0])?.place;
}

function isShared(place: Span, at: number, sources: readonly Places[]): boolean {
  return sources.some(
    (others, index) => index !== at && others.some((other) => other && overlap(place, other)),
  );
}

function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}
