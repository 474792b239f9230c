import type { Queryable } from '../db/pool.ts';
import { listUsageRows, type UsageRow } from '../db/usage.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from './caller.ts';
import { type Page, pageOf } from './page-of.ts';

/** Later than every run: the place before the newest. */
const start = { createdAtUs: '9'.repeat(16), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * A page of the workspace's runs, newest first (R-A02). A run that is accepted meanwhile stands before the pages that
 * are still to come, so that following them gives every older run once.
 * @param after the place of the last run of the page before; undefined for the first page
 * @throws ApiError `invalid_cursor` for a place that is none
 */
export async function listRecentUsage(
  db: Queryable,
  caller: Caller,
  after: string | undefined,
  limit: number,
): Promise<Page<UsageRow>> {
  const { createdAtUs, id } = after === undefined ? start : parsePosition(after);
  const rows = await listUsageRows(db, caller.workspaceId, createdAtUs, id, limit + 1);
  return pageOf(rows, limit, (row) => `${row.created_at_us}/${row.id}`);
}

function parsePosition(position: string): typeof start {
  const [, createdAtUs, id] =
    /^(\d{1,16})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(position) ?? [];
  if (createdAtUs === undefined || id === undefined) throw new ApiError('invalid_cursor');
  return { createdAtUs, id };
}
