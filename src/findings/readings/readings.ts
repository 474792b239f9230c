import type { Reading, ReadingStage, Span } from '../findings.ts';
import { spansOverlap } from '../spans.ts';

/** In their order: a later reading of the same synthesizer replaces its earlier ones. */
export const readingStages: readonly ReadingStage[] = ['extract', 'camps', 'label', 'adjudicate'];

/**
 * How a reading came to count: `agreed` if two synthesizers found the same, `single` if only one
 * has read it, `unresolved` if they differ to the end. What is unresolved is attributed to nobody,
 * because either may be wrong (R-R10, R-R21).
 */
export type Basis = 'agreed' | 'single' | 'unresolved';

export interface Outcome<Found> {
  readonly basis: Basis;
  /** Null if it is unresolved. */
  readonly found: Found | null;
}

/**
 * The outcome of all readings of one thing: what two synthesizers found alike counts, however often
 * one of them was asked, so no synthesizer can outvote another by repeating itself. A third one, if
 * it was asked, breaks a tie.
 * @param readings at least one
 */
export function outcomeOf<Found>(readings: readonly Reading<Found>[]): Outcome<Found> {
  return outcomeAmong(lastReadings(readings).map(({ found }) => found));
}

/** The same from what each synthesizer found in the end. */
export function outcomeAmong<Found>(last: readonly Found[]): Outcome<Found> {
  const [only, ...others] = last;
  if (only !== undefined && others.length === 0) return { basis: 'single', found: only };
  const agreed = agreedOn(last);
  return agreed ? { basis: 'agreed', ...agreed } : { basis: 'unresolved', found: null };
}

/**
 * What at least two found, and more of them than found anything else; null if there is nothing
 * such. Four can read a stance if labelling has synthesizers of its own: two against two settle
 * nothing.
 */
export function agreedOn<Found>(found: readonly Found[]): { readonly found: Found } | null {
  const counts = new Map<Found, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [best, ...others] = [...counts].filter(([, count]) => count === most);
  return best && others.length === 0 && most > 1 ? { found: best[0] } : null;
}

/** The last reading of each synthesizer, in the order in which they first read. */
export function lastReadings<Found>(readings: readonly Reading<Found>[]): Reading<Found>[] {
  return bySynthesizer(readings).flatMap((own) => own.slice(-1));
}

/**
 * The first reading of each synthesizer, in their order; an answer to a question is no first
 * reading.
 */
export function firstReadings<Found>(readings: readonly Reading<Found>[]): Reading<Found>[] {
  return bySynthesizer(readings.filter(({ stage }) => stage !== 'adjudicate')).flatMap((own) =>
    own.slice(0, 1),
  );
}

function bySynthesizer<Found>(readings: readonly Reading<Found>[]): Reading<Found>[][] {
  const inOrder = readings.toSorted(
    (a, b) => readingStages.indexOf(a.stage) - readingStages.indexOf(b.stage),
  );
  return [...Map.groupBy(inOrder, ({ by }) => by).values()];
}

/**
 * The spans that show what was found: the one that most synthesizers name, or, if each names
 * another one, the first two.
 */
export function spansOf<Found>(readings: readonly Reading<Found>[], found: Found): Span[] {
  const last = lastReadings(readings).filter((reading) => reading.found === found);
  // What only an earlier reading shows still shows it, if the last ones name no span.
  const own = last.some(({ span }) => span) ? last : readings.filter((reading) => reading.found === found);
  const spans = own.flatMap(({ span }) => (span ? [span] : []));
  const shared = (span: Span) => spans.filter((other) => spansOverlap(span, other)).length;
  const [best, ...others] = spans.toSorted((a, b) => shared(b) - shared(a));
  if (!best) return [];
  const [other] = others;
  return other && shared(best) === 1 ? [best, other] : [best];
}
