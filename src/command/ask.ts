import { randomUUID } from 'node:crypto';
import type { Run } from '../client/client.ts';
import { RequestRefused } from '../client/failure.ts';
import { isFinal } from '../client/watch.ts';
import type { PanelId } from '../domain/run/panels.ts';
import { type CommandContext, type ExitCode, UsageError } from './context.ts';
import { comeBack, creditsWords, deliver, type ReportForm } from './deliver.ts';
import { watchedProgress } from './progress.ts';

export interface AskOptions extends ReportForm {
  readonly panel: PanelId;
  readonly detach?: true;
  /** Takes up a run instead of asking. */
  readonly run?: string;
  readonly idempotencyKey?: string;
  readonly timeout: number;
}

/**
 * Asks, or takes up a run, waits for the report and prints it. Only the report goes to `out`, and
 * behind it the response to a task that is preferred.
 */
export async function ask(
  context: CommandContext,
  question: string | undefined,
  options: AskOptions,
): Promise<ExitCode> {
  if (question !== undefined && options.run !== undefined)
    throw new UsageError('give a question or --run, not both');
  if (question === undefined && options.run === undefined)
    throw new UsageError('give a question, or --run with the id of a run');
  if (question?.trim() === '') throw new UsageError('the question is empty');
  const asked = options.run === undefined ? await accepted(context, question ?? '', options) : null;
  const runId = asked?.id ?? options.run ?? '';
  try {
    if (asked) await sayCosts(context, asked);
    if (options.detach) {
      context.out(`${runId}\n`);
      context.err(`${comeBack(runId)}\n`);
      return 0;
    }
    const run = await waitFor(context, runId, options.timeout * 1_000);
    return await deliver(context, run, options);
  } catch (error) {
    if (!(error instanceof RequestRefused))
      context.err(`The run goes on without this command. ${comeBack(runId)}\n`);
    throw error;
  }
}

/** Asks. Only if no answer came, somebody needs the key to find out what became of the question. */
async function accepted(
  { client, err }: CommandContext,
  question: string,
  { panel, idempotencyKey: key = randomUUID() }: AskOptions,
): Promise<Run> {
  try {
    return await client.ask({ prompt: question, panel }, key);
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status >= 500)
      err(`To repeat this safely within 24 hours: --idempotency-key ${key}\n`);
    throw error;
  }
}

async function sayCosts({ client, err }: CommandContext, run: Run): Promise<void> {
  if (isFinal(run)) return err(`Run ${run.id} has finished: ${creditsWords(run)}\n`);
  const { available_credits: left } = await client.account();
  err(`Run ${run.id}: ${run.credits_reserved} credits are reserved, ${left} are left\n`);
}

async function waitFor(
  { client, showProgress }: CommandContext,
  runId: string,
  timeoutMs: number,
): Promise<Run> {
  const progress = watchedProgress(showProgress);
  try {
    return await client.wait(runId, { timeoutMs, onChange: progress.onChange });
  } finally {
    progress.end();
  }
}
