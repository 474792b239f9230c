import type { Command } from 'commander';
import { createWorkspace } from '../app/create-workspace.ts';
import { grantCredits } from '../app/grant-credits.ts';
import { readWorkspaces } from '../app/list-workspaces.ts';
import { resumeWorkspace, suspendWorkspace } from '../app/suspend-workspace.ts';
import { type AdminContext, type OutputOptions, print } from './context.ts';
import { found, Refusal } from './refusal.ts';
import { table } from './table.ts';
import { nameOf, positiveNumber, wholeNumber } from './values.ts';

const jsonFlag = ['--json', 'print JSON'] as const;

export function addWorkspaceCommands(program: Command, context: AdminContext): void {
  const workspace = program.command('workspace').description('workspaces and their credits');
  addCreate(workspace, context);
  addList(workspace, context);
  addGrant(workspace, context);
  addStatus(workspace, context, 'suspend', 'ends the right to start paid research', suspendWorkspace);
  addStatus(workspace, context, 'resume', 'gives it back', resumeWorkspace);
}

interface CreateOptions extends OutputOptions {
  readonly credits: number;
  readonly plan: string;
  readonly monthlyGrant: number;
}

function addCreate(workspace: Command, context: AdminContext): void {
  workspace
    .command('create')
    .description('a new, entitled workspace')
    .argument('<name>', 'what it is called', nameOf)
    .option('--credits <number>', 'its first credits', wholeNumber, 0)
    .option('--plan <plan>', 'name of its plan', nameOf, 'standard')
    .option(
      '--monthly-grant <number>',
      'credits of each month; the first come within the hour',
      wholeNumber,
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
    .description('all workspaces with their balances, working keys and runs in progress')
    .option(...jsonFlag)
    .action(async (options: OutputOptions) => {
      const workspaces = await readWorkspaces(context.db);
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

function addGrant(workspace: Command, context: AdminContext): void {
  workspace
    .command('grant')
    .description('adds credits to a workspace')
    .argument('<workspace>', 'its name', nameOf)
    .argument('<credits>', 'how many', positiveNumber)
    .option('--note <text>', 'kept in the ledger', 'granted by an operator')
    .option(...jsonFlag)
    .action(async (name: string, credits: number, options: OutputOptions & { readonly note: string }) => {
      const balance = found(
        await grantCredits(context.db, name, credits, options.note),
        `workspace called ${name}`,
      );
      const granted = { name, granted_credits: credits, available_credits: balance };
      print(context, options, granted, `${name} has ${balance} credits now`);
    });
}

function addStatus(
  workspace: Command,
  context: AdminContext,
  verb: 'suspend' | 'resume',
  description: string,
  change: typeof suspendWorkspace,
): void {
  workspace
    .command(verb)
    .description(description)
    .argument('<workspace>', 'its name', nameOf)
    .option(...jsonFlag)
    .action(async (name: string, options: OutputOptions) => {
      const changed = found(await change(context.db, name), `workspace called ${name}`);
      print(context, options, changed, `${name} is ${changed.subscription_status}`);
    });
}
