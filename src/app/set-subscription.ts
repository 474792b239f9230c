import type { Queryable } from '../db/pool.ts';
import { findWorkspaceByName, setSubscriptionStatus, type WorkspaceRow } from '../db/workspaces.ts';

/**
 * Ends or gives back the right to start paid research; reading stays possible, and runs in progress go on (R-C12, R-A01).
 * @returns the workspace as it then stands, or undefined where there is none of this name
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
