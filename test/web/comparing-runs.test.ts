import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Report } from '../../src/report/schema/report.ts';
import { exampleReport } from '../support/browser/example-file.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { deliveredRun, failedRun, partialWithoutReport } from '../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';

describe('comparing two runs in the console', () => {
  before(upToDatePages);
  const file = apiForFile({ console: { simulatorAnswers: false } });
  const { report } = exampleReport();

  /** A workspace with a person’s page, and a way to deliver reports in it. */
  async function workspace(name: string) {
    const { id } = await makeWorkspace(file.db, name);
    const page = await signedInPage(file, name, `${name} reader`);
    const deliver = async ({ prompt, as = report }: { prompt?: string; as?: Report } = {}) =>
      (await deliveredRun(file.db, id, undefined, JSON.stringify(as), prompt)).id;
    return { id, page, deliver };
  }

  async function openCompare(page: Page, runId: string): Promise<void> {
    await page.goto(`${file.api.url}/console/research/${runId}`);
    await page.getByText('Compare', { exact: true }).click();
  }

  const otherRun = (page: Page) => page.getByRole('link', { name: /^with that of / });

  it('R-W05 R-U04 offers no run that has no report', async () => {
    const { id, page, deliver } = await workspace('compared');
    const runId = await deliver();
    await partialWithoutReport(file.db, id);
    await openCompare(page, runId);
    await page.getByText('No other report of this question was found').waitFor();
    await page.context().close();
  });

  it('R-U04 finds the other report of a question that is cut between the halves of a sign', async () => {
    const { page, deliver } = await workspace('emoji');
    const prompt = `${'a'.repeat(149)}\u{1F375}${' and more'.repeat(40)}\u{1F375}`;
    const first = await deliver({ prompt });
    await openCompare(page, await deliver({ prompt }));
    await otherRun(page).waitFor();
    assert.match((await otherRun(page).getAttribute('href')) ?? '', new RegExp(first));
    await page.context().close();
  });

  it('R-U04 looks among older runs when told to', async () => {
    const { id, page, deliver } = await workspace('older');
    await deliver();
    for (let at = 0; at < 50; at++) await failedRun(file.db, id);
    await openCompare(page, await deliver());
    await page.getByText('found among the newest runs').waitFor();
    await page.getByRole('button', { name: 'Look among older runs' }).click();
    await otherRun(page).waitFor();
    await page.context().close();
  });

  it('R-U04 calls a claim unchanged that has the same counts in both, unless it is only perhaps one', async () => {
    const { page, deliver } = await workspace('unchanged');
    const runs = [await deliver(), await deliver({ as: reworded(report, 1) })];
    await page.goto(`${file.api.url}/console/compare/${runs.join('/')}`);
    const perhaps = page.locator('section', { hasText: 'Perhaps the same claim' }).last();
    await perhaps.waitFor();
    assert.equal(await perhaps.getByText('(unchanged)').count(), 0);
    const both = page.locator('section', { hasText: 'Claims of both' }).last();
    assert.equal(await both.getByText('(unchanged)').count(), await both.locator('li').count());
    await page.context().close();
  });

  it('R-U04 says that the earlier report answers another question', async () => {
    const { page, deliver } = await workspace('another');
    const asked = { ...report, question: { ...report.question, text: 'Is cocoa better?' } } as Report;
    const runs = [await deliver({ as: asked }), await deliver()];
    await page.goto(`${file.api.url}/console/compare/${runs.join('/')}`);
    await page.getByText('another question: Is cocoa better?').waitFor();
    await page.context().close();
  });
});

/** The report with the claim of that id in words that it shares with none. */
function reworded(report: Report, id: number): Report {
  const changed = structuredClone(report);
  for (const claim of changed.evidence?.claims ?? [])
    if (claim.claim_id === id) claim.statement = 'Zebras graze beside umbrellas';
  return changed;
}
