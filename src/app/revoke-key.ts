import { type ListedKey, revokeKeyRow } from '../db/keys.ts';
import type { Queryable } from '../db/pool.ts';

/**
 * Stops a key for good, with its next request (R-A04). Safe to repeat: the first time stands.
 * @returns the key, or undefined where no key has this id
 */
export async function revokeKey(db: Queryable, keyId: string): Promise<ListedKey | undefined> {
  const [key] = await revokeKeyRow(db, keyId);
  return key;
}
