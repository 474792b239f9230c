import type { Pool } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';
import { createWorkspace } from './create-workspace.ts';

const name = 'local';
const firstCredits = 10_000;

/**
 * Creates the workspace of a first `npm start`, entitled and with 10,000 credits, unless it exists.
 * @returns its id
 */
export async function ensureLocalWorkspace(db: Pool): Promise<string> {
  const created = await createWorkspace(db, { name, plan: 'local', monthlyCreditGrant: 0, firstCredits });
  return created ?? exactlyOne(await findWorkspaceByName(db, name)).id;
}
