import { namedStatement, statement } from './statement.ts';

export const insertKey = namedStatement<
  { id: string },
  {
    workspaceId: string;
    /** In hexadecimal. */
    digest: string;
    last4: string;
    name: string;
    expiresAt: Date | null;
    /** The person who makes it; null for the operator. */
    createdBy: string | null;
  }
>(
  'insert_api_key',
  `insert into api_keys (workspace_id, digest, last4, name, expires_at, created_by)
   values ($workspaceId, decode($digest, 'hex'), $last4, $name, $expiresAt, $createdBy) returning id`,
);

/** A key as its owner may see it: neither the key nor its hash. */
export interface ListedKey {
  id: string;
  workspace: string;
  name: string;
  last4: string;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const listedColumns = `k.id, w.name as workspace, k.name, k.last4, k.created_at, k.expires_at, k.last_used_at, k.revoked_at`;

/**
 * The keys of a workspace, or of all workspaces if the name is null; by workspace, oldest first.
 */
export const listKeyRows = statement<ListedKey, [workspaceName: string | null]>(
  'list_api_keys',
  `select ${listedColumns} from api_keys k join workspaces w on w.id = k.workspace_id
   where $1::text is null or w.name = $1 order by w.name, k.created_at, k.id`,
);

/**
 * Revokes a key for good; a revoked key keeps its first revocation time. No row: the id is unknown.
 */
export const revokeKeyRow = statement<ListedKey, [id: string]>(
  'revoke_api_key',
  `update api_keys k set revoked_at = coalesce(k.revoked_at, clock_timestamp())
   from workspaces w where k.id = $1 and w.id = k.workspace_id returning ${listedColumns}`,
);

/** A key as the people of its workspace see it. */
export interface OwnKey extends Omit<ListedKey, 'workspace'> {
  /** Null if the operator made it, or nobody knows. */
  created_by: string | null;
}

const ownColumns = `k.id, k.name, k.last4, k.created_at, k.expires_at, k.last_used_at, k.revoked_at,
  (select p.name from people p where p.id = k.created_by) as created_by`;

/** The newest keys of a workspace; those that no longer work as well. */
export const listOwnKeys = statement<OwnKey, [workspaceId: string, limit: number]>(
  'list_own_keys',
  `select ${ownColumns} from api_keys k where k.workspace_id = $1 order by k.created_at desc, k.id limit $2`,
);

/** Locks a key of a workspace until the transaction ends. No row: it has no such key. */
export const lockOwnKey = statement<OwnKey, [workspaceId: string, id: string]>(
  'lock_own_key',
  `select ${ownColumns} from api_keys k where k.workspace_id = $1 and k.id = $2 for no key update`,
);

export const findOwnKey = statement<OwnKey, [workspaceId: string, id: string]>(
  'find_own_key',
  `select ${ownColumns} from api_keys k where k.workspace_id = $1 and k.id = $2`,
);

/** Ends a key at a time, unless it ends sooner. */
export const endKeyAt = statement<{ id: string }, [id: string, endsAt: Date]>(
  'end_key_at',
  `update api_keys set expires_at = least(expires_at, $2) where id = $1 returning id`,
);

export const countWorkingKeys = statement<{ keys: number }, [workspaceId: string]>(
  'count_working_keys',
  `select count(*)::int as keys from api_keys where workspace_id = $1 and revoked_at is null
     and (expires_at is null or expires_at > clock_timestamp())`,
);
