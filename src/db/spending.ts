import { statement } from './statement.ts';

/** What moved in one month of a workspace's ledger, in UTC. */
export interface LedgerMonth {
  /** As in 2026-11. */
  month: string;
  granted: number;
  /** Not negative. */
  reserved: number;
  refunded: number;
  /** The balance when the month ended, or now. */
  balance: number;
}

/** The last months with entries, oldest first. */
export const listLedgerMonths = statement<LedgerMonth, [workspaceId: string, limit: number]>(
  'list_ledger_months',
  `select * from (
     select m.*, (sum(m.granted - m.reserved + m.refunded) over (order by m.month))::int as balance from (
       select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
         coalesce(sum(credits) filter (where kind = 'grant'), 0)::int as granted,
         coalesce(-sum(credits) filter (where kind = 'reserve'), 0)::int as reserved,
         coalesce(sum(credits) filter (where kind = 'refund'), 0)::int as refunded
       from ledger_entries where workspace_id = $1 group by 1) m
     order by m.month desc limit $2) last order by month`,
);

export interface LedgerEntry {
  id: string;
  created_at: Date;
  kind: 'grant' | 'reserve' | 'refund';
  /** Signed: what the entry adds to the balance. */
  credits: number;
  run_id: string | null;
  panel: string | null;
  note: string | null;
}

/** The entries of a workspace after a given one, in the order in which they were written. */
export const listLedgerEntries = statement<
  LedgerEntry,
  [workspaceId: string, afterId: string, limit: number]
>(
  'list_ledger_entries',
  `select l.id, l.created_at, l.kind, l.credits, l.run_id, r.panel, l.note
   from ledger_entries l left join runs r on r.id = l.run_id
   where l.workspace_id = $1 and l.id > $2::bigint order by l.id limit $3`,
);

/** What was asked with one key, by one person, or before either was recorded. */
export interface UsageBySource {
  /** Null if no key asked. */
  key_id: string | null;
  key_name: string | null;
  key_last4: string | null;
  /** Null if no person asked. */
  person_name: string | null;
  runs: number;
  /** Reserves of runs that were not refunded. */
  credits: number;
  last_asked_at: Date;
}

/** The largest first. */
export const listUsageBySource = statement<UsageBySource, [workspaceId: string, limit: number]>(
  'list_usage_by_source',
  `select used.key_id, k.name as key_name, k.last4 as key_last4, p.name as person_name, used.runs, used.credits,
     used.last_asked_at
   from (select api_key_id as key_id, person_id, count(*)::int as runs,
           sum(coalesce(credits_charged, credits_reserved))::int as credits, max(created_at) as last_asked_at
         from runs where workspace_id = $1 group by api_key_id, person_id) used
   left join api_keys k on k.id = used.key_id left join people p on p.id = used.person_id
   order by used.credits desc, used.last_asked_at desc limit $2`,
);
