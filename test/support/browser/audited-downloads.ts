import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Saves report and answers from a report's page, runs the command of its receipt on them, and
 * returns what that prints.
 */
export async function auditedDownloads(page: Page): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saved-report-'));
  for (const name of ['Report as JSON', 'Stored answers as JSONL']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const saved = await download;
    await saved.saveAs(path.join(folder, saved.suggestedFilename()));
  }
  const command = (await page.locator('#method pre').textContent()) ?? '';
  const [tool, files = ''] = command.split(' -- ');
  assert.equal(tool, 'npm run audit');
  const words = files.split(' ').map((name) => path.join(folder, name));
  const program = ['src/audit-command/main.ts', ...words];
  const said = execFileSync(process.execPath, program, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return said;
}
