import { vocabularies, wordsIn, wordsOfAll } from '../../languages/languages.ts';

/**
 * Whether a point between these words ends a sentence. Form decides where it can; the lists hold
 * what it does not tell, in the languages of a report. In doubt the point ends it: a sentence cut
 * in two can still be named as evidence.
 * @param before the text up to the point; a few words suffice
 * @param after the text from the next word on
 */
export function isSentencePoint(before: string, after: string): boolean {
  if (/^[/%,;:]/.test(after)) return false;
  const [, gap = '', word = ''] = lastWord.exec(before) ?? [];
  if (/^\p{Ll}/u.test(after)) return word.length >= wholeMin && !isAbbreviation(word, ''); // "2 tbsp. sugar"
  if (after.startsWith('§') && /^\p{Lu}\p{L}{0,4}$/u.test(word)) return false; // "Stat. § 6"
  if (after.startsWith('Chr.')) return false; // "300 v. Chr."
  const [, next = '', point] = nextWord.exec(after) ?? [];
  const starts = point === '' && starters.has(next.toLowerCase());
  if (/\p{N}$/u.test(before)) return starts || !isOrdinal(before, next);
  if (titles.has(word.toLowerCase())) return false;
  if (/°\s?[CF]$/.test(before)) return true; // "at 85 °C. Up to …"
  if (word === '' || starts) return true; // "vitamin C. The …", "etc. Die …"
  if (/^\p{N}/u.test(after) && numbered.has(word.toLowerCase())) return isListNumber.test(after);
  return !isAbbreviation(word, gap);
}

/** The last word, and what stands right before it. */
const lastWord = /$(?<=(^|[^\p{L}\p{M}]{1,3})(\p{L}[\p{L}\p{M}]{0,30}))/u; // Read from its end.
const nextWord = /^["'“„«»‘(*_]{0,4}(\p{L}+)(\.?)/u;
const isListNumber = /^\p{N}{1,3}\.\s/u;

/**
 * Our choice: before a small letter, a longer word ends a sentence of a text that has no capitals.
 */
const wholeMin = 4;

/**
 * "am 6. Mai", "im 18. Jahrhundert": German writes an ordinal number with a point, and a noun after
 * it.
 */
function isOrdinal(before: string, next: string): boolean {
  const [, word = ''] = /(?<!\p{L})(\p{L}{0,9})[^\p{L}\p{N}]{1,3}\p{N}{1,3}$/u.exec(before) ?? [];
  if (/\bI am \p{N}+$/u.test(before)) return false;
  return months.has(next) || (beforeOrdinals.has(word.toLowerCase()) && /^\p{Lu}/u.test(next));
}

/** Symbols of units are no abbreviations, so a point behind one ends a sentence (SI brochure). */
const isUnitSymbol =
  /^(?:[mcdk]m|[mk]g|[mcdh]l|Wh|[mkMGT]Wh?|[kMG]J|[kMG]?Hz|[kMGT]B|[kMG]bps|dB|k?N|Nm|mph|rpm|lbs?)$/;

function isAbbreviation(word: string, gap: string): boolean {
  if (abbreviations.has(word.toLowerCase())) return true;
  if (/\p{N}\s?$/u.test(gap) || (gap.endsWith('/') && word.length === 1) || isUnitSymbol.test(word))
    return false; // "18h.", "km/h.", "per km."
  if (word.length === 1) return /\p{Lu}/u.test(word) || !/[-'’‐‑]$/u.test(gap); // "J.", "z. B."; not "vende-o."
  if (/^\p{Lu}{2,}s$/u.test(word)) return false; // "TVs"
  // "Mrs", "vgl", "Nr": words have vowels. Capitals alone are a name, such as "HTML".
  return word.length <= 4 && /\p{Ll}/u.test(word) && !/[aeiouyà-æè-ïò-öø-ýœ]/iu.test(word);
}

/** Capitalised, these begin a sentence. */
const starters = wordsOfAll(({ functionWords }) => functionWords);
const abbreviations = wordsOfAll((each) => each.abbreviations.words);
/** A name follows, which may begin like a sentence: "Dr. La Salle". */
const titles = wordsOfAll((each) => each.abbreviations.titles);
const numbered = wordsOfAll((each) => each.abbreviations.beforeNumbers);
const ordinals = Object.values(vocabularies).flatMap(({ abbreviations }) => abbreviations.ordinals ?? []);
const beforeOrdinals = new Set(ordinals.flatMap(({ before }) => wordsIn(before)));
const months = new Set(ordinals.flatMap(({ months: names }) => wordsIn(names)));
