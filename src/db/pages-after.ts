/**
 * The pages of a list by key, each read once the one before it was taken; none is empty.
 * @param first sorts before every key
 */
export async function* pagesAfter<Row>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
  limit: number,
  keyOf: (row: Row) => string,
  first: string,
): AsyncGenerator<readonly Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after, limit);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < limit) return;
    after = keyOf(last);
  }
}
