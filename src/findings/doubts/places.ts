import type { Span } from '../findings.ts';

/** The places where one source found something; undefined if an older version stored none. */
export type Places = readonly (Span | undefined)[];

/** True if no two sources are known to name the same sentence. So it is true for a single source. */
export function areApart(sources: readonly Places[]): boolean {
  return sources.every((own, at) => own.every((place) => place && !isShared(place, at, sources)));
}

/** The first place that two sources share; otherwise the first one. */
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
