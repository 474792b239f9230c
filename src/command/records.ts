import { allMatch, auditText } from '../audit-command/print.ts';
import type { CommandContext, ExitCode } from './context.ts';
import { deliver, type ReportForm } from './deliver.ts';
import { withStoredLines, wrapped } from './terminal-text.ts';

export interface ListOptions {
  readonly limit: number;
  /** The list of the API holds none. */
  readonly questions: boolean;
}

/** One line per run, newest first. */
export async function printRuns(context: CommandContext, options: ListOptions): Promise<ExitCode> {
  let count = 0;
  for await (const run of context.client.runs()) {
    if (count++ === options.limit) break;
    const { id, created_at: at, status, panel, credits_reserved: credits } = run;
    const line = `${id}  ${at.slice(0, 16)}  ${status.padEnd(12)}  ${panel.padEnd(9)}  ${`${credits}`.padStart(4)}`;
    const question = options.questions ? await questionOf(context, id, line.length + 2) : '';
    context.out(`${`${line}  ${question}`.trimEnd()}\n`);
  }
  return 0;
}

/** Our choice: enough to tell questions apart where a terminal has no room behind the numbers. */
const questionColumnsMin = 38;

/** The first words of a question, behind what stands in its line. */
async function questionOf({ client, screen }: CommandContext, runId: string, taken: number): Promise<string> {
  const { prompt } = await client.wait(runId, { timeoutMs: 0 });
  const words = prompt.slice(0, 500).replaceAll(/\s+/g, ' ');
  const [line = '', ...more] = wrapped(words, Math.max(questionColumnsMin, screen.columns - taken - 2)).split(
    '\n',
  );
  return more.length > 0 ? `${line} …` : line;
}

/** The report of a run, without a wait. */
export async function show(context: CommandContext, runId: string, form: ReportForm): Promise<ExitCode> {
  return await deliver(context, await context.client.wait(runId, { timeoutMs: 0 }), form);
}

export async function exportRun({ client, out }: CommandContext, runId: string): Promise<ExitCode> {
  out(await client.exportText(runId));
  return 0;
}

export async function printText({ client, out, err }: CommandContext, runId: string, modelId: string) {
  const text = await client.text(runId, modelId);
  if (text === null) {
    err('No answer of this model is stored.\n');
    return 1;
  }
  out(`${withStoredLines(text)}\n`);
  return 0;
}

/** Recomputes a report from what the service sends about it. */
export async function auditRun({ client, out }: CommandContext, runId: string): Promise<ExitCode> {
  const found = await client.audit(runId);
  out(`${auditText(found)}\n`);
  return allMatch(found) ? 0 : 1;
}
