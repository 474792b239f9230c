import { type ListedKey, revokeKeyRow } from '../db/keys.ts';
import type { Queryable } from '../db/pool.ts';

/**
 * Revokes a key for good, from its next request on (R-A04). Repeating it keeps the first revocation
 * time.
 * @returns the key, or undefined if no key has this id
 */
export async function revokeKey(db: Queryable, keyId: string): Promise<ListedKey | undefined> {
  const [key] = await revokeKeyRow(db, keyId);
  return key;
}
