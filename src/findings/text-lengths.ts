import { characterCount } from '../text/code-points.ts';
import type { FactModel } from './findings.ts';

/** The length of each text in code points, by model id; 0 if there is none. */
export function textLengths(models: readonly Pick<FactModel, 'modelId' | 'text'>[]): TextLengths {
  return new Map(models.map(({ modelId, text }) => [modelId, characterCount(text ?? '')]));
}

export type TextLengths = ReadonlyMap<string, number>;
