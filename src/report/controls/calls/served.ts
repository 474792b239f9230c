import { isSameModel } from '../../../domain/run/same-model.ts';
import type { FactModel } from '../../../findings/findings.ts';
import type { CopyIndex } from '../../../text/copy-index.ts';
import { printableText, tidyLine } from '../../prose/presentable.ts';

/** Whether the endpoint named another model than the one asked for. */
export function isSubstituted({ modelId, servedModel }: FactModel): boolean {
  return servedModel !== null && !isSameModel(modelId, servedModel);
}

const maxNameCharacters = 200;

/**
 * A name from an endpoint as a report may print it: on one line, without markup (R-H08) and without copied words of a
 * response, for which the report would be rejected (R-S07). Null if nothing is left.
 */
export function nameFromOutside(name: string | null, copies: CopyIndex): string | null {
  if (name === null) return null;
  return printableText(copies, tidyLine(Array.from(name).slice(0, maxNameCharacters).join(''))) || null;
}
