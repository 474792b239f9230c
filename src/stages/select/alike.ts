import { contentStems } from '../../text/words.ts';

/**
 * Returns a function that maps each text to the first one given before it with which it shares at
 * least this part of their content words, if that one was new itself; otherwise to itself. A panel
 * can state some thousands, so words are looked up rather than texts compared.
 * @param min Jaccard index, more than 0
 */
export function firstAlike(min: number): (text: string) => string {
  const kept: { readonly text: string; readonly stems: number }[] = [];
  const holders = new Map<string, number[]>();
  return (text) => {
    const stems = contentStems(text);
    const shared = new Uint16Array(kept.length);
    for (const stem of stems) for (const at of holders.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const known = kept.find((each, at) => {
      const common = shared[at] ?? 0;
      return common / (each.stems + stems.length - common) >= min;
    });
    if (known) return known.text;
    for (const stem of stems) {
      const at = holders.get(stem) ?? [];
      at.push(kept.length);
      holders.set(stem, at);
    }
    kept.push({ text, stems: stems.length });
    return text;
  };
}
