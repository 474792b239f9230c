import { statement } from './statement.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  plan: string;
  subscription_status: 'active' | 'suspended' | 'none';
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

/**
 * Takes the workspace's row until the transaction ends: creates, settlements and grants of one workspace take turns.
 * `for update` would deadlock: each create's key already holds the row as its foreign key does (for key share).
 */
export const lockWorkspace = statement<WorkspaceRow, [id: string]>(
  'lock_workspace',
  `select ${columns} from workspaces where id = $1 for no key update`,
);

/** Gives no row where the name is taken. */
export const insertWorkspace = statement<
  { id: string },
  [name: string, plan: string, monthlyCreditGrant: number]
>(
  'insert_workspace',
  `insert into workspaces (name, plan, monthly_credit_grant) values ($1, $2, $3) on conflict (name) do nothing returning id`,
);

export const setSubscriptionStatus = statement<
  { id: string },
  [id: string, status: WorkspaceRow['subscription_status']]
>('set_subscription_status', `update workspaces set subscription_status = $2 where id = $1 returning id`);
