import { statement } from './statement.ts';

/**
 * Claims an idempotency key for a new run, or takes over an expired one; gives no row where the key is in use.
 * Of racing creates the first holds the row until it commits; the others wait here, and then find it in use.
 */
export const claimKey = statement<
  { run_id: string },
  [workspaceId: string, key: string, fingerprint: Buffer, runId: string, windowHours: number]
>(
  'claim_key',
  `insert into idempotency_keys as k (workspace_id, key, fingerprint, run_id, accepted_at, expires_at)
   values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + make_interval(hours => $5))
   on conflict (workspace_id, key) do update
     set fingerprint = excluded.fingerprint, run_id = excluded.run_id,
         accepted_at = excluded.accepted_at, expires_at = excluded.expires_at
     where k.expires_at <= clock_timestamp()
   returning run_id`,
);

/** The run that a key stands for, and what it was asked with. */
export const findKey = statement<{ run_id: string; fingerprint: Buffer }, [workspaceId: string, key: string]>(
  'find_key',
  `select run_id, fingerprint from idempotency_keys where workspace_id = $1 and key = $2`,
);

/** Forgets keys whose window has passed, some at a time. */
export const pruneKeys = statement<{ key: string }, [limit: number]>(
  'prune_keys',
  `delete from idempotency_keys where (workspace_id, key) in (
     select workspace_id, key from idempotency_keys where expires_at <= clock_timestamp()
     order by expires_at limit $1 for update skip locked)
   returning key`,
);
