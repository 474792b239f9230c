import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAudit } from '../audit-command/program.ts';
import type { CommandContext, ExitCode } from './context.ts';
import { deliver, type ReportForm } from './deliver.ts';

/** One line per run, newest first. */
export async function printRuns({ client, out }: CommandContext, limit: number): Promise<ExitCode> {
  let count = 0;
  for await (const run of client.runs()) {
    if (count++ === limit) break;
    const { id, created_at: at, status, panel, credits_reserved: credits } = run;
    out(`${id}  ${at.slice(0, 16)}  ${status.padEnd(12)}  ${panel.padEnd(9)}  ${`${credits}`.padStart(4)}\n`);
  }
  return 0;
}

/** The report of a run, without a wait. */
export async function show(context: CommandContext, runId: string, form: ReportForm): Promise<ExitCode> {
  return await deliver(context, await context.client.wait(runId, { timeoutMs: 0 }), form);
}

/** All responses of a run, as the service exports them. */
export async function exportRun({ client, out }: CommandContext, runId: string): Promise<ExitCode> {
  out(await client.exportText(runId));
  return 0;
}

/** Recomputes a report from what the service sends about it. */
export async function auditRun({ client, out, err }: CommandContext, runId: string): Promise<ExitCode> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  try {
    const files = [join(folder, 'result.json'), join(folder, 'responses.jsonl')] as const;
    await writeFile(files[0], await client.reportText(runId));
    await writeFile(files[1], await client.exportText(runId));
    return await runAudit(files, { out, err, db: undefined as never }); // Files need no database.
  } finally {
    await rm(folder, { recursive: true });
  }
}
