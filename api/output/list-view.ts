import type { Page } from '../../src/app/page-of.ts';
import { encodeCursor, type ListRef } from '../../src/domain/cursor.ts';

/** A page in wire form; `next_cursor` is null on the last one (R-P01). */
export function listView<Row, Item>(page: Page<Row>, ref: ListRef, itemView: (row: Row) => Item) {
  return {
    object: 'list',
    data: page.rows.map(itemView),
    next_cursor: page.nextPosition === null ? null : encodeCursor(ref, page.nextPosition),
  };
}

/** A list without further pages. */
export function wholeList<Item>(data: readonly Item[]) {
  return { object: 'list', data, next_cursor: null };
}
