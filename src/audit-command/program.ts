import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { UnreadableMaterial } from '../audit/material/material.ts';
import { auditGiven, type GivenToAudit } from '../audit/sent.ts';
import type { Pool } from '../db/pool.ts';
import { type SampleOptions, scoreSheet, writeSample } from './people/commands.ts';
import { allMatch, auditJson, auditText } from './print.ts';
import { readFiles } from './read-files.ts';
import { readRecord } from './read-record.ts';

interface AuditContext {
  /** Opened on first use: files need no database. */
  readonly db: Pool;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Exit codes: everything matches; something does not match; the command or its input cannot be
 * read.
 */
type AuditExitCode = 0 | 1 | 2;

/**
 * Audits one report. The result goes to `out`, everything else to `err`.
 * @param words the command-line arguments, without the program's name
 */
export async function runAudit(words: readonly string[], context: AuditContext): Promise<AuditExitCode> {
  let code: AuditExitCode = 2;
  const program = new Command('audit')
    .description('Recomputes every count, share, interval and span of a report and says what matches.')
    .usage('[sample | score <sheet>] <report.json> <responses.jsonl> | <run-id>')
    .argument('<report>', reportWords)
    .argument('[responses]', responsesWords)
    .option('--json', 'print JSON')
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .action(async (report: string, responses: string | undefined, { json }: { json?: true }) => {
      const found = auditGiven(await readMaterial(context, report, responses));
      context.out(`${json ? JSON.stringify(auditJson(found)) : auditText(found)}\n`);
      code = allMatch(found) ? 0 : 1;
    });
  addPeoplesCommands(program, context, () => {
    code = 0;
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UnreadableMaterial)) throw error;
    context.err(`audit: ${error.message}\n`);
    return 2;
  }
}

const reportWords = 'a report or result as a file; or the id of a run, for operators (DATABASE_URL)';
const responsesWords = 'the export of its responses';

/** What people measure: whether the sentences support the stances. */
function addPeoplesCommands(program: Command, context: AuditContext, done: () => void): void {
  program
    .command('sample')
    .description('Writes a sheet of stances for people to code.')
    .argument('<report>', reportWords)
    .argument('[responses]', responsesWords)
    .option('--n <rows>', 'rows of the sheet', wholeNumber, 60)
    .option('--seed <seed>', 'another one draws other rows', wholeNumber, 1)
    .option('--out <file>', 'the sheet', 'sample.csv')
    .action(async (report: string, responses: string | undefined, options: SampleOptions) => {
      context.out(`${await writeSample(await readMaterial(context, report, responses), options)}\n`);
      done();
    });
  program
    .command('score')
    .description('Compares the codes in a sheet with the report.')
    .argument('<sheet>', 'as sample wrote it, with codes')
    .argument('<report>', reportWords)
    .argument('[responses]', responsesWords)
    .action(async (sheet: string, report: string, responses: string | undefined) => {
      context.out(`${await scoreSheet(await readMaterial(context, report, responses), sheet)}\n`);
      done();
    });
}

/** Our choice: nobody codes more in one go. */
const numberMax = 10_000;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= numberMax) return value;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${numberMax}.`);
}

async function readMaterial(
  context: AuditContext,
  report: string,
  responses?: string,
): Promise<GivenToAudit> {
  if (responses !== undefined) return { ...(await readFiles(report, responses)), record: null };
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(report))
    return await readRecord(context.db, report);
  throw new UnreadableMaterial('give the export of the responses as well, or the id of a run');
}
