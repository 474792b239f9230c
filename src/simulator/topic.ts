/**
 * What a topic holds. Two voices are kept apart: what the panel's models write (openings, leads, positions, closings,
 * supports, opposes, mixed, caveat sentences, uncertainty sentences) and what a synthesizer writes in its own words
 * (everything else). No string of the second voice shares more than eight words in a row with one of the first, as a
 * report may not repeat a response; a test holds both against each other.
 *
 * A sentence of the first voice can hold alternatives, `[rarely|seldom]`: each combination is one variant.
 */
export interface TopicSource {
  readonly key: string;
  readonly questionType: 'decision' | 'comparison' | 'factual' | 'forecast' | 'explanation' | 'other';
  /** A question hits the topic when it holds at least one word stem of every group, and none of `unless`. */
  readonly keywords: readonly (readonly string[])[];
  readonly unless?: readonly string[];
  /** Sentences that frame the question and take no side. */
  readonly openings: readonly string[];
  readonly themes: readonly Theme[];
  readonly camps: readonly CampSource[];
  /** For the models that take no side. */
  readonly undecided: { readonly positions: readonly string[]; readonly readings: readonly string[] };
  readonly claims: readonly ClaimSource[];
  readonly uncertainties: readonly UncertaintySource[];
}

export interface Theme {
  readonly key: string;
  readonly heading: string;
  readonly leads: readonly string[];
}

export interface CampSource {
  readonly key: string;
  readonly label: string;
  readonly thesis: string;
  readonly recommendedOption: string;
  /** Relative to the other camps of the topic. */
  readonly weight: number;
  readonly positions: readonly string[];
  readonly closings: readonly string[];
  /** The position as a reader would put it. */
  readonly readings: readonly string[];
  readonly headline: string;
  readonly rationale: string;
  readonly advice: string;
  /** When this option is the right one. */
  readonly suits: string;
}

/** Chances in tenths of support, oppose, mixed; what is left is silence. */
export type Odds = readonly [number, number, number];

export interface ClaimSource {
  readonly key: string;
  readonly theme: string;
  readonly label: string;
  /** The claim worded affirmatively: first the canonical wording, then what other readers might write. */
  readonly statements: readonly string[];
  readonly supports: readonly string[];
  readonly opposes: readonly string[];
  readonly mixed: readonly string[];
  /** One per camp, in the order of the camps. */
  readonly odds: readonly Odds[];
  /** A claim of one model, of two, or of about one in twenty: the odds then count for nothing. */
  readonly rare?: 'one' | 'two' | 'few';
  readonly caveat?: { readonly statement: string; readonly sentences: readonly string[] };
  readonly matters: string;
  readonly dispute?: Dispute;
}

export interface Dispute {
  readonly issue: string;
  readonly tension: string;
  readonly assumptions: readonly string[];
  readonly resolving: readonly string[];
}

export interface UncertaintySource {
  readonly key: string;
  /** First the canonical description, then what other readers might write. */
  readonly descriptions: readonly string[];
  readonly sentences: readonly string[];
  readonly why: string;
  readonly resolving: readonly string[];
  /** Keys of the claims that hang on it. */
  readonly claims: readonly string[];
}

/** A topic whose sentences are spelled out: no alternatives in brackets are left. */
export type Topic = TopicSource & { readonly spelledOut: true };

/** Spell out every sentence that a panel model may write. */
export function spellOut(source: TopicSource): Topic {
  return {
    ...source,
    spelledOut: true,
    openings: source.openings.flatMap(variants),
    undecided: { ...source.undecided, positions: source.undecided.positions.flatMap(variants) },
    camps: source.camps.map((camp) => ({
      ...camp,
      positions: camp.positions.flatMap(variants),
      closings: camp.closings.flatMap(variants),
    })),
    claims: source.claims.map((claim) => ({
      ...claim,
      supports: claim.supports.flatMap(variants),
      opposes: claim.opposes.flatMap(variants),
      mixed: claim.mixed.flatMap(variants),
      ...(claim.caveat && {
        caveat: { ...claim.caveat, sentences: claim.caveat.sentences.flatMap(variants) },
      }),
    })),
    uncertainties: source.uncertainties.map((uncertainty) => ({
      ...uncertainty,
      sentences: uncertainty.sentences.flatMap(variants),
    })),
  };
}

/** Every reading of a sentence with alternatives in square brackets. */
function variants(sentence: string): string[] {
  const match = /\[([^\]]*)\]/.exec(sentence);
  if (!match?.[1]) return [sentence];
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  return match[1].split('|').flatMap((choice) => variants(before + choice + after));
}
