/**
 * Whether few of the responses say something: at most two of them or 15 %, whichever is more, and
 * fewer than half. Our choice: in a panel of four, two responses are half of it and not rare.
 * @param count number of `responses` that say it; 0 is absent, not rare
 */
export function isRare(count: number, responses: number): boolean {
  return count > 0 && count * 2 < responses && (count <= 2 || count * 100 <= responses * 15);
}

/**
 * Whether so many of the responses say something that it has a place in a report beside the first
 * ones. Our choice: a third, and more than two.
 */
export function isCommon(count: number, responses: number): boolean {
  return count > 2 && count * 3 >= responses;
}
