/** The ids of a list that are most like this one, at most three, the nearest first. */
export function nearestIds(id: string, ids: readonly string[]): string[] {
  const wanted = wordsOf(id);
  return ids
    .map((other) => ({ other, likeness: likeness(wanted, wordsOf(other)) }))
    .filter((each) => each.likeness >= 0.4)
    .sort((a, b) => b.likeness - a.likeness || (a.other < b.other ? -1 : 1))
    .slice(0, 3)
    .map(({ other }) => other);
}

/**
 * Ids are compared by their words, because routers differ in prefixes, dots and dates. A second "5"
 * is another word.
 */
function wordsOf(id: string): Set<string> {
  const words = (id.toLowerCase().split('/').at(-1) ?? '').match(/[a-z]+|\d+/g) ?? [];
  return new Set(
    words.map((word, at) => `${word} ${words.slice(0, at).filter((each) => each === word).length}`),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, a.size + b.size - common);
}
