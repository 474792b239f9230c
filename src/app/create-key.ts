import { insertKey } from '../db/keys.ts';
import type { Queryable } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';
import { apiKeyDigest, newApiKey } from '../domain/account/api-key.ts';

/**
 * Creates an API key of a workspace. The key is in the result and nowhere else: show it once
 * (R-A04).
 * @param name chosen by its owner, 1 to 100 characters
 * @param expiresAt null: never
 * @param createdBy the person who makes it; null for the operator
 */
export async function createKey(
  db: Queryable,
  workspaceId: string,
  name: string,
  expiresAt: Date | null,
  createdBy: string | null = null,
): Promise<{ id: string; key: string }> {
  const key = newApiKey();
  const digest = apiKeyDigest(key);
  const { id } = exactlyOne(
    await insertKey(db, { workspaceId, digest, last4: key.slice(-4), name, expiresAt, createdBy }),
  );
  return { id, key };
}

const dayMs = 86_400_000;

/**
 * The same for operators, who know workspaces by name.
 * @param expiresInDays null: never
 * @returns undefined if there is no such workspace
 */
export async function createNamedKey(
  db: Queryable,
  workspaceName: string,
  name: string,
  expiresInDays: number | null,
): Promise<{ id: string; key: string; expiresAt: Date | null } | undefined> {
  const [workspace] = await findWorkspaceByName(db, workspaceName);
  if (!workspace) return undefined;
  const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * dayMs);
  return { ...(await createKey(db, workspace.id, name, expiresAt)), expiresAt };
}
