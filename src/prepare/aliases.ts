import { byCodePoint } from '../text/order.ts';
import { seededHash } from './seeded.ts';

/**
 * The names of responses in prompts: A01, A02, … Their order is that of their ranks, never of the models' names, so that
 * renaming models changes nothing (R-R07).
 * @param rows those without an answer have no rank and get no alias; identical ranks keep their order
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

/**
 * Which synthesizer extracts a response; the other one labels it. About half of the responses go to each. Decided by the
 * run's secret and the text, so that renaming models changes nothing (R-R07), and so that it is known as soon as a
 * response is stored.
 */
export function readerOf(seed: string, text: string): 0 | 1 {
  return Number.parseInt(seededHash('reader', seed, text).slice(0, 2), 16) % 2 === 0 ? 0 : 1;
}
