import type { SubscriptionStatus } from '../domain/account/credits.ts';
import { inProgress } from './in-progress.ts';
import { statement } from './statement.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  plan: string;
  subscription_status: SubscriptionStatus;
  monthly_credit_grant: number;
  available_credits: number;
}

const columns = 'id, name, plan, subscription_status, monthly_credit_grant, available_credits';

export const readWorkspace = statement<WorkspaceRow, [id: string]>(
  'read_workspace',
  `select ${columns} from workspaces where id = $1`,
);

export const findWorkspaceByName = statement<WorkspaceRow, [name: string]>(
  'find_workspace_by_name',
  `select ${columns} from workspaces where name = $1`,
);

/** No row: the name is taken. */
export const insertWorkspace = statement<
  { id: string },
  [name: string, plan: string, monthlyCreditGrant: number]
>(
  'insert_workspace',
  `insert into workspaces (name, plan, monthly_credit_grant) values ($1, $2, $3) on conflict (name) do nothing returning id`,
);

export const setSubscriptionStatus = statement<{ id: string }, [id: string, status: SubscriptionStatus]>(
  'set_subscription_status',
  `update workspaces set subscription_status = $2 where id = $1 returning id`,
);

export interface ListedWorkspace extends WorkspaceRow {
  working_keys: number;
  runs_in_progress: number;
  created_at: Date;
}

export const listWorkspaces = statement<ListedWorkspace, []>(
  'list_workspaces',
  `select ${columns}, created_at,
     (select count(*)::int from api_keys k where k.workspace_id = w.id and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > clock_timestamp())) as working_keys,
     (select count(*)::int from runs r where r.workspace_id = w.id
        and r.status in (${inProgress})) as runs_in_progress
   from workspaces w order by name`,
);

/**
 * Entitled workspaces without this month's grant, by id, after a given id. The month is in UTC, by
 * the database's clock, so that all processes agree on it.
 */
export const listGrantsDue = statement<
  { id: string; monthly_credit_grant: number; period: string },
  [afterId: string, limit: number]
>(
  'list_grants_due',
  `select w.id, w.monthly_credit_grant, now.period
   from workspaces w, (select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM') as period) as now
   where w.id > $1 and w.monthly_credit_grant > 0 and w.subscription_status = 'active'
     and not exists (select from ledger_entries l where l.workspace_id = w.id and l.period = now.period)
   order by w.id limit $2`,
);
