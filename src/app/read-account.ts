import type { Queryable } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import { readWorkspace, type WorkspaceRow } from '../db/workspaces.ts';
import type { Caller } from './caller.ts';

/**
 * The workspace of the caller's key: plan, subscription and balance. Works without a subscription
 * (R-A01).
 */
export async function readAccount(db: Queryable, caller: Caller): Promise<WorkspaceRow> {
  return exactlyOne(await readWorkspace(db, caller.workspaceId));
}
