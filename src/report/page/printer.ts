import { vocabularies } from '../../languages/languages.ts';
import type { PageTextName } from '../../languages/page/page-words.ts';
import { pageWordsIn } from '../../languages/page/pages.ts';
import { type FigureFormat, figureFormat } from '../../text/form/figure-format.ts';
import { type PageTexts, pageTexts } from '../../text/form/page-texts.ts';
import { proseSentences } from '../prose/prose-sentences.ts';
import type { Report } from '../schema/report.ts';

/** Our choice: so many claims fill a page that has room for them. */
export const claimsMax = 12;

/** Our choice: as much of each list as a person reads at once; the JSON has all of it. */
const usual = {
  ...{ points: 5, options: 10, positions: 4, figures: 3, reasons: 3, known: 2 },
  ...{ disagreements: 2, insights: 2, uncertainties: 2, cases: 4, errors: 3 },
  claims: claimsMax,
  /** What most of the panel holds is worth its lines, whether or not the page cites it. */
  held: 3,
  /** Whether it is told why a disagreement or an insight matters. */
  whys: true,
  /** Of how many answers it is told what they say beside their label. */
  theses: 5,
  /** Of what few say: so many sentences. */
  sentences: 9,
};
type Most = typeof usual;

/** What a long page leaves out, what a reader needs least first; never what most hold. */
const cuts: readonly Partial<Most>[] = [
  { whys: false },
  { theses: 1 },
  { sentences: 2 },
  { insights: 1, reasons: 1 },
  { points: 3, cases: 2 },
  { disagreements: 1, sentences: 1 },
  { uncertainties: 1, figures: 2, known: 1 },
  { points: 2, cases: 0 },
  { points: 1, positions: 2 },
  { figures: 1 },
  { uncertainties: 0 },
  { theses: 0 },
  { reasons: 0 },
  { insights: 0 },
  { options: 6 },
];

/** How much a page may hold, each less than the one before. */
export const sizes: readonly Most[] = cuts.reduce<Most[]>(
  (made, cut) => made.concat({ ...(made.at(-1) ?? usual), ...cut }),
  [usual],
);

export interface Printer {
  readonly most: Most;
  readonly headings: (typeof vocabularies)['en']['headings'];
  readonly made: (typeof vocabularies)['en']['made'];
  readonly task: (typeof vocabularies)['en']['task']['texts'];
  readonly marks: (typeof vocabularies)['en']['messages']['marks'];
  /** "if the house leaks: insulate it". */
  readonly ifThen: (when: string, option: string) => string;
  /** Behind words, with the space that the language has before it. */
  readonly inBrackets: (text: string) => string;
  readonly locale: string;
  readonly figures: FigureFormat;
  /** `20%–60%`, `20–60 %`: with the sign where the language wants it. */
  readonly shares: (low: number, high: number) => string;
  /** The first sentences, with a sign if there are more. */
  readonly brief: (text: string) => string;
  /** What the page of a report says too. */
  readonly say: PageTexts<PageTextName>['say'];
  /**
   * The first entries as a list, and how many more there are: the last one takes no more room than
   * to say that it is missing. Empty where a page has room for none: a list of nothing but “and 3
   * more” looks broken. `unlisted`: as many more there are that no list has.
   */
  readonly list: <Item>(
    items: readonly Item[],
    max: number,
    line: (item: Item) => string,
    more?: string,
    unlisted?: number,
  ) => string;
}

export function printerIn(
  language: NonNullable<Report['question']>['language'] | undefined,
  most: Most = usual,
): Printer {
  const code = language === undefined || language === 'other' ? 'en' : language;
  const { headings, made, messages, locale, task } = vocabularies[code];
  const { marks } = messages;
  return {
    most,
    say: pageTexts(pageWordsIn(code)).say,
    headings,
    made,
    task: task.texts,
    marks,
    inBrackets: (text) => marks.brackets.replace('{text}', () => text),
    ifThen: (when, option) =>
      messages.texts.ifThen.replace(/\{(case|option)\}/g, (_, name) => (name === 'case' ? when : option)),
    locale,
    figures: figureFormat(pageWordsIn(code)),
    shares: sharesIn(locale),
    brief: (text) => {
      const sentences = proseSentences(text);
      const shown = sentences.slice(0, most.sentences).map((each) => each.text);
      return shown.join('').trimEnd() + (shown.length < sentences.length ? ' …' : '');
    },
    list: (items, max, line, moreWords = headings.more, unlisted = 0) => {
      const shown = printed(items, max);
      if (shown.length === 0) return '';
      const left = items.length - shown.length + unlisted;
      const more = left > 0 ? [`- *${moreWords.replace('{count}', String(left))}*`] : [];
      return [...shown.map((item) => `- ${line(item)}`), ...more].join('\n');
    },
  };
}

function sharesIn(locale: string): Printer['shares'] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (low, high) => {
    const ends = [low, high].map((share) => percent.format(share));
    const range = ends[0] === ends[1] ? `${ends[0]}` : percent.formatRange(low, high);
    return range.replace(/\s?[–～-]\s?/, '–').replace(/\s/g, ' ');
  };
}

/** The entries of a list of which so many are printed: where one more is left, that one too. */
export function printed<Item>(items: readonly Item[], max: number): readonly Item[] {
  return max > 0 && items.length === max + 1 ? items : items.slice(0, max);
}

/** Empty if all of its parts are. */
export function section(title: string, ...parts: readonly string[]): string {
  const text = parts.map((part) => part.trim()).filter((part) => part !== '');
  return text.length === 0 ? '' : [`## ${title}`, ...text].join('\n\n');
}

/** A head before the words of its line, with this mark at its end unless it asks or exclaims. */
export function bold(head: string, mark: string): string {
  const words = head.trimEnd();
  return `**${/[?!？！…]$/.test(words) ? words : words.replace(/[.:。：]$/, '') + mark.trimEnd()}**`;
}

/** ` [3, 7]` */
export function cited(ids: readonly number[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`;
}
