import { insertKey } from '../db/keys.ts';
import type { Queryable } from '../db/pool.ts';
import { only } from '../db/statement.ts';
import { apiKeyDigest, newApiKey } from '../domain/api-key.ts';

/**
 * A new API key of a workspace. The key is in what this returns and nowhere else: show it once (R-A04).
 * @param name what its owner calls it, 1 to 100 characters
 * @param expiresAt when it stops working; null for never
 */
export async function createKey(
  db: Queryable,
  workspaceId: string,
  name: string,
  expiresAt: Date | null,
): Promise<{ id: string; key: string }> {
  const key = newApiKey();
  const { id } = only(await insertKey(db, workspaceId, apiKeyDigest(key), key.slice(-4), name, expiresAt));
  return { id, key };
}
