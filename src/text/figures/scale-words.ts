import { phrasesIn, vocabularies } from '../../languages/languages.ts';

/** Signs with two meanings; 0 stands for "no multiplication", as in "5 m". */
const signs: Readonly<Record<string, readonly number[]>> = {
  k: [0, 3],
  K: [0, 3],
  m: [0, 6],
  M: [0, 6],
  B: [0, 9],
  T: [0, 12],
};

/** Words of languages in which no report is written. */
const others: Readonly<Record<number, string>> = {
  4: '만',
  6: 'миллион|миллиона|миллионов',
  8: '억',
  9: 'миллиард|миллиарда|миллиардов',
};

/** The powers of ten that a word or sign may stand for behind a number. */
export const scales: ReadonlyMap<string, readonly number[]> = new Map([
  ...[...Object.values(vocabularies).map(({ numbers }) => numbers.scales), others].flatMap((list) =>
    Object.entries(list).flatMap(([power, phrases]) =>
      phrasesIn(phrases).map((phrase) => [phrase, [Number(power)]] as const),
    ),
  ),
  ...Object.entries(signs),
]);
