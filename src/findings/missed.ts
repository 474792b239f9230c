import type { Span } from './findings.ts';
import type { Interval } from './reliability.ts';
import { spansOverlap } from './spans.ts';
import { wilson, z90 } from './wilson.ts';

/**
 * The statements that two synthesizers extracted from the same responses, without sight of each
 * other's.
 */
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

/**
 * How many of so many responses both synthesizers extract. Our choice: a tenth, and two of a small
 * panel, show roughly how much extraction leaves out. Ten, with some 150 statements, show it to
 * within a few points, and further ones would be the dearest calls of a large panel.
 */
export function readTwice(responses: number): number {
  return Math.min(10, Math.max(2, Math.ceil(responses / 10)));
}

/**
 * Counts the statements of each response once: one of the first matches one of the second that
 * shares a sentence with it.
 */
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
    const at = left.findIndex((other) => spansOverlap(span, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/**
 * Estimates what extraction leaves out by capture and recapture (Lincoln and Petersen): if one
 * synthesizer finds a share of what the other one found, it finds about the same share of
 * everything. The interval follows from the intervals of both shares, so it holds what is missed
 * even if everything was found twice. What both overlook for the same reason, such as a statement
 * at the end of a long text, counts as if it were overlooked by chance, so the true share is higher
 * rather than lower.
 * @returns null if too little was found twice to tell: fewer than two statements
 * @see Seber, "The Estimation of Animal Abundance and Related Parameters", 2nd ed. (1982), chapter
 * 3
 */
export function missedBy({ first, second, both }: TwiceExtracted): Missed | null {
  const [ofFirst, ofSecond] = [wilson(both, second, z90), wilson(both, first, z90)];
  if (both < 2 || !ofFirst || !ofSecond) return null;
  const missing = (one: number, other: number) => (1 - one) * (1 - other);
  return {
    byBoth: missing(both / second, both / first),
    byBothInterval: {
      low: missing(ofFirst.high, ofSecond.high),
      high: missing(ofFirst.low, ofSecond.low),
    },
    byOne: 1 - (both / second + both / first) / 2,
  };
}
