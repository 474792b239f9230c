/**
 * How units of one are written in a language: "1 cup". English alone has endings from which the
 * singular follows; elsewhere a damaged word would be worse than a plural.
 */
export interface SingularWords {
  /**
   * Plurals, each with its singular behind it; one with a hyphen is an ending, and the first that
   * fits is taken: "-ies -y". What is not listed stays as it is.
   */
  readonly words: string;
  /** Behind these words a unit has no more that changes: "cups per day". */
  readonly before: string;
}

/**
 * The unit of one thing.
 * @param known singulars by their plurals, in lower case
 */
export function unitOfOne(
  unit: string,
  known: ReadonlyMap<string, string>,
  singulars: SingularWords | undefined,
): string {
  const words = unit.split(' ');
  const before = new Set(singulars?.before.split(' '));
  const end = words.findIndex((word) => before.has(word));
  const last = (end === -1 ? words.length : end) - 1;
  const entries = singulars?.words.trim().split(/\s+/) ?? [];
  return words
    .map((word, at) => {
      const isNoun = at === last;
      const one = at === 0 || isNoun ? known.get(word.toLowerCase()) : undefined;
      return one ?? (isNoun && isPlain(word) ? singular(word, entries) : word);
    })
    .join(' ');
}

/** Signs and abbreviations have no plural: "GPS", "m/s", "Gbps". */
const isPlain = (word: string) => /^\p{L}[\p{Ll}-]+$/u.test(word) && /[aeiouy]/i.test(word);

function singular(word: string, entries: readonly string[]): string {
  const lowered = word.toLowerCase();
  for (let at = 0; at < entries.length; at += 2) {
    const [many = '', one = ''] = [entries[at], entries[at + 1]];
    const isEnding = many.startsWith('-');
    const [ending, other] = isEnding ? [many.slice(1), one.slice(1)] : [many, one];
    if (isEnding ? !lowered.endsWith(ending) || lowered.length < shortest : lowered !== ending) continue;
    let alike = 0;
    while (alike < other.length && ending.charAt(alike) === other.charAt(alike)) alike++;
    return word.slice(0, word.length - ending.length + alike) + other.slice(alike);
  }
  return word;
}

/** Our choice: "gas" and "bus" are no plurals. */
const shortest = 4;
