import type { Command } from 'commander';
import { createWorkspace } from '../app/create-workspace.ts';
import { grantCredits } from '../app/grant-credits.ts';
import { setSubscription } from '../app/set-subscription.ts';
import { listWorkspaces } from '../db/workspaces.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from './common/context.ts';
import { found, Refusal } from './common/refusal.ts';
import { table } from './common/table.ts';
import { nameOf, positiveNumber, wholeNumberArgument } from './common/values.ts';

export function addWorkspaceCommands(program: Command, context: AdminContext): void {
  const workspace = program.command('workspace').description('workspaces and their credits');
  addCreate(workspace, context);
  addList(workspace, context);
  addGrant(workspace, context);
  addStatus(workspace, context, 'suspend');
  addStatus(workspace, context, 'resume');
}

interface CreateOptions extends OutputOptions {
  readonly credits: number;
  readonly plan: string;
  readonly monthlyGrant: number;
}

function addCreate(workspace: Command, context: AdminContext): void {
  workspace
    .command('create')
    .description('create a workspace that may start paid research')
    .argument('<name>', 'name of the workspace', nameOf)
    .option('--credits <number>', 'credits to start with', wholeNumberArgument, 0)
    .option('--plan <plan>', 'name of the plan', nameOf, 'standard')
    .option(
      '--monthly-grant <number>',
      'credits per month; the first are granted within the hour',
      wholeNumberArgument,
      0,
    )
    .option(...jsonFlag)
    .action(async (name: string, options: CreateOptions) => {
      const { plan, credits: firstCredits, monthlyGrant: monthlyCreditGrant } = options;
      const id = await createWorkspace(context.db, { name, plan, monthlyCreditGrant, firstCredits });
      if (!id) throw new Refusal(`A workspace called ${name} exists already.`);
      const created = {
        id,
        name,
        plan,
        monthly_credit_grant: monthlyCreditGrant,
        available_credits: firstCredits,
      };
      print(context, options, created, `workspace ${name} (${id}) with ${firstCredits} credits`);
    });
}

function addList(workspace: Command, context: AdminContext): void {
  workspace
    .command('list')
    .description('list workspaces with balance, active keys and runs in progress')
    .option(...jsonFlag)
    .action(async (options: OutputOptions) => {
      const workspaces = await listWorkspaces(context.db);
      const header = ['name', 'plan', 'status', 'credits', 'monthly', 'keys', 'running', 'created', 'id'];
      const rows = workspaces.map((each) => [
        each.name,
        each.plan,
        each.subscription_status,
        each.available_credits,
        each.monthly_credit_grant,
        each.working_keys,
        each.runs_in_progress,
        each.created_at,
        each.id,
      ]);
      print(context, options, workspaces, table(header, rows));
    });
}

interface GrantOptions extends OutputOptions {
  readonly note: string;
  readonly key?: string;
}

function addGrant(workspace: Command, context: AdminContext): void {
  workspace
    .command('grant')
    .description('add credits to a workspace')
    .argument('<workspace>', 'name of the workspace', nameOf)
    .argument('<credits>', 'number of credits', positiveNumber)
    .option('--note <text>', 'kept in the ledger', 'granted by an operator')
    .option('--key <key>', 'a repeat with the same key grants nothing', nameOf)
    .option(...jsonFlag)
    .action(async (name: string, credits: number, options: GrantOptions) => {
      const { balance, before } = found(
        await grantCredits(context.db, name, credits, options.note, options.key),
        `workspace called ${name}`,
      );
      if (before !== null && before !== credits)
        throw new Refusal(`The key was used for a grant of ${before} credits; nothing was granted.`);
      const granted = {
        name,
        granted_credits: before === null ? credits : 0,
        available_credits: balance,
      };
      const repeated = before === null ? '' : '; they were granted before under this key';
      print(context, options, granted, `${name} has ${balance} credits now${repeated}`);
    });
}

const statusCommands = {
  suspend: { status: 'suspended', about: 'stop a workspace from starting paid research' },
  resume: { status: 'active', about: 'let a suspended workspace start paid research again' },
} as const;

function addStatus(workspace: Command, context: AdminContext, verb: keyof typeof statusCommands): void {
  const { status, about } = statusCommands[verb];
  workspace
    .command(verb)
    .description(about)
    .argument('<workspace>', 'its name', nameOf)
    .option(...jsonFlag)
    .action(async (name: string, options: OutputOptions) => {
      const changed = found(await setSubscription(context.db, name, status), `workspace called ${name}`);
      print(context, options, changed, `${name} is ${changed.subscription_status}`);
    });
}
