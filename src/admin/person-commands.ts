import type { Command } from 'commander';
import {
  invitePerson,
  listPeople,
  type PersonsInvitation,
  removePerson,
  resetPerson,
} from '../app/people/invite.ts';
import { allObjections } from '../app/people/object-to-label.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from './common/context.ts';
import { found, Refusal } from './common/refusal.ts';
import { table } from './common/table.ts';
import { nameOf } from './common/values.ts';

export function addPersonCommands(program: Command, context: AdminContext): void {
  const person = program.command('person').description('people who sign in to the console');
  addInvite(person, context);
  addList(person, context);
  addReset(person, context);
  addRemove(person, context);
  addObjections(person, context);
}

interface InviteOptions extends OutputOptions {
  readonly name?: string;
}

/** Prints only the link to stdout, so that a script can send it; it is stored nowhere (R-U01). */
function addInvite(person: Command, context: AdminContext): void {
  person
    .command('invite')
    .description('create a person, and print a link to set a passphrase; it is shown once')
    .argument('<workspace>', 'name of the workspace', nameOf)
    .option('--name <name>', 'name to sign in with (default: that of the workspace)', nameOf)
    .option(...jsonFlag)
    .action(async (workspace: string, options: InviteOptions) => {
      const { name = workspace } = options;
      const invited = await invitePerson(context.db, workspace, name);
      if (invited === 'name_taken')
        throw new Refusal(`Somebody called ${name} exists; choose another --name.`);
      const invitation = found(
        invited === 'no_workspace' ? undefined : invited,
        `workspace called ${workspace}`,
      );
      printLink(context, options, { workspace }, invitation);
    });
}

function addReset(person: Command, context: AdminContext): void {
  person
    .command('reset')
    .description('print a link to set another passphrase; a former link stops working')
    .argument('<name>', 'name of the person', nameOf)
    .option(...jsonFlag)
    .action(async (name: string, options: OutputOptions) => {
      printLink(context, options, {}, found(await resetPerson(context.db, name), `person called ${name}`));
    });
}

function printLink(
  context: AdminContext,
  options: OutputOptions,
  more: object,
  { name, token, expiresAt }: PersonsInvitation,
): void {
  const link = context.linkOf(token);
  print(context, options, { name, ...more, link, expires_at: expiresAt }, link);
  if (options.json) return;
  context.err(`This link for ${name} works once, until ${expiresAt.toISOString()}. It is not shown again.\n`);
}

function addList(person: Command, context: AdminContext): void {
  person
    .command('list')
    .description('list people')
    .argument('[workspace]', 'name of a workspace (default: all)', nameOf)
    .option(...jsonFlag)
    .action(async (workspace: string | undefined, options: OutputOptions) => {
      const people = found(await listPeople(context.db, workspace ?? null), `workspace called ${workspace}`);
      const header = [
        'workspace',
        'name',
        'created',
        'may sign in',
        'invited until',
        'sessions',
        'last seen',
      ];
      const rows = people.map((each) => [
        each.workspace,
        each.name,
        each.created_at,
        each.has_passphrase ? 'yes' : 'not yet',
        each.invited_until,
        each.sessions,
        each.last_seen_at,
      ]);
      print(context, options, people, table(header, rows));
    });
}

function addRemove(person: Command, context: AdminContext): void {
  person
    .command('remove')
    .description('remove a person for good; all sessions end at once')
    .argument('<name>', 'name of the person', nameOf)
    .option(...jsonFlag)
    .action(async (name: string, options: OutputOptions) => {
      if (!(await removePerson(context.db, name))) throw new Refusal(`There is no person called ${name}.`);
      print(context, options, { name, removed: true }, `${name} can no longer sign in`);
    });
}

/** One line per objection, whatever their number: a program reads them. */
function addObjections(person: Command, context: AdminContext): void {
  person
    .command('objections')
    .description('print the labels that people think wrong, one line of JSON each, oldest first')
    .action(async () => {
      for await (const page of allObjections(context.db)) {
        for (const { person_name, ...objection } of page)
          context.out(`${JSON.stringify({ ...objection, by: person_name })}\n`);
      }
    });
}
