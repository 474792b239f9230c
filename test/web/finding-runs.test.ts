import assert from 'node:assert/strict';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { acceptRun } from '../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';

describe('the search of the console', () => {
  before(upToDatePages); // The api reads them when it starts.
  const file = apiForFile({ console: { simulatorAnswers: false } });

  it('R-U04 looks on at older runs after pages that held nothing, and after a failure', async () => {
    const { id } = await makeWorkspace(file.db, 'acme');
    await acceptRun(file.db, id);
    const page = await signedInPage(file, 'acme', 'Ada');
    const listed = await (await page.request.get(`${file.api.url}/console/api/runs`)).json();
    const asked: string[] = [];
    await page.route(/\/console\/api\/runs\?.*query=tea/, async (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? 'first';
      asked.push(cursor);
      const next = { first: 'second', second: 'third', third: null }[cursor];
      if (asked.length === 2) await route.abort();
      else await route.fulfill({ json: { ...listed, data: next ? [] : listed.data, next_cursor: next } });
    });
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await page.getByRole('searchbox').fill('tea');
    await page.getByText('No run is like that among the newest 2,000.').waitFor();
    const older = page.getByRole('button', { name: 'Show older runs' });
    await older.click();
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    await older.click();
    await page.getByText('No run is like that among the newest 4,000.').waitFor();
    assert.equal(await page.getByText('cannot be reached').count(), 0);
    await older.click();
    await page.locator('.runs > li').waitFor();
    await older.waitFor({ state: 'detached' });
    assert.deepEqual(asked, ['first', 'second', 'second', 'third']);
    await page.context().close();
  });
});
