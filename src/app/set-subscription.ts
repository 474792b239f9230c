import type { Queryable } from '../db/pool.ts';
import { findWorkspaceByName, setSubscriptionStatus, type WorkspaceRow } from '../db/workspaces.ts';

/**
 * Suspends or restores the right to start paid research. Reading stays possible, and runs in
 * progress continue (R-C12, R-A01).
 * @returns the updated workspace, or undefined if none has this name
 */
export async function setSubscription(
  db: Queryable,
  name: string,
  status: 'active' | 'suspended',
): Promise<WorkspaceRow | undefined> {
  const [workspace] = await findWorkspaceByName(db, name);
  if (!workspace) return undefined;
  await setSubscriptionStatus(db, workspace.id, status);
  return { ...workspace, subscription_status: status };
}
