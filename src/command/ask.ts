import { randomUUID } from 'node:crypto';
import type { Run } from '../client/client.ts';
import { RequestRefused } from '../client/failure.ts';
import { type PanelId, panels } from '../domain/run/panels.ts';
import { type CommandContext, type ExitCode, UsageError } from './context.ts';
import { comeBack, deliver, type ReportForm } from './deliver.ts';
import { watchedProgress } from './progress.ts';

export interface AskOptions extends ReportForm {
  readonly panel: PanelId;
  readonly detach?: true;
  /** Takes up a run instead of asking. */
  readonly run?: string;
  readonly idempotencyKey?: string;
  readonly timeout: number;
}

/** Asks, or takes up a run, waits for the report and prints it. Only the report goes to `out`. */
export async function ask(
  context: CommandContext,
  question: string | undefined,
  options: AskOptions,
): Promise<ExitCode> {
  if ((question === undefined) === (options.run === undefined))
    throw new UsageError('give a question, or --run with the id of a run');
  if (question?.trim() === '') throw new UsageError('the question is empty');
  const runId = options.run ?? (await accepted(context, question ?? '', options)).id;
  try {
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

/**
 * States the price before anything is sent, and the key by which the same command finds the same
 * run.
 */
async function accepted(
  { client, err }: CommandContext,
  question: string,
  options: AskOptions,
): Promise<Run> {
  const { priceCredits, size } = panels[options.panel];
  const account = await client.account();
  const models = size === null ? 'all eligible models' : `${size} models`;
  err(`${options.panel}: ${models}, ${priceCredits} of ${account.available_credits} credits\n`);
  const key = options.idempotencyKey ?? randomUUID();
  err(`To repeat this safely within 24 hours: --idempotency-key ${key}\n`);
  const run = await client.ask({ prompt: question, panel: options.panel }, key);
  err(`Run ${run.id}: ${run.credits_reserved} credits are reserved\n`);
  return run;
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
