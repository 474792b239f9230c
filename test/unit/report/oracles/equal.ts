/** Whether two lists hold the same values in the same order. */
export function sameList(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** Whether a share is part / whole to four decimals; it must be null if the whole is 0. */
export function sameShare(share: number | null, part: number, whole: number): boolean {
  if (whole === 0 || share === null) return whole === 0 && share === null;
  return Math.abs(share - part / whole) <= 0.000_051;
}
