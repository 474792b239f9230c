import { stemsIn, wordLine } from '../words.ts';
import { plainUnit, writingsOf } from './read.ts';
import { type MeasuredUnit, perWordsIn } from './units.ts';

/**
 * What the question asks for a number per, in one of these units: "year" for "How many euros per
 * year". Null if it names none of them or several, because then "euros" and "euros per year" can be
 * two things.
 */
export function perAskedFor(question: string, units: readonly MeasuredUnit[]): MeasuredUnit | null {
  const [named, ...others] = perWordsIn(question);
  if (named === undefined || others.length > 0) return null;
  const words = ` ${[...stemsIn(named)].join(' ')} `;
  return units.find(({ perWords }) => perWords !== '' && words.startsWith(` ${perWords} `)) ?? null;
}

/**
 * Tells how many parts of a unit a question names: two for "euros per month" in "How many euros a
 * month?".
 */
export function makeUnitFinder(question: string): (unit: MeasuredUnit) => number {
  const plain = plainUnit(question).toLowerCase();
  const line = ` ${wordLine(plain)} `;
  const isNamed = (sign: string) =>
    writingsOf(sign).some((writing) =>
      /^[\p{Script=Latin}\p{N} ']+$/u.test(writing) ? line.includes(` ${writing} `) : plain.includes(writing),
    );
  return ({ signs }) => signs.filter(isNamed).length;
}
