import type { Language } from '../../languages/codes.ts';
import { namedUnits, vocabularies, wordsIn } from '../../languages/languages.ts';
import { namesSeveral } from '../figures/number-words.ts';
import { languageOf } from '../language/language-of.ts';
import { contentStems, stemsIn, wordLine } from '../words.ts';
import { perWordsIn } from './per.ts';
import { headOf, plainUnit, writingsOf } from './read.ts';
import type { MeasuredUnit } from './units.ts';

/**
 * What the question asks for a number per, in one of these units: "year" for "How many euros per
 * year", "ride" for "How many minutes does a ride take?". Null if it names none of them or says
 * several "per", because then "euros" and "euros per year" can be two things.
 */
export function perAskedFor(question: string, units: readonly MeasuredUnit[]): MeasuredUnit | null {
  const [named, ...others] = perWordsIn(question);
  if (others.length > 0) return null;
  if (named === undefined) return perThingIn(question, units);
  const words = ` ${[...stemsIn(named)].join(' ')} `;
  const isNamed = (unit: MeasuredUnit) => words.startsWith(` ${contentStems(unit.perWords).join(' ')} `);
  return units.find((unit) => unit.per !== '' && isNamed(unit)) ?? null;
}

/**
 * A thing in the words of the question, in the same number: of all guests the price is another one
 * than per guest, and that of three nights than per night. A night is a thing; times and other
 * measures are none: "What rent is right in a month with little work?" asks for nothing per month.
 */
function perThingIn(question: string, units: readonly MeasuredUnit[]): MeasuredUnit | null {
  if (namesSeveral(question)) return null;
  const line = ` ${wordLine(question)} `;
  const isThing = ({ perWords }: MeasuredUnit) => (headOf(perWords)?.unit.sign ?? 'night') === 'night';
  return (
    units.find((unit) => unit.per !== '' && isThing(unit) && line.includes(` ${wordLine(unit.perWords)} `)) ??
    null
  );
}

/**
 * Tells how many parts of a unit a question names: two for "euros per month" in "How many euros a
 * month?".
 */
export function makeUnitFinder(question: string): (unit: MeasuredUnit) => number {
  const plain = plainUnit(question).toLowerCase();
  const line = ` ${wordLine(plain)} `;
  const language = languageOf(question);
  const others = language === null ? new Set() : wordsThatNameNoUnit(language);
  const isNamed = (sign: string) =>
    writingsOf(sign).some(
      (writing) =>
        !others.has(writing) &&
        (/^[\p{Script=Latin}\p{N} ']+$/u.test(writing)
          ? line.includes(` ${writing} `)
          : plain.includes(writing)),
    );
  return ({ signs }) => signs.filter(isNamed).length;
}

/**
 * Function words of a language that name units in other languages alone: "an" in English, where
 * French has years by this name. "Dia" is a day in Portuguese, though it is a function word there.
 */
function wordsThatNameNoUnit(language: Language): ReadonlySet<string> {
  const { functionWords, units } = vocabularies[language];
  const own = new Set(namedUnits(units.names).map(([writing]) => writing));
  return new Set(wordsIn(functionWords).filter((word) => !own.has(word)));
}
