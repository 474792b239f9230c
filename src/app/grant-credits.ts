import { grant, grantByKey, readGrantByKey } from '../db/ledger.ts';
import type { Queryable } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';

/**
 * `before`: what was granted under the same key before, so that this call granted nothing; null if
 * it did.
 */
interface Granted {
  readonly balance: number;
  readonly before: number | null;
}

/**
 * Adds credits to a workspace on behalf of an operator; with a key at most once, so that a command
 * may be repeated whose answer was lost.
 * @returns undefined if there is no such workspace
 */
export async function grantCredits(
  db: Queryable,
  workspaceName: string,
  credits: number,
  note: string,
  key: string | null = null,
): Promise<Granted | undefined> {
  const [workspace] = await findWorkspaceByName(db, workspaceName);
  if (!workspace) return undefined;
  const [row] =
    key === null
      ? await grant(db, workspace.id, credits, null, note)
      : await grantByKey(db, workspace.id, credits, key, note);
  if (row) return { balance: row.available_credits, before: null };
  const kept = exactlyOne(await readGrantByKey(db, workspace.id, key ?? ''));
  return { balance: kept.available_credits, before: kept.credits };
}
