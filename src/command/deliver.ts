import { writeFile } from 'node:fs/promises';
import type { Result, Run } from '../client/client.ts';
import { RequestRefused } from '../client/failure.ts';
import { isFinal } from '../client/watch.ts';
import type { SentReport } from '../web/file/data.ts';
import { type CommandContext, type ExitCode, UsageError } from './context.ts';
import { ownNames } from './own-name.ts';
import { printPreferred } from './preferred-response.ts';
import { terminalPage } from './terminal-page.ts';

type Camps = NonNullable<Result['report']['evidence']>['camps'];

export interface ReportForm {
  /** Exactly the body of the API. */
  readonly json?: true;
  /** Writes one file that can be sent. */
  readonly html?: string;
  /** Whether the stored answers go into the file. */
  readonly texts: boolean;
}

/** Prints the report of a run, or says why there is none. */
export async function deliver(context: CommandContext, run: Run, form: ReportForm): Promise<ExitCode> {
  if (!isFinal(run)) {
    context.err(`The run is still in progress (${run.status}). ${comeBack(run.id)}\n`);
    return 124;
  }
  try {
    await print(context, run, form);
    return 0;
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== 'research_failed') throw error;
    context.err(`There is no report: ${creditsWords(run)}.\n`);
    if (run.status === 'failed') return run.credits_charged === null ? 6 : 4;
    context.err(`The responses can be read: ${ownNames.research} export ${run.id}\n`);
    return 5;
  }
}

/** What became of the credits of a run that has finished: some await an operator (R-K05). */
export function creditsWords({ credits_charged: charged, credits_reserved: reserved }: Run): string {
  if (charged === null) return `the ${reserved} reserved credits are held until an operator decides`;
  return charged === 0 ? 'all credits were refunded' : `${charged} credits were charged`;
}

/** How to take up a run again. */
export function comeBack(runId: string): string {
  return `Come back with: ${ownNames.ask} --run ${runId}`;
}

async function print(context: CommandContext, run: Run, form: ReportForm): Promise<void> {
  const { client } = context;
  if (form.json) return context.out(`${await client.reportText(run.id)}\n`);
  if (form.html === undefined) return await printPage(context, run.id);
  const { report } = await client.report(run.id);
  const texts = form.texts ? textsIn(await client.exportText(run.id)) : null;
  await writeFile(form.html, await fileOf(report, texts));
  context.err(`Wrote ${form.html}\n`);
}

/** The page stands without bars, and without a preferred response, if only its Markdown is sent. */
async function printPage({ client, screen, out, err }: CommandContext, runId: string): Promise<void> {
  const markdown = await client.reportMarkdown(runId);
  const show = (camps?: Camps) => out(`${terminalPage(markdown, screen, camps)}\n`);
  if (!screen.isTerminal) show();
  const report = client.report(runId).then((result) => result.report);
  if (screen.isTerminal) {
    // What follows the page says why the report can’t be read.
    const camps = report.then(({ evidence }) => evidence?.camps).catch(() => undefined);
    show(await camps);
  }
  await printPreferred({ client, screen, out, err }, runId, report);
  err(`All claims, and who says what: ${ownNames.research} show ${runId} --html report.html\n`);
}

function textsIn(exported: string): Record<string, string> {
  const lines = exported.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines
      .map((line) => JSON.parse(line) as { model_id: string; text: string | null })
      .flatMap(({ model_id: id, text }) => (text === null ? [] : [[id, text]])),
  );
}

/** By the program that the console uses, which `npm ci` builds. */
async function fileOf(result: Result['report'], texts: SentReport['texts']): Promise<string> {
  const renderer = new URL('../../dist/file/render.js', import.meta.url);
  const { renderFile } = (await import(renderer.href).catch(() => {
    throw new UsageError('the pages are not built: run npm run pages');
  })) as { renderFile: (data: SentReport) => string };
  // The types of a description leave open what the service always sends.
  return renderFile({ report: result as SentReport['report'], texts });
}
