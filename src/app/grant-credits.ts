import { grant } from '../db/ledger.ts';
import type { Queryable } from '../db/pool.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';

/**
 * Adds credits to a workspace on behalf of an operator. @returns the new balance, or undefined if there is no such
 * workspace
 */
export async function grantCredits(
  db: Queryable,
  workspaceName: string,
  credits: number,
  note: string,
): Promise<number | undefined> {
  const [workspace] = await findWorkspaceByName(db, workspaceName);
  if (!workspace) return undefined;
  const [row] = await grant(db, workspace.id, credits, null, note);
  return row?.available_credits;
}
