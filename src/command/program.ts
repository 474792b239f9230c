import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { RequestRefused } from '../client/failure.ts';
import { panelIds, panels } from '../domain/run/panels.ts';
import { type AskOptions, ask } from './ask.ts';
import { type CommandContext, type ExitCode, messageOf, UsageError } from './context.ts';
import type { ReportForm } from './deliver.ts';
import { ownNames } from './own-name.ts';
import { auditRun, exportRun, type ListOptions, printRuns, printText, show } from './records.ts';
import { plain } from './terminal-text.ts';

/**
 * Runs one command of somebody who asks. Reports go to `out`, everything else to `err`.
 * @param words the command-line arguments, without the program's name
 */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<ExitCode> {
  let code: ExitCode = 0;
  try {
    await programOf(context, (result) => {
      code = result;
    }).parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2; // Already printed.
    context.err(`${plain(messageOf(error))}\n`);
    return codeOf(error);
  }
}

function programOf(context: CommandContext, end: (code: ExitCode) => void): Command {
  const program = new Command(ownNames.research)
    .description('Asks questions and reads reports, by the API at API_URL with the key API_KEY.')
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .showHelpAfterError('(see --help)')
    .addHelpText('after', exitCodes);
  withForm(program.command('ask').argument('[question]', 'what the panel is asked'))
    .description('Asks a question, or takes up a run, and waits for the report.')
    .addOption(
      new Option('--panel <panel>', `decides the price: ${prices} credits`).choices(panelIds).default('wide'),
    )
    .addOption(
      new Option('--detach', 'print the id of the run and do not wait').conflicts([
        'json',
        'html',
        'timeout',
      ]),
    )
    .option('--run <id>', 'take up this run; nothing is asked')
    .option('--idempotency-key <key>', 'find the run that was asked with it, if there is one')
    .option('--timeout <seconds>', 'how long to wait', wholeNumber, usualTimeoutSeconds)
    .action(async (question: string | undefined, options: AskOptions) =>
      end(await ask(context, question, options)),
    )
    .addHelpText('after', exitCodes);
  withForm(program.command('show').argument('<run>'))
    .description('Prints the report of a run.')
    .action(async (run: string, form: ReportForm) => end(await show(context, run, form)));
  addRecordCommands(program, context, end);
  return program;
}

function addRecordCommands(program: Command, context: CommandContext, end: (code: ExitCode) => void): void {
  program
    .command('runs')
    .description('Lists runs, newest first: id, time, status, panel, credits, question.')
    .option('--limit <n>', 'how many', wholeNumber, 20)
    .option('--no-questions', 'leave them out: each takes one of the reads of a minute')
    .action(async (options: ListOptions) => end(await printRuns(context, options)));
  program
    .command('export')
    .argument('<run>')
    .description('Prints all stored responses of a run, one JSON object per line.')
    .action(async (run: string) => end(await exportRun(context, run)));
  program
    .command('text')
    .argument('<run>')
    .argument('<model>')
    .description('Prints what one model answered.')
    .action(async (run: string, model: string) => end(await printText(context, run, model)));
  program
    .command('audit')
    .argument('<run>')
    .description(
      'Recomputes the report of a run; exit code 1 if something does not match, 2 if it can’t be read.',
    )
    .action(async (run: string) => end(await auditRun(context, run)));
}

/** Our choice: longer than answers (8 minutes) and report (15) may take, if nothing is repeated. */
const usualTimeoutSeconds = 1_800;

const prices = panelIds.map((id) => `${id} ${panels[id].priceCredits}`).join(', ');

const exitCodes = `
Exit codes: 0 delivered, 1 failed, 2 usage, 3 refused for credits or limits, 4 no report, refunded,
5 partial without a report, 6 no report, credits held until an operator decides, 124 waited long
enough, 130 interrupted.`;

function withForm(command: Command): Command {
  return command
    .addOption(new Option('--json', 'print the body of the API, unchanged').conflicts('html'))
    .option('--html <file>', 'write one file that opens without a network')
    .option('--no-texts', 'keep the stored answers out of that file');
}

function wholeNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}

function codeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return 2;
  const { name } = error as Error;
  if (name === 'AbortError') return 130;
  if (name === 'UnreadableMaterial') return 2;
  if (!(error instanceof RequestRefused) || error.status >= 500) return 1;
  const isLimit = error.status === 402 || error.status === 429 || error.code === 'concurrency_limit_reached';
  return isLimit ? 3 : 2;
}
