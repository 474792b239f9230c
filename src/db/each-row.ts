import { pagesAfter } from './pages-after.ts';

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
  for await (const rows of pagesAfter(page, batch, ({ id }) => id, firstId)) {
    for (const row of rows) {
      if (signal?.aborted) return;
      await visit(row);
    }
    if (signal?.aborted) return;
  }
}
