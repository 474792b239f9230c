export interface Page<Row> {
  readonly rows: readonly Row[];
  /**
   * The position after which the next page starts, in the list's own format; null on the last page.
   */
  readonly nextPosition: string | null;
}

/** @param rows up to `limit` + 1: the extra row shows that there is a next page */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string,
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextPosition: last && rows.length > limit ? positionOf(last) : null };
}
