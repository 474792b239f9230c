/** More than half of a whole in words, as a catalogue translates it. */
export type Amount = 'all' | 'nearlyAll' | 'most';

/**
 * The word for a majority, `part` of `whole`, as in "<word> models answer". Compared in whole
 * numbers, so that exactly 90 % falls on the right side.
 * @see design, "Write": "nearly all" is 90 % or more
 */
export function amountOf(part: number, whole: number): Amount {
  if (part === whole) return 'all';
  return part * 10 >= whole * 9 ? 'nearlyAll' : 'most';
}
