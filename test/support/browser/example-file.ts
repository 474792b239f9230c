import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../../src/report/schema/report.ts';
import { exampleFacts } from '../../unit/report/example.ts';
import { atTheEnd } from '../hooks.ts';
import { builtReport } from '../report/built-report.ts';
import { reportFile } from './pages.ts';

/** The example's report with its stored answers by model. */
export function exampleReport(): { report: Report; texts: Record<string, string> } {
  const facts = exampleFacts();
  const texts = facts.findings.models.flatMap(({ modelId, text }) =>
    text === null ? [] : [[modelId, text] as const],
  );
  return { report: builtReport(facts), texts: Object.fromEntries(texts) };
}

/** Writes a report as a file and returns its address. */
export async function writtenFile(
  report: Report,
  texts: Readonly<Record<string, string>> | null,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'report-file-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.html');
  writeFileSync(file, await reportFile({ report, texts }));
  return pathToFileURL(file).href;
}
