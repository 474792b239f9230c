import type { Queryable } from '../db/pool.ts';
import { type ListedWorkspace, listWorkspaces } from '../db/workspaces.ts';

/** Every workspace by its name, with its balance, its working keys and its runs in progress. */
export async function readWorkspaces(db: Queryable): Promise<ListedWorkspace[]> {
  return await listWorkspaces(db);
}
