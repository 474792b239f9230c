import type { Counted, MessageTexts, Verb, Vocabulary } from '../../languages/vocabulary.ts';
import { amountOf } from './forms/amount.ts';
import { formatsOf, quotation } from './forms/formats.ts';

type Values = Readonly<Record<string, string | number>>;
/** What a message needs of a vocabulary. */
export type Spoken = Pick<Vocabulary, 'locale' | 'quotes' | 'messages'>;
export type Phrasing = ReturnType<typeof phrasingIn>;

/**
 * Puts values into the texts of a language, with the numbers, lists and plural rules of Intl. A
 * value is put in once and not read again, because it may be a model's words. `silent` models do
 * not address what is told of `whole`.
 */
export function phrasingIn({ locale, quotes, messages }: Spoken) {
  const { number, ...numbers } = formatsOf(locale);
  const { list } = numbers;
  const plural = new Intl.PluralRules(locale);
  const fill = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number(value) : value;
    });
  const counted = (forms: Counted, count: number, values: Values = {}): string =>
    fill(formOf(forms, count, plural), { count, ...values });
  const said = (text: string, verb: Verb, silent: number, values: Values = {}): string =>
    fill(text, { ...formsOf(verb, silent === 0 ? null : messages), ...values });
  const tell = (part: number, whole: number, verb: Verb, silent = 0): string =>
    said(messages.told[caseOf(part, whole)], verb, silent, { part, whole });
  const tellInWords = (part: number, whole: number, verb: Verb): string =>
    whole === 1 ? tell(part, 1, verb) : said(messages.inWords[amountOf(part, whole)], verb, 0);
  const bound = (verb: Verb, values: Values): Verb =>
    verb.map((form) => form && fill(form, values)) as unknown as Verb;
  const quote = quotation(...quotes);
  const quotedList = (wordings: readonly string[]): string => list(wordings.map(quote));
  const inARow = (wordings: readonly string[]): string => wordings.map(quote).join(messages.marks.semicolon);
  return {
    ...messages,
    ...numbers,
    fill,
    counted,
    said,
    tell,
    tellInWords,
    bound,
    quote,
    quotedList,
    inARow,
  };
}

/**
 * Which of the templates of `told` fits: the only one, 0 of 12, both of 2, 12 of 12, 1 of 12, 7 of
 * 12.
 */
function caseOf(part: number, whole: number): keyof MessageTexts['told'] {
  if (whole === 1) return part === 1 ? 'only' : 'onlyNot';
  if (part === 0) return 'none';
  if (part === whole) return whole === 2 ? 'both' : 'all';
  return part === 1 ? 'one' : 'some';
}

function formOf(forms: Counted, count: number, plural: Intl.PluralRules): string {
  if (typeof forms === 'string') return forms;
  return forms[count] ?? forms[plural.select(count)] ?? forms.other;
}

/** @param addressing null where every model addresses the claim; then it is not said */
function formsOf([does, many, doesNot, doesNone = does]: Verb, addressing: MessageTexts | null): Values {
  const { that = '', those = '' } = addressing ?? {};
  return { does, do: many, doesNot, doesNone, that, those };
}
