/**
 * The word for `part` of `whole`, as in "<word> of the models would …". Compared in whole numbers, so that exactly 90 %,
 * 50 % and 15 % fall on the right side. Our choice: a single one is always "one", even if it is half or all of very few,
 * because "half" of two sounds like more.
 * @see design, "Write": "most" is more than 50 %, "nearly all" 90 % or more
 */
export function quantifierOf(part: number, whole: number): string {
  if (part === 0) return 'none';
  if (part === 1) return 'one';
  if (part === whole) return 'all';
  if (part * 10 >= whole * 9) return 'nearly all';
  if (part * 2 > whole) return 'most';
  if (part * 2 === whole) return 'half';
  return part * 100 <= whole * 15 ? 'few' : 'some';
}

/**
 * A share as the report prints it: "62 %". Never "0 %" for some or "100 %" for not all, so that rounding overstates
 * nothing.
 * @param share 0 to 1, or null if there is no whole
 */
export function percent(share: number | null): string {
  if (share === null) return 'no share';
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return '1 %';
  if (share < 1 && rounded === 100) return '99 %';
  return `${rounded} %`;
}
