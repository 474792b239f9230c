import { Command, CommanderError } from 'commander';
import type { AdminContext } from './context.ts';
import { addKeyCommands } from './key-commands.ts';
import { Refusal } from './refusal.ts';
import { addRunCommands } from './run-commands.ts';
import { addWorkspaceCommands } from './workspace-commands.ts';

/** How a command ends: done; refused, not found or failed; wrong usage. */
export type ExitCode = 0 | 1 | 2;

/**
 * Runs one command of the operator's. Results go to `out`, everything else to `err`.
 * @param words of the command line, without the program's name
 */
export async function runAdmin(words: readonly string[], context: AdminContext): Promise<ExitCode> {
  try {
    await adminProgram(context).parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has told the operator already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    context.err(`admin: ${describe(error)}\n`);
    return 1;
  }
}

function adminProgram(context: AdminContext): Command {
  const program = new Command('admin')
    .description("The operator's commands: workspaces, credits, keys and runs.")
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .showHelpAfterError('(--help tells what it takes)');
  addWorkspaceCommands(program, context);
  addKeyCommands(program, context);
  addRunCommands(program, context);
  return program;
}

/** Codes of the system and of PostgreSQL that an operator can do something about. */
const advice: Readonly<Record<string, string>> = {
  '42P01': 'the database has no tables yet; run npm run migrate',
  '22003': 'a balance cannot hold so many credits',
};

function describe(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal) return message;
  if (/^(E[A-Z]+|57P\d\d)$/.test(code) || /when trying to connect|terminated/.test(message))
    return `the database does not answer (${code || message})`;
  return advice[code] ?? message;
}
