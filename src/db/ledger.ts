import { statement } from './statement.ts';

// Each statement writes ledger and balance together, so that no failure can separate them. The
// reserve of a run is written with the run itself: see accept-run.ts.

/** Refunds the reserve of a run, once: the unique (run, kind) refuses a second refund. */
export const refund = statement<
  { available_credits: number },
  [workspaceId: string, runId: string, credits: number]
>(
  'refund',
  `with entry as (
     insert into ledger_entries (workspace_id, run_id, kind, credits) values ($1, $2, 'refund', $3::int) returning credits
   )
   update workspaces set available_credits = available_credits + entry.credits from entry where id = $1
   returning available_credits`,
);

/** Grants credits. With a period ('2026-11') a grant is written once; a repeat returns no row. */
export const grant = statement<
  { available_credits: number },
  [workspaceId: string, credits: number, period: string | null, note: string | null]
>(
  'grant',
  `with entry as (
     insert into ledger_entries (workspace_id, kind, credits, period, note) values ($1, 'grant', $2::int, $3, $4)
     on conflict (workspace_id, period) where period is not null do nothing returning credits
   )
   update workspaces set available_credits = available_credits + entry.credits from entry where id = $1
   returning available_credits`,
);

/** Grants credits under a key of the operator's, once; a repeat returns no row. */
export const grantByKey = statement<
  { available_credits: number },
  [workspaceId: string, credits: number, key: string, note: string]
>(
  'grant_by_key',
  `with entry as (
     insert into ledger_entries (workspace_id, grant_key, kind, credits, note) values ($1, $3, 'grant', $2::int, $4)
     on conflict (workspace_id, grant_key) where grant_key is not null do nothing returning credits
   )
   update workspaces set available_credits = available_credits + entry.credits from entry where id = $1
   returning available_credits`,
);

/** What was granted under a key, and the balance now. */
export const readGrantByKey = statement<
  { credits: number; available_credits: number },
  [workspaceId: string, key: string]
>(
  'read_grant_by_key',
  `select l.credits, w.available_credits from ledger_entries l join workspaces w on w.id = l.workspace_id
   where l.workspace_id = $1 and l.grant_key = $2`,
);
