import { z } from 'zod';

const sentence = z.string().min(1);
const sentences = z.array(sentence).readonly();

const themeSchema = z
  .strictObject({
    key: z.string(),
    heading: sentence,
  })
  .readonly();

const campSchema = z
  .strictObject({
    key: z.string(),
    label: sentence,
    thesis: sentence,
    recommendedOption: sentence,
    /** Relative to the other camps of the topic. */
    weight: z.number().positive(),
    positions: sentences,
    closings: sentences,
    /** The position in a reader's words. */
    readings: sentences,
    headline: sentence,
    rationale: sentence,
    advice: sentence,
    /** When this option is the right one. */
    suits: sentence,
  })
  .readonly();

const disputeSchema = z
  .strictObject({
    issue: sentence,
    tension: sentence,
    assumptions: sentences,
    resolving: sentences,
  })
  .readonly();

const tenths = z.number().min(0).max(10);

const claimSchema = z
  .strictObject({
    key: z.string(),
    theme: z.string(),
    label: sentence,
    /**
     * The claim in the affirmative: the canonical wording first, then wordings of other readers.
     */
    statements: sentences,
    supports: sentences,
    opposes: sentences,
    mixed: sentences,
    /**
     * Chances in tenths of support, oppose, mixed; the rest is silence. One row per camp, in their
     * order.
     */
    odds: z.array(z.tuple([tenths, tenths, tenths]).readonly()).readonly(),
    /** A claim of one model, of two, or of about one in twenty, whatever the odds say. */
    rare: z.enum(['one', 'two', 'few']).exactOptional(),
    caveat: z.strictObject({ statement: sentence, sentences }).readonly().exactOptional(),
    matters: sentence.exactOptional(),
    dispute: disputeSchema.exactOptional(),
  })
  .readonly();

const uncertaintySchema = z
  .strictObject({
    key: z.string(),
    /** The canonical description first, then wordings of other readers. */
    descriptions: sentences,
    sentences,
    why: sentence,
    resolving: sentences,
    /** Keys of the claims that depend on it. */
    claims: z.array(z.string()).readonly(),
  })
  .readonly();

/**
 * A topic as it stands in its file. Two voices are kept apart: what the panel's models write
 * (openings, leads, positions, closings, supports, opposes, mixed, caveat sentences, uncertainty
 * sentences) and what a synthesizer writes in its own words (everything else). No string of the
 * second voice shares more than eight words in a row with one of the first, as a report may not
 * repeat a response; a test compares them.
 *
 * A sentence of the first voice can hold alternatives, `[rarely|seldom]`: each combination is one
 * variant.
 */
export const topicSchema = z.strictObject({
  key: z.string(),
  language: z.enum(['en', 'de']).default('en'),
  questionType: z.enum(['decision', 'comparison', 'factual', 'forecast', 'explanation', 'other']),
  /** A question matches if it contains a word stem of every group and none of `unless`. */
  keywords: z.array(z.array(z.string().min(1)).readonly()).readonly(),
  unless: z.array(z.string().min(1)).readonly().exactOptional(),
  /** Sentences that frame the question and take no side. */
  openings: sentences,
  themes: z.array(themeSchema).readonly(),
  camps: z.array(campSchema).readonly(),
  /** For the models that take no side. */
  undecided: z.strictObject({ positions: sentences, readings: sentences }).readonly(),
  claims: z.array(claimSchema).readonly(),
  uncertainties: z.array(uncertaintySchema).readonly(),
});

export type Topic = Readonly<z.infer<typeof topicSchema>>;
export type ClaimWords = z.infer<typeof claimSchema>;
export type CampWords = z.infer<typeof campSchema>;
