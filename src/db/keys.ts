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
