import type { SynthesizerPair } from '../../src/domain/run/synthesizer.ts';

/** The order in which the synthesizers of a stage are asked to extract: the reader first, then its fallback. */
export function readingOrder(reader: 0 | 1): readonly (0 | 1)[] {
  return reader === 0 ? [0, 1] : [1, 0];
}

/**
 * The order for labelling: first whoever did not extract the response, so that what both find rests on two models.
 * @param extractedBy model id
 */
export function labellingOrder(
  [first, second]: SynthesizerPair,
  extractedBy: string,
  reader: 0 | 1,
): readonly (0 | 1)[] {
  if (extractedBy === first.modelId) return [1, 0];
  if (extractedBy === second.modelId) return [0, 1];
  return readingOrder(reader === 0 ? 1 : 0); // Labelling has synthesizers of its own, which take turns in the same way.
}
