/**
 * Words and signs that multiply the number before them, by power of ten, in the languages that reports are written in.
 * A sign with two meanings has two powers; 0 stands for "no multiplication", as in "5 m".
 */
const powers: Readonly<Record<number, string>> = {
  2: 'hundred hundert 百',
  3: 'thousand thousands tausend tsd mille mila mil 千',
  4: '万 萬 만',
  5: 'lakh lakhs 十万',
  6:
    'million millions mio mln mn millionen millón millones milhão milhões milione milioni 百万 ' +
    'миллион миллиона миллионов',
  7: 'crore crores 千万',
  8: '亿 億 억',
  9:
    'billion billions bn milliarde milliarden mrd milliard milliards millardo millardos bilhão bilhões miliardo ' +
    'miliardi 十亿 миллиард миллиарда миллиардов',
  12: 'trillion trillions tn billionen billón billones trilhão trilhões 万亿 兆',
};

const twofold: Readonly<Record<string, readonly number[]>> = {
  k: [0, 3],
  K: [0, 3],
  m: [0, 6],
  M: [0, 6],
  B: [0, 9],
  // "Mil millones" is 10⁹ and no thousand.
  'mil millones': [9],
  'mil milhões': [9],
  'mille milliards': [12],
};

/** The powers of ten that a word or sign may stand for behind a number. */
export const scales: ReadonlyMap<string, readonly number[]> = new Map([
  ...Object.entries(powers).flatMap(([power, words]) =>
    words.split(' ').map((word) => [word, [Number(power)]] as const),
  ),
  ...Object.entries(twofold),
]);
