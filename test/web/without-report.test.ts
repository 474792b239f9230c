import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertAccessible } from '../support/browser/accessibility.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { deliveredRun, failedRun, heldRun, partialWithoutReport } from '../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';

describe('the console for runs that have no report', () => {
  before(upToDatePages);
  const file = apiForFile({ console: { simulatorAnswers: false } });

  /** The page of a new run, once it says that there is no report. */
  async function opened(workspace: string, make: typeof failedRun, words: string) {
    const { id } = await makeWorkspace(file.db, workspace);
    const page = await signedInPage(file, workspace, `${workspace} reader`);
    const run = await make(file.db, id);
    await page.goto(`${file.api.url}/console/research/${run.id}`);
    await page.getByText(words).waitFor();
    await assertAccessible(page);
    return { page, run };
  }

  it('R-W05 R-U04 tells a partial run’s refund, gives its answers, and asks again', async () => {
    const words = 'The panel answered, but no report could be made from it.';
    const { page, run } = await opened('partial', partialWithoutReport, words);
    await page.getByText('The 15 credits that were reserved for it have been refunded.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stored answers as JSONL' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8');
    assert.equal(lines.trimEnd().split('\n').length, 10);
    await page.getByRole('button', { name: 'Ask again' }).click();
    assert.equal(await page.getByLabel('Question').inputValue(), run.prompt);
    await page.context().close();
  });

  it('R-P09 R-U04 offers no stored answers of a failed run, which are refused', async () => {
    const { page } = await opened('failed', failedRun, 'This research failed');
    await page.getByText('have been refunded').waitFor();
    assert.equal(await page.locator('main a').count(), 0);
    await page.context().close();
  });

  it('R-K05 R-U04 says that credits are held until an operator decides, and of no refund', async () => {
    const { page } = await opened('held', heldRun, 'This research failed');
    await page.getByText('are held until an operator').waitFor();
    await page.context().close();
  });

  it('R-K05 R-W05 R-U04 names in the list what became of each run and its credits', async () => {
    const { id } = await makeWorkspace(file.db, 'listed');
    for (const make of [deliveredRun, partialWithoutReport, failedRun, heldRun]) await make(file.db, id);
    const list = await signedInPage(file, 'listed', 'Grace');
    await list.getByRole('link', { name: 'All runs' }).click();
    await list.getByRole('heading', { name: 'Runs' }).waitFor();
    await list.locator('.runs > li').nth(3).waitFor();
    const notes = await list.locator('.runs .note').allTextContents();
    assert.deepEqual(
      notes.map((note) => note.split(' · ')[0]),
      ['Failed, credits held', 'Failed, refunded', 'No report, refunded', 'Report ready'],
    );
    await list.context().close();
  });
});
