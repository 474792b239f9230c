import {
  countWorkingKeys,
  endKeyAt,
  findOwnKey,
  listOwnKeys,
  lockOwnKey,
  type OwnKey,
  revokeKeyRow,
} from '../db/keys.ts';
import { inTransaction, type Pool, type Queryable } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from './caller.ts';
import { createKey } from './create-key.ts';

/** Our choice: more than any team needs, and few enough to look through. */
const workingKeysMax = 100;
const listedMax = 500;
const dayMs = 86_400_000;
/** Our choice: a longer time is a slip, or means a key that never ends. */
const endsWithinDays = 3_650;
/** Our choice: the time that a replaced key may be in use for. */
const overlapDays = 30;

/** A key that has just been made. The key itself is here and nowhere else: show it once (R-U02). */
export interface NewKey {
  readonly row: OwnKey;
  readonly key: string;
}

/** The keys of the caller's workspace, newest first, those that ended too (R-U02). */
export async function listKeysOf(db: Queryable, { workspaceId }: Caller): Promise<OwnKey[]> {
  return await listOwnKeys(db, workspaceId, listedMax);
}

/**
 * Makes a key for the caller's workspace.
 * @param expiresAt null: never
 * @throws ApiError `invalid_request` for an end in the past or in more than ten years,
 * `too_many_keys`
 */
export async function makeKey(
  db: Pool,
  caller: Caller,
  name: string,
  expiresAt: Date | null,
): Promise<NewKey> {
  requireWithin('expires_at', expiresAt, endsWithinDays);
  return await inTransaction(db, (tx) => addKey(tx, caller, name, expiresAt));
}

/**
 * Makes a key with the name and the end of another one, which stops working at the chosen time
 * (R-U02).
 * @param endsAt of the old key; null: at once
 * @throws ApiError `key_not_found`, `key_has_ended`, `invalid_request` for a time in the past or in
 * more than 30 days
 */
export async function rollKey(db: Pool, caller: Caller, keyId: string, endsAt: Date | null): Promise<NewKey> {
  requireWithin('ends_at', endsAt, overlapDays);
  return await inTransaction(db, async (tx) => {
    const [old] = await lockOwnKey(tx, caller.workspaceId, keyId);
    if (!old) throw new ApiError('key_not_found');
    if (hasEnded(old)) throw new ApiError('key_has_ended');
    if (endsAt) await endKeyAt(tx, old.id, endsAt);
    else await revokeKeyRow(tx, old.id);
    return await addKey(tx, caller, old.name, old.expires_at);
  });
}

/**
 * Revokes a key of the caller's workspace for good. Repeating it keeps the first time.
 * @param typedName the name of the key, to confirm that this one is meant
 * @throws ApiError `key_not_found`, `invalid_request` for another name
 */
export async function revokeOwnKey(
  db: Pool,
  caller: Caller,
  keyId: string,
  typedName: string,
): Promise<OwnKey> {
  return await inTransaction(db, async (tx) => {
    const [key] = await lockOwnKey(tx, caller.workspaceId, keyId);
    if (!key) throw new ApiError('key_not_found');
    if (key.name !== typedName) {
      throw new ApiError('invalid_request', { message: 'Type the name of the key to confirm.' });
    }
    await revokeKeyRow(tx, key.id);
    return exactlyOne(await findOwnKey(tx, caller.workspaceId, key.id));
  });
}

async function addKey(
  tx: Queryable,
  { workspaceId, personId }: Caller,
  name: string,
  expiresAt: Date | null,
): Promise<NewKey> {
  const { keys } = exactlyOne(await countWorkingKeys(tx, workspaceId));
  if (keys >= workingKeysMax) throw new ApiError('too_many_keys');
  const { id, key } = await createKey(tx, workspaceId, name, expiresAt, personId ?? null);
  return { row: exactlyOne(await findOwnKey(tx, workspaceId, id)), key };
}

function requireWithin(field: string, time: Date | null, days: number): void {
  if (time === null) return;
  const inMs = time.getTime() - Date.now();
  if (inMs > 0 && inMs <= days * dayMs) return;
  throw new ApiError('invalid_request', { message: `${field} must be a time within the next ${days} days.` });
}

function hasEnded({ revoked_at, expires_at }: OwnKey): boolean {
  return revoked_at !== null || (expires_at !== null && expires_at.getTime() <= Date.now());
}
