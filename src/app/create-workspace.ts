import { grant } from '../db/ledger.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { insertWorkspace } from '../db/workspaces.ts';

interface NewWorkspace {
  readonly name: string;
  readonly plan: string;
  readonly monthlyCreditGrant: number;
  /** Granted immediately; 0 for none. */
  readonly firstCredits: number;
}

/**
 * Creates a workspace with its first credits, in one transaction.
 * @returns its id, or undefined if the name is taken
 */
export async function createWorkspace(db: Pool, workspace: NewWorkspace): Promise<string | undefined> {
  return await inTransaction(db, async (tx) => {
    const [created] = await insertWorkspace(tx, workspace.name, workspace.plan, workspace.monthlyCreditGrant);
    if (created && workspace.firstCredits > 0) {
      await grant(tx, created.id, workspace.firstCredits, null, 'first credits');
    }
    return created?.id;
  });
}
