import type { PageTextName, PageWords } from '../../languages/page/page-words.ts';
import { type FigureFormat, figureFormat, shareFormat } from '../../text/form/figure-format.ts';
import { type PageTexts, pageTexts } from '../../text/form/page-texts.ts';

/** Says things in the language of a report. */
export interface Speaker extends PageTexts<PageTextName> {
  readonly language: string;
  readonly colon: string;
  /** A share as a whole percentage, never none for some or all for not all; a dash for none. */
  readonly percent: (share: number | null) => string;
  /** As in the report's prose. */
  readonly figures: FigureFormat;
}

/** @param words of the language, which a file that was sent holds itself */
export function speakerOf(words: PageWords): Speaker {
  const { language, colon, locale } = words;
  const percent = shareFormat(locale);
  return {
    language,
    colon,
    ...pageTexts(words),
    percent: (share) => (share === null ? '–' : percent(share)),
    figures: figureFormat(words),
  };
}
