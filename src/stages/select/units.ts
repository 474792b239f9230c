import { alternativesIn, phrasesIn, wordsIn, wordsOfAll } from '../../languages/languages.ts';
import { contentStems, stemsIn } from '../../text/words.ts';

/** The thing counted, and the things it is counted per. */
export interface MeasuredUnit {
  readonly counted: string;
  readonly per: string;
}

/** A unit as it is compared, however it is spelled. */
export function unitOf(unit: string): MeasuredUnit {
  // Removed first, because "per cent" is no unit per another one.
  const [counted = '', ...per] = unit.toLowerCase().replace(percent, '').split(perUnit);
  const plain = contentStems(counted).join(' ') || counted.trim();
  return {
    counted: percent.test(unit) ? '%' : (coins.get(plain) ?? plain),
    per: contentStems(per.join(' ')).join(' '),
  };
}

/** Money by its sign and its code. */
const coins: ReadonlyMap<string, string> = new Map([
  ...(['€', 'eur'] as const).map((own) => [own, 'euro'] as const),
  ...(['$', 'us$', 'usd'] as const).map((own) => [own, 'dollar'] as const),
  ...(['£', 'gbp'] as const).map((own) => [own, 'pound'] as const),
]);

/**
 * What the question asks for a number per, in one of these units: "year" for "How many euros per year". Empty if it names
 * none of them or several, because then "euros" and "euros per year" can be two things.
 */
export function perAskedFor(question: string, units: readonly MeasuredUnit[]): string {
  const [named, ...others] = question.toLowerCase().split(perUnit).slice(1);
  if (named === undefined || others.length > 0) return '';
  const words = ` ${[...stemsIn(named)].join(' ')} `;
  return units.find(({ per }) => per !== '' && words.startsWith(` ${per} `))?.per ?? '';
}

const perUnit = new RegExp(
  `\\/|\\b(?:${alternativesIn(({ units }) => wordsIn(units.per), true)})\\b|${alternativesIn(({ units }) => wordsIn(units.per), false)}`,
  'u',
);
const percentPhrases = [true, false].map((spaced) =>
  alternativesIn(({ units }) => phrasesIn(units.percent), spaced),
);
const percent = new RegExp(`^\\s*(?:%|％|${percentPhrases.join('|')})`, 'iu');

/**
 * Units of measurement. In each of them the same thing has another number. Any other unit names the things counted,
 * for which answers may use different words.
 */
export const measures = wordsOfAll(({ units }) => units.measures);
