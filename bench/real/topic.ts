/** A disputed topic with what people said about it. */
export interface Topic {
  readonly name: string;
  /** A sentence with which one side agrees; without a final mark. */
  readonly motion: string;
  readonly points: readonly Point[];
  /** Sentences on the topic that make none of the points. */
  readonly strays: readonly string[];
  /** Pairs of points of which one denies what the other says; each point is in one pair at most. */
  readonly opposites: readonly (readonly [string, string])[];
}

export type Side = 'pro' | 'con';

/** A point that people make, and their own words for it. */
export interface Point {
  readonly id: string;
  readonly side: Side;
  /** Words that a synthesizer uses for it, none of which stands in an answer at length. */
  readonly wordings: readonly string[];
  /** Sentences of people that make it and perhaps other points of its side. */
  readonly arguments: readonly Argument[];
}

export interface Argument {
  readonly text: string;
  /** Ids of all points that it makes. */
  readonly points: readonly string[];
}
