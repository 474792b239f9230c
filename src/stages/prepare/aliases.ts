import { byCodePoint } from '../../text/order.ts';
import { seededHash } from './seeded.ts';

/** A response's rank among the others. It depends only on the run's secret and the text (R-R07). */
export function aliasRank(seed: string, text: string): string {
  return seededHash(seed, text);
}

/**
 * Which synthesizer extracts a response; the other one labels it. About half of the responses go to each. Decided by the
 * run's secret and the text, so that renaming models changes nothing (R-R07), and so that it is known as soon as a
 * response is stored.
 */
export function readerOf(seed: string, text: string): 0 | 1 {
  return Number.parseInt(seededHash('reader', seed, text).slice(0, 2), 16) % 2 === 0 ? 0 : 1;
}

/**
 * The names of responses in prompts: A01, A02, … Their order is that of their ranks, never of the models' names, so that
 * renaming models changes nothing (R-R07).
 * @param ranks from aliasRank(); identical ones keep their order
 * @returns the alias of each response, in the order of `ranks`
 */
export function makeAliases(ranks: readonly string[]): string[] {
  const width = Math.max(2, String(ranks.length).length);
  const order = [...ranks.keys()].sort((a, b) => byCodePoint(ranks[a] ?? '', ranks[b] ?? ''));
  const aliases = new Array<string>(ranks.length);
  order.forEach((position, index) => {
    aliases[position] = `A${String(index + 1).padStart(width, '0')}`;
  });
  return aliases;
}
