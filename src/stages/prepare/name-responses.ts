import { aliasesOf } from '../evidence/evidence.ts';
import type { JobContext } from '../job.ts';
import { aliasRank } from './aliases.ts';

/**
 * The alias of each model from whose answer claims were extracted. The order of aliases depends on all texts, which
 * are read one at a time.
 */
export async function nameResponses(
  { seed, models }: { readonly seed: string; readonly models: readonly string[] },
  { texts }: JobContext,
): Promise<ReadonlyMap<string, string>> {
  const rankOf = new Map<string, string>();
  for await (const { modelId, text } of texts) rankOf.set(modelId, aliasRank(seed, text));
  return aliasesOf(seed, models, rankOf);
}
