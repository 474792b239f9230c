import type { Queryable } from '../db/pool.ts';
import { type ListedRun, searchRuns } from '../db/run-list.ts';
import type { StoredPanelId } from '../domain/run/panels.ts';
import type { RunStatus } from '../domain/run/run-state.ts';
import type { Caller } from './caller.ts';
import { newest, parsePosition } from './list-recent-usage.ts';
import type { Page } from './page-of.ts';

export interface RunFilter {
  /** Words of the question, in any capitals; '' for all. */
  readonly words: string;
  /** Null for all. */
  readonly status: RunStatus | null;
  readonly panel: StoredPanelId | null;
}

/** A search that finds little looks no further than this; the next page goes on. */
const lookAt = 2_000;

/**
 * A page of the workspace's runs that match, newest first. It may be short, or empty, although
 * there are more: then it has looked at as many as one search may.
 * @param after the position of the previous page; undefined for the first page
 * @throws ApiError `invalid_cursor`
 */
export async function findRuns(
  db: Queryable,
  { workspaceId }: Caller,
  { words, status, panel }: RunFilter,
  after: string | undefined,
  limit: number,
): Promise<Page<ListedRun>> {
  const { createdAtUs: beforeUs, id: beforeId } = after === undefined ? newest : parsePosition(after);
  const search = { workspaceId, beforeUs, beforeId, words, status, panel, limit: limit + 1, lookAt };
  const rows = await searchRuns(db, search);
  const found = rows.filter((row) => row.found);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : rows.find((row) => !row.found);
  return { rows: shown, nextPosition: last ? `${last.created_at_us}/${last.id}` : null };
}
