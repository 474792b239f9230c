const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Visits each row of a list that is read in pages by id, one after the other.
 * @param signal ends it before the next row
 */
export async function eachRow<Row extends { readonly id: string }>(
  page: (afterId: string, limit: number) => Promise<readonly Row[]>,
  visit: (row: Row) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let after = firstId;
  while (!signal?.aborted) {
    const rows = await page(after, batch);
    for (const row of rows) {
      if (signal?.aborted) return;
      await visit(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
