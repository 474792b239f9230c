import { byCodePoint } from '../text/order.ts';

/**
 * The names of responses in prompts: A01, A02, … Their order is that of their ranks, never of the
 * models' names, so that renaming models changes nothing (R-R07).
 * @param rows those without an answer have no rank and get no alias; identical ranks keep their
 * order
 * @returns by model id
 */
export function aliasesOf(
  rows: readonly { readonly model_id: string; readonly alias_rank: string | null }[],
): ReadonlyMap<string, string> {
  const ranked = rows
    .flatMap(({ model_id: modelId, alias_rank: rank }) => (rank === null ? [] : [{ modelId, rank }]))
    .sort((a, b) => byCodePoint(a.rank, b.rank));
  const width = Math.max(2, String(ranked.length).length);
  return new Map(ranked.map(({ modelId }, at) => [modelId, `A${String(at + 1).padStart(width, '0')}`]));
}
