import { pageWordsIn } from '../../../languages/page/pages.ts';
import { type FigureFormat, figureFormat, shareFormat } from '../../../text/form/figure-format.ts';
import { isSentencePoint } from '../../../text/language/sentence-points.ts';

/** How a language writes numbers, figures, shares and lists. */
export interface Formats extends FigureFormat {
  readonly number: (count: number) => string;
  readonly percent: (share: number) => string;
  /** "a", "a and b", "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
}

/** @param locale a tag of BCP 47 */
export function formatsOf(locale: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const figures = figureFormat({ ...pageWordsIn(locale.slice(0, 2)), locale });
  const percent = shareFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (count) => plainSpaces(numbers.format(count)),
    percent: (share) => plainSpaces(percent(share)),
    figure: (value, beside, unit) => plainSpaces(figures.figure(value, beside, unit)),
    amount: (value, unit, beside) => plainSpaces(figures.amount(value, unit, beside)),
    range: (low, high, unit, beside) => plainSpaces(figures.range(low, high, unit, beside)),
    list: (parts) => lists.format(parts),
  };
}

/** Reports have plain spaces only. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** Puts a wording in quotation marks, without its full stop; “the U.S.” keeps its point. */
export function quotation(open: string, close: string): (text: string) => string {
  return (text) => {
    let end = text.length;
    while (end > 0 && '.。'.includes(text.charAt(end - 1))) end--;
    const isPoint = text.slice(end) === '.' && !isSentencePoint(text.slice(Math.max(0, end - 40), end), '');
    return `${open}${isPoint ? text : text.slice(0, end)}${close}`;
  };
}
