/** A part of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** After which row the next page starts, in the list's own words; null on the last page. */
  readonly nextPosition: string | null;
}

/** @param rows one more than `limit`, where there are so many: the one too many says that there is a next page */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string,
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextPosition: last && rows.length > limit ? positionOf(last) : null };
}
