import { seededOrder } from './seeded.ts';

/**
 * The names of responses in prompts: A01, A02, … Their order follows from the run's secret and the texts, never from the
 * models' names, so that renaming models changes nothing (R-R07).
 * @param seed the run's secret
 * @param texts the stored texts; identical ones keep their order
 * @returns the alias of each text, in the order of `texts`
 */
export function makeAliases(seed: string, texts: readonly string[]): string[] {
  const width = Math.max(2, String(texts.length).length);
  const order = seededOrder([...texts.keys()], seed, (position) => texts[position] ?? '');
  const aliases = new Array<string>(texts.length);
  order.forEach((position, index) => {
    aliases[position] = `A${String(index + 1).padStart(width, '0')}`;
  });
  return aliases;
}
