import { Command, CommanderError } from 'commander';
import type { AdminContext } from './common/context.ts';
import { Found, Refusal } from './common/refusal.ts';
import { addCostCommand } from './cost-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addCatalogueCommands } from './models/catalogue-commands.ts';
import { addPreflightCommand } from './models/preflight-command.ts';
import { addPersonCommands } from './person-commands.ts';
import { addRunCommands } from './run-commands.ts';
import { addWorkspaceCommands } from './workspace-commands.ts';

/** Exit codes: done; refused, not found or failed; usage error. */
type ExitCode = 0 | 1 | 2;

/**
 * Runs one operator command. Results go to `out`, everything else to `err`.
 * @param words the command-line arguments, without the program's name
 */
export async function runAdmin(words: readonly string[], context: AdminContext): Promise<ExitCode> {
  try {
    await adminProgram(context).parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof Found) return 1;
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    context.err(`admin: ${describe(error)}\n`);
    return 1;
  }
}

function adminProgram(context: AdminContext): Command {
  const program = new Command('admin')
    .description('Commands for operators: workspaces, credits, people, keys, runs and models.')
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .showHelpAfterError('(see --help)');
  addWorkspaceCommands(program, context);
  addPersonCommands(program, context);
  addKeyCommands(program, context);
  addRunCommands(program, context);
  addCostCommand(program, context);
  addPreflightCommand(program, context);
  addCatalogueCommands(program, context);
  return program;
}

/** Messages for system and PostgreSQL error codes that an operator can act on. */
const advice: Readonly<Record<string, string>> = {
  '42P01': 'the database has no tables yet; run npm run migrate',
  '22003': 'a balance cannot hold so many credits',
};

/** Codes of an address where nobody listens, or a socket that is not there. */
const nobody = ['ENOENT', 'ECONNREFUSED'];
const absent =
  ': without DATABASE_URL, commands use the embedded one, which is there while npm start runs with this DATA_DIR';

function describe(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal) return message;
  if (/^(E[A-Z]+|57P\d\d)$/.test(code) || /when trying to connect|terminated/.test(message))
    return `the database does not answer (${code || message})${nobody.includes(code) ? absent : ''}`;
  return advice[code] ?? message;
}
