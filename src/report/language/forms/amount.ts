/** A part of a whole in words, as a catalogue translates it. */
export type Amount = 'none' | 'one' | 'all' | 'nearlyAll' | 'most' | 'half' | 'some' | 'few';

/**
 * The word for `part` of `whole`, as in "<word> models agree". Compared in whole numbers, so that
 * exactly 90 %, 50 % and 15 % fall on the right side. Our choice: a single one is always "one",
 * even if it is half or all of very few, because "half" of two sounds like more.
 * @see design, "Write": "most" is more than 50 %, "nearly all" 90 % or more
 */
export function amountOf(part: number, whole: number): Amount {
  if (part === 0) return 'none';
  if (part === 1) return 'one';
  if (part === whole) return 'all';
  if (part * 10 >= whole * 9) return 'nearlyAll';
  if (part * 2 > whole) return 'most';
  if (part * 2 === whole) return 'half';
  return part * 100 <= whole * 15 ? 'few' : 'some';
}
