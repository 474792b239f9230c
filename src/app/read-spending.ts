import { pagesAfter } from '../db/pages-after.ts';
import type { Queryable } from '../db/pool.ts';
import {
  type LedgerEntry,
  type LedgerMonth,
  listLedgerEntries,
  listLedgerMonths,
  listUsageBySource,
  type UsageBySource,
} from '../db/spending.ts';
import type { Caller } from './caller.ts';

const monthsMax = 60;
const sourcesMax = 200;
const pageRows = 500;

/** What was granted, reserved and refunded in each of the last months, oldest first (R-U04). */
export async function readLedger(db: Queryable, { workspaceId }: Caller): Promise<LedgerMonth[]> {
  return await listLedgerMonths(db, workspaceId, monthsMax);
}

/** What each key and each person has asked, the largest first (R-U04). */
export async function readUsageBySource(db: Queryable, { workspaceId }: Caller): Promise<UsageBySource[]> {
  return await listUsageBySource(db, workspaceId, sourcesMax);
}

/** Every entry of the workspace's ledger, oldest first, read page by page. */
export function ledgerEntries(
  db: Queryable,
  { workspaceId }: Caller,
): AsyncGenerator<readonly LedgerEntry[]> {
  const read = (after: string, limit: number) => listLedgerEntries(db, workspaceId, after, limit);
  return pagesAfter(read, pageRows, ({ id }) => id, '0');
}
