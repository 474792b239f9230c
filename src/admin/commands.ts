import { Command, InvalidArgumentError } from 'commander';

/** What the command line can do; main hands in the use cases. Each gives the lines to print. */
export interface AdminActions {
  readonly createWorkspace: (
    name: string,
    options: { credits: number; plan: string; monthlyGrant: number },
  ) => Promise<string>;
  readonly grantCredits: (workspace: string, credits: number, note: string) => Promise<string>;
  readonly createKey: (
    workspace: string,
    options: { name: string; expiresInDays?: number },
  ) => Promise<string>;
  readonly refundHeldRun: (runId: string) => Promise<string>;
}

/** The operator's command line: one command per use case. */
export function adminProgram(actions: AdminActions, print: (line: string) => void): Command {
  const program = new Command('admin').description(
    "The operator's commands: workspaces, credits, keys and held runs.",
  );

  const workspace = program.command('workspace').description('create a workspace, or grant it credits');
  workspace
    .command('create <name>')
    .description('a new, entitled workspace')
    .option('--credits <number>', 'first credits', wholeNumber, 0)
    .option('--plan <plan>', 'name of its plan', 'standard')
    .option('--monthly-grant <number>', 'credits of each month', wholeNumber, 0)
    .action(async (name, options) => print(await actions.createWorkspace(name, options)));
  workspace
    .command('grant <workspace> <credits>')
    .description('adds credits to a workspace')
    .option('--note <text>', 'kept in the ledger', 'granted by an operator')
    .action(async (name, credits, { note }) =>
      print(await actions.grantCredits(name, positive(credits), note)),
    );

  const key = program.command('key').description('create an API key');
  key
    .command('create <workspace>')
    .description('a new key; it is shown once')
    .option('--name <name>', 'what its owner calls it', 'api')
    .option('--expires-in-days <number>', 'when it stops working', positive)
    .action(async (name, options) => print(await actions.createKey(name, options)));

  const run = program.command('run').description('settle a held run');
  run
    .command('settle <run-id>')
    .description('refunds a run whose reserve is held because every model declined the question')
    .action(async (runId) => print(await actions.refundHeldRun(runId)));
  return program;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It takes a whole number from 0 to 999999999.');
  return Number(text);
}

function positive(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It takes a whole number above 0.');
  return number;
}
