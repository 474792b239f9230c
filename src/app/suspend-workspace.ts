import type { Queryable } from '../db/pool.ts';
import { findWorkspaceByName, setSubscriptionStatus, type WorkspaceRow } from '../db/workspaces.ts';
import type { SubscriptionStatus } from '../domain/credits.ts';

/** Ends the right to start paid research; reading stays possible, and runs in progress go on (R-C12, R-A01). */
export async function suspendWorkspace(db: Queryable, name: string): Promise<WorkspaceRow | undefined> {
  return await withStatus(db, name, 'suspended');
}

/** Gives it back. */
export async function resumeWorkspace(db: Queryable, name: string): Promise<WorkspaceRow | undefined> {
  return await withStatus(db, name, 'active');
}

/** @returns the workspace as it then stands, or undefined where there is none of this name */
async function withStatus(db: Queryable, name: string, status: SubscriptionStatus) {
  const [workspace] = await findWorkspaceByName(db, name);
  if (!workspace) return undefined;
  await setSubscriptionStatus(db, workspace.id, status);
  return { ...workspace, subscription_status: status };
}
