import type { Span } from './findings.ts';
import type { Interval } from './reliability.ts';
import { overlap } from './spans.ts';

/** The statements that two synthesizers extracted from the same responses, without sight of each other's. */
export interface TwiceExtracted {
  readonly responses: number;
  /** Statements of the first synthesizer, and of the second. */
  readonly first: number;
  readonly second: number;
  /** Statements that both found: those that rest on the same sentence. */
  readonly both: number;
}

/** How much of what responses say extraction leaves out, as shares of all statements, 0 to 1. */
export interface Missed {
  /** What neither of the two synthesizers found. */
  readonly byBoth: number;
  readonly byBothInterval: Interval;
  /** What one synthesizer leaves out on average, as in all responses that only one has read. */
  readonly byOne: number;
}

/** Counts the statements of each response once: one of the first matches one of the second that shares a sentence with it. */
export function countTwice(
  responses: readonly { readonly first: readonly Span[]; readonly second: readonly Span[] }[],
): TwiceExtracted {
  const sum = (of: (each: (typeof responses)[number]) => number) =>
    responses.reduce((total, each) => total + of(each), 0);
  return {
    responses: responses.length,
    first: sum(({ first }) => first.length),
    second: sum(({ second }) => second.length),
    both: sum(({ first, second }) => matches(first, second)),
  };
}

function matches(first: readonly Span[], second: readonly Span[]): number {
  const left = [...second];
  return first.filter((span) => {
    const at = left.findIndex((other) => overlap(span, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** The standard normal quantile of a 90 % interval. */
const z90 = 1.645;

/**
 * Estimates what extraction leaves out by capture and recapture: if one synthesizer finds a share of what the other one
 * found, it finds about the same share of everything. The estimator is Chapman's, its interval Chao's log-normal one. What
 * both overlook for the same reason, such as a statement at the end of a long text, counts as if it were overlooked by
 * chance, so the true share is higher rather than lower.
 * @returns null if too little was found twice to tell: fewer than two statements
 * @see Chapman, "Some properties of the hypergeometric distribution with applications to zoological sample censuses"
 *   (1951); Chao, "Estimating the population size for capture-recapture data with unequal catchability" (1987)
 */
export function missedBy({ first, second, both }: TwiceExtracted): Missed | null {
  if (both < 2) return null;
  const seen = first + second - both;
  const all = ((first + 1) * (second + 1)) / (both + 1) - 1;
  const unseen = Math.max(0, all - seen);
  const variance =
    ((first + 1) * (second + 1) * (first - both) * (second - both)) / ((both + 1) ** 2 * (both + 2));
  const spread = unseen === 0 ? 1 : Math.exp(z90 * Math.sqrt(Math.log(1 + variance / unseen ** 2)));
  const share = (count: number) => count / (seen + count);
  return {
    byBoth: share(unseen),
    byBothInterval: { low: share(unseen / spread), high: share(unseen * spread) },
    byOne: Math.max(0, 1 - (first + second) / 2 / (seen + unseen)),
  };
}
