import type { PageTextName, PageWords } from '../../languages/page/page-words.ts';
import { type FigureFormat, figureFormat } from '../../text/form/figure-format.ts';

/** What fills the slots of a text. `count` also decides between its two forms. */
export type Values = Readonly<Record<string, string | number>>;

/** Says things in the language of a report. */
export interface Speaker {
  readonly language: string;
  readonly colon: string;
  readonly say: (name: PageTextName, values?: Values) => string;
  /** The parts of a text, those of its slots by their names: for slots that are links. */
  readonly parts: (name: PageTextName, values?: Values) => readonly (string | { readonly slot: string })[];
  /** A share as a whole percentage, never none for some or all for not all; a dash for none. */
  readonly percent: (share: number | null) => string;
  /** As in the report's prose. */
  readonly figures: FigureFormat;
  /** Number words that may stand for counts. */
  readonly numerals: ReadonlyMap<string, number>;
}

/** @param words of the language, which a file that was sent holds itself */
export function speakerOf(words: PageWords): Speaker {
  const { language, colon, locale, numerals, texts } = words;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const textOf = (name: PageTextName, { count }: Values): string => {
    const message = texts[name];
    if (typeof message === 'string') return message;
    return plurals.select(Number(count)) === 'one' ? message.one : message.other;
  };
  const shown = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value);
  const parts: Speaker['parts'] = (name, values = {}) =>
    textOf(name, values)
      .split(/[{}]/)
      .map((part, at) => {
        if (at % 2 === 0) return part;
        const value = values[part];
        return value === undefined ? { slot: part } : shown(value);
      });
  return {
    language,
    colon,
    parts,
    say: (name, values) =>
      parts(name, values)
        .map((part) => (typeof part === 'string' ? part : part.slot))
        .join(''),
    percent: (share) => (share === null ? '–' : shares.format(roundedShare(share))),
    figures: figureFormat(words),
    numerals: new Map(pairsOf(numerals)),
  };
}

/** As reports round shares. */
function roundedShare(share: number): number {
  const rounded = Math.round(share * 100) / 100;
  if (share > 0 && rounded === 0) return 0.01;
  return share < 1 && rounded === 1 ? 0.99 : rounded;
}

function pairsOf(numerals: string): [string, number][] {
  const words = numerals.split(' ').filter((word) => word !== '');
  return words.flatMap((word, at): [string, number][] =>
    at % 2 === 0 ? [[word, Number(words[at + 1])]] : [],
  );
}
