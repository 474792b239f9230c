import type { PageTextName, PageWords } from '../../languages/page/page-words.ts';

/** What fills the slots of a text. `count` also decides between its two forms. */
export type Values = Readonly<Record<string, string | number>>;

/** Says things in the language of a report. */
export interface Speaker {
  readonly language: string;
  readonly say: (name: PageTextName, values?: Values) => string;
  /** The parts of a text, those of its slots by their names: for slots that are links. */
  readonly parts: (name: PageTextName, values?: Values) => readonly (string | { readonly slot: string })[];
  /** A share as a whole percentage, never none for some or all for not all; a dash for none. */
  readonly percent: (share: number | null) => string;
  /**
   * A figure: four significant digits, grouped by thousands, as in the report's prose. Our choice.
   */
  readonly figure: (value: number) => string;
  /** Number words that may stand for counts. */
  readonly numerals: ReadonlyMap<string, number>;
}

/** @param words of the language, which a file that was sent holds itself */
export function speakerOf({ language, locale, numerals, texts }: PageWords): Speaker {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4, useGrouping: 'min2' });
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
    parts,
    say: (name, values) =>
      parts(name, values)
        .map((part) => (typeof part === 'string' ? part : part.slot))
        .join(''),
    percent: (share) => (share === null ? '–' : shares.format(roundedShare(share))),
    figure: (value) => figures.format(value),
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
