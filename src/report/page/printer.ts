import { vocabularies } from '../../languages/languages.ts';
import type { Report } from '../schema/report.ts';

/** Our choice: as much of each list as a person reads at once; the JSON has all of it. */
export const most = {
  points: 5,
  options: 10,
  positions: 4,
  disagreements: 2,
  insights: 2,
  uncertainties: 2,
  figures: 3,
  errors: 3,
  claims: 12,
  /** What most of the panel holds is worth its lines, whether or not the page cites it. */
  held: 5,
  reasons: 3,
  known: 2,
};

export interface Printer {
  readonly headings: (typeof vocabularies)['en']['headings'];
  readonly made: (typeof vocabularies)['en']['made'];
  /** Behind figures of which some are ten times others. */
  readonly contradiction: string;
  readonly number: (value: number) => string;
  /**
   * The first entries as a list, and how many more there are: the last one takes no more room than
   * to say that it is missing.
   */
  readonly list: <Item>(items: readonly Item[], max: number, line: (item: Item) => string) => string;
}

export function printerIn(language: NonNullable<Report['question']>['language'] | undefined): Printer {
  const code = language === undefined || language === 'other' ? 'en' : language;
  const { headings, made, messages } = vocabularies[code];
  // No sign in four digits: years are among the figures.
  const formatNumber = new Intl.NumberFormat(code, { maximumSignificantDigits: 4, useGrouping: 'min2' });
  return {
    headings,
    made,
    contradiction: `${messages.marks.semicolon}${messages.texts.contradictEachOther}`,
    number: (value) => formatNumber.format(value),
    list: (items, max, line) => {
      const shown = items.length === max + 1 ? items : items.slice(0, max);
      const left = items.length - shown.length;
      const more = left > 0 ? [`- *${headings.more.replace('{count}', String(left))}*`] : [];
      return [...shown.map((item) => `- ${line(item)}`), ...more].join('\n');
    },
  };
}

/** Empty if all of its parts are. */
export function section(title: string, ...parts: readonly string[]): string {
  const text = parts.map((part) => part.trim()).filter((part) => part !== '');
  return text.length === 0 ? '' : [`## ${title}`, ...text].join('\n\n');
}

/** ` [3, 7]` */
export function cited(ids: readonly number[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`;
}
