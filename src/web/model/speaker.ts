import type { PageTextName, PageWords } from '../../languages/page/page-words.ts';
import { type FigureFormat, figureFormat } from '../../text/form/figure-format.ts';
import { type PageTexts, pageTexts } from '../../text/form/page-texts.ts';

/** Says things in the language of a report. */
export interface Speaker extends PageTexts<PageTextName> {
  readonly language: string;
  readonly colon: string;
  /** A share as a whole percentage, never none for some or all for not all; a dash for none. */
  readonly percent: (share: number | null) => string;
  /** As in the report's prose. */
  readonly figures: FigureFormat;
  /** Number words that may stand for counts. */
  readonly numerals: ReadonlyMap<string, number>;
}

/** @param words of the language, which a file that was sent holds itself */
export function speakerOf(words: PageWords): Speaker {
  const { language, colon, locale, numerals } = words;
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    language,
    colon,
    ...pageTexts(words),
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
