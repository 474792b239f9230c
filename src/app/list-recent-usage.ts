import type { Queryable } from '../db/pool.ts';
import { listUsageRows, type UsageRow } from '../db/usage.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from './caller.ts';
import { type Page, pageOf } from './page-of.ts';

/** Sorts after every run: the position before the newest. */
export const newest = { createdAtUs: '9'.repeat(16), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * A page of the workspace's runs, newest first (R-A02). New runs appear before the pages still to
 * come, so following the cursor gives every older run exactly once.
 * @param after the position of the previous page's last run; undefined for the first page
 * @throws ApiError `invalid_cursor` for an invalid position
 */
export async function listRecentUsage(
  db: Queryable,
  caller: Caller,
  after: string | undefined,
  limit: number,
): Promise<Page<UsageRow>> {
  const { createdAtUs, id } = after === undefined ? newest : parsePosition(after);
  const rows = await listUsageRows(db, caller.workspaceId, createdAtUs, id, limit + 1);
  return pageOf(rows, limit, (row) => `${row.created_at_us}/${row.id}`);
}

/**
 * The position of a run in a list of runs, newest first.
 * @throws ApiError `invalid_cursor`
 */
export function parsePosition(position: string): typeof newest {
  const [, createdAtUs, id] =
    /^(\d{1,16})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(position) ?? [];
  if (createdAtUs === undefined || id === undefined) throw new ApiError('invalid_cursor');
  return { createdAtUs, id };
}
