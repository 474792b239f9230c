import { statement } from './statement.ts';

// A key is claimed together with its run: see accept-run.ts.

/** The run that a key stands for within its window, and the fingerprint of its request. */
export const findIdempotencyKey = statement<
  { run_id: string; fingerprint: Buffer },
  [workspaceId: string, key: string]
>(
  'find_idempotency_key',
  `select run_id, fingerprint from idempotency_keys
   where workspace_id = $1 and key = $2 and expires_at > clock_timestamp()`,
);

/** Deletes keys whose window has passed, up to a limit. */
export const pruneIdempotencyKeys = statement<{ key: string }, [limit: number]>(
  'prune_idempotency_keys',
  `delete from idempotency_keys where (workspace_id, key) in (
     select workspace_id, key from idempotency_keys where expires_at <= clock_timestamp()
     order by expires_at limit $1 for update skip locked)
   returning key`,
);
