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
  }
>(
  'insert_api_key',
  `insert into api_keys (workspace_id, digest, last4, name, expires_at) values ($workspaceId, decode($digest, 'hex'), $last4, $name, $expiresAt) returning id`,
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

/** The keys of a workspace, or of all workspaces if the name is null; by workspace, oldest first. */
export const listKeyRows = statement<ListedKey, [workspaceName: string | null]>(
  'list_api_keys',
  `select ${listedColumns} from api_keys k join workspaces w on w.id = k.workspace_id
   where $1::text is null or w.name = $1 order by w.name, k.created_at, k.id`,
);

/** Revokes a key for good; a revoked key keeps its first revocation time. No row: the id is unknown. */
export const revokeKeyRow = statement<ListedKey, [id: string]>(
  'revoke_api_key',
  `update api_keys k set revoked_at = coalesce(k.revoked_at, clock_timestamp())
   from workspaces w where k.id = $1 and w.id = k.workspace_id returning ${listedColumns}`,
);
