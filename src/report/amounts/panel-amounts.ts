import type { Language } from '../../languages/codes.ts';
import { languageOf } from '../../text/language/language-of.ts';
import { wordLine } from '../../text/words.ts';
import { amountsIn } from './amounts-in.ts';

/**
 * Our choice: more different phrases than any prose has, because each is searched for. Further ones
 * count as not cited.
 */
const phrasesMax = 200;

/**
 * Finds quantities of the panel, by listed words, that occur in no cited text. Numbers are not
 * checked.
 */
export function panelAmountCheck(cited: string, language: Language | null): (text: string) => string[] {
  // Read only when something is looked for in it, because most texts state no quantity.
  let line: string | undefined;
  const plainCited = () => {
    line ??= ` ${wordLine(cited)} `;
    return line;
  };
  return (text) =>
    amountsIn(text, language ?? 'en')
      .filter((phrase, i) => i >= phrasesMax || !plainCited().includes(` ${wordLine(phrase)} `))
      .map((phrase) => `“${phrase}” states a quantity of the panel; leave it out`);
}

/**
 * Tells what a report would cut from a camp's label or thesis, so that it can be asked for again
 * when it is written.
 */
export function campWordsCheck(question: string): (text: string) => string[] {
  return panelAmountCheck(question, languageOf(question));
}
