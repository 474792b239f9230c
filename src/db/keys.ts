import { statement } from './statement.ts';

export interface KeyRow {
  id: string;
  workspace_id: string;
  /** Requests of this minute, this one included. */
  used: number;
  /** Until the minute ends. */
  resets_in_ms: number;
}

/**
 * Finds a working key, counts the request against its minute and notes the key's use: one statement, one round trip.
 * The minute starts with its first request. Values: digest, kind ('reads' counts per key, 'creates' per workspace).
 * The counters are one row each, so that every API process counts on the same ones.
 */
export const authenticateAndCount = statement<KeyRow, [digest: Buffer, kind: 'reads' | 'creates']>(
  'authenticate_and_count',
  `with caller as (
     select id, workspace_id, last_used_at from api_keys
     where digest = $1 and revoked_at is null and (expires_at is null or expires_at > clock_timestamp())
   ), counted as (
     insert into rate_windows as w (kind, subject, used, started_at)
     select $2, case $2::text when 'creates' then workspace_id else id end, 1, clock_timestamp() from caller
     on conflict (kind, subject) do update set
       used = case when w.started_at <= clock_timestamp() - interval '60 seconds' then 1 else w.used + 1 end,
       started_at = case when w.started_at <= clock_timestamp() - interval '60 seconds' then clock_timestamp() else w.started_at end
     returning used, started_at
   ), noted as (
     update api_keys set last_used_at = clock_timestamp()
     from caller where api_keys.id = caller.id
       and (caller.last_used_at is null or caller.last_used_at < clock_timestamp() - interval '1 minute')
   )
   select caller.id, caller.workspace_id, counted.used,
          greatest(0, ceil(60000 - extract(epoch from clock_timestamp() - counted.started_at) * 1000))::int as resets_in_ms
   from caller, counted`,
);

/** Values: workspace, digest, last four characters, name, expiry or null. */
export const insertKey = statement<
  { id: string },
  [workspaceId: string, digest: Buffer, last4: string, name: string, expiresAt: Date | null]
>(
  'insert_key',
  `insert into api_keys (workspace_id, digest, last4, name, expires_at) values ($1, $2, $3, $4, $5) returning id`,
);

/** A key as its owner may see it: never the key, nor its hash. */
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

/** The keys of a workspace, or of all of them where the name is null; by workspace, oldest first. */
export const listKeys = statement<ListedKey, [workspaceName: string | null]>(
  'list_keys',
  `select ${listedColumns} from api_keys k join workspaces w on w.id = k.workspace_id
   where $1::text is null or w.name = $1 order by w.name, k.created_at, k.id`,
);

/** Stops a key for good; on one that was stopped already nothing changes. Gives no row for an unknown id. */
export const revokeKey = statement<ListedKey, [id: string]>(
  'revoke_key',
  `update api_keys k set revoked_at = coalesce(k.revoked_at, clock_timestamp())
   from workspaces w where k.id = $1 and w.id = k.workspace_id returning ${listedColumns}`,
);
