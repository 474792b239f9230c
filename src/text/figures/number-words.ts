import { compatibleForm } from '../code-points.ts';
import type { Language } from '../language/language-of.ts';
import { stem } from '../words.ts';

/** The words from 2 to 12 in their order, and larger ones by value. "One" is an article in most of these languages. */
const small: Readonly<Partial<Record<Language, string>>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
};
const large: Readonly<Partial<Record<Language, Readonly<Record<string, number>>>>> = {
  en: { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100 },
  de: {
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundert: 100,
  },
  fr: { quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100 },
  es: { quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, cien: 100 },
  pt: { quinze: 15, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, cem: 100 },
  it: { quindici: 15, venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60, cento: 100 },
};

/** A whole number with the word behind it, as in "nine hours" or "9 hours". */
interface CountedNoun {
  readonly written: string;
  readonly value: number;
  readonly noun: string;
  readonly inWords: boolean;
}

/**
 * The numbers in words of a text that count what the sources count with other numbers alone: "nine hours" where they
 * have 3 hours. Number words before other nouns are not judged. Linear in the texts.
 */
export function wordsAgainstFigures(text: string, sources: string, language: Language): string[] {
  const own = countedIn(text, language).filter(({ inWords }) => inWords);
  if (own.length === 0) return [];
  const known = Map.groupBy(countedIn(sources, language), ({ noun }) => noun);
  return own
    .filter(({ noun, value }) => known.get(noun)?.every((each) => each.value !== value))
    .map(({ written }) => written);
}

function countedIn(text: string, language: Language): CountedNoun[] {
  const values = valuesIn(language);
  const words = compatibleForm(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*|[.,;:!?()]/gu);
  if (words === null || values.size === 0) return [];
  return words.flatMap((word, at): CountedNoun[] => {
    const inWords = values.has(word);
    const value = values.get(word) ?? (/^[0-9]+$/.test(word) ? Number(word) : null);
    const noun = words[at + 1] ?? '';
    if (value === null || !/^\p{L}{3}/u.test(noun) || values.has(noun)) return [];
    return [{ written: `${word} ${noun}`, value, noun: stem(noun), inWords }];
  });
}

const known = new Map<Language, ReadonlyMap<string, number>>();

function valuesIn(language: Language): ReadonlyMap<string, number> {
  const found = known.get(language);
  if (found) return found;
  const words = (small[language] ?? '').split(' ').filter((word) => word !== '');
  const values = new Map([
    ...words.map((word, at) => [word, at + 2] as const),
    ...Object.entries(large[language] ?? {}),
  ]);
  known.set(language, values);
  return values;
}
