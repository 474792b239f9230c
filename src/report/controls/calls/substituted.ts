import { isSameModel } from '../../../domain/run/same-model.ts';
import type { FactModel } from '../../../findings/findings.ts';

/** Whether the endpoint named another model than the one asked for. */
export function isSubstituted({ modelId, servedModel }: FactModel): boolean {
  return servedModel !== null && !isSameModel(modelId, servedModel);
}
