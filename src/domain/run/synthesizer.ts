/** A model that makes the calls of a synthesis. */
export interface Synthesizer {
  readonly modelId: string;
  readonly gateway: string;
}

/**
 * The stages that can have synthesizers of their own. Those of `label` also adjudicate, and those
 * of `write` also read, and compare responses to a task.
 */
export const synthesisStages = ['extract', 'camps', 'group', 'label', 'write'] as const;
export type SynthesisStage = (typeof synthesisStages)[number];

/**
 * Two of different labs, each of which checks the other and takes over if it is away. A third one,
 * of another lab, is optional: it is asked only about stances and camps that the two have not found
 * alike, and breaks their ties, and to read prose that the other one of the pair cannot read.
 */
export type SynthesizerPair = readonly [first: Synthesizer, second: Synthesizer, ...arbiter: Synthesizer[]];

/** A synthesizer of a stage, by its index in the pair. */
export type SynthesizerIndex = 0 | 1 | 2;

export type Synthesizers = { readonly [S in SynthesisStage]: SynthesizerPair };

export function synthesizersBy(pairOf: (stage: SynthesisStage) => SynthesizerPair): Synthesizers {
  return Object.fromEntries(synthesisStages.map((stage) => [stage, pairOf(stage)])) as Synthesizers;
}

/** Each model of a synthesis once. */
export function modelsOf(synthesizers: Synthesizers): Synthesizer[] {
  const all = Object.values(synthesizers).flat();
  return [...new Map(all.map((each) => [each.modelId, each])).values()];
}

/**
 * The order in which the synthesizers of a stage are asked to extract: the extractor of the
 * response first, then its fallback.
 */
export function extractionOrder(extractor: 0 | 1): readonly (0 | 1)[] {
  return extractor === 0 ? [0, 1] : [1, 0];
}

/**
 * The order for labelling: first whoever did not extract the response, so that what both find rests
 * on two models.
 * @param extractedBy model id
 * @param extractor whose turn it was to extract it
 */
export function labellingOrder(
  [first, second]: SynthesizerPair,
  extractedBy: string,
  extractor: 0 | 1,
): readonly (0 | 1)[] {
  if (extractedBy === first.modelId) return [1, 0];
  if (extractedBy === second.modelId) return [0, 1];
  return extractionOrder(extractor === 0 ? 1 : 0); // Labelling has synthesizers of its own, which take turns in the same way.
}
