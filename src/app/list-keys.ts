import { type ListedKey, listKeyRows } from '../db/keys.ts';
import type { Queryable } from '../db/pool.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';

/**
 * Lists keys for operators: their names and last characters, never the keys (R-A04).
 * @param workspaceName null for the keys of all workspaces
 * @returns oldest first, or undefined if there is no such workspace
 */
export async function listKeys(
  db: Queryable,
  workspaceName: string | null,
): Promise<ListedKey[] | undefined> {
  if (workspaceName !== null && (await findWorkspaceByName(db, workspaceName)).length === 0) return undefined;
  return await listKeyRows(db, workspaceName);
}
