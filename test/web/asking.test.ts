import assert from 'node:assert/strict';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { acceptRun, failedRun } from '../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';
import { passphrase } from '../support/http/console.ts';

describe('asking in the console', () => {
  before(upToDatePages); // The api reads them when it starts.
  const file = apiForFile({ console: { simulatorAnswers: false } });

  it('R-U04 keeps a typed question and its panel for whoever signs in again', async () => {
    await makeWorkspace(file.db, 'acme');
    const page = await signedInPage(file, 'acme', 'Ada');
    await page.getByLabel('Question').fill('Is tea better than coffee?');
    await page.getByRole('radio', { name: 'consensus' }).check();
    await file.db.query('delete from sessions');
    await page.getByRole('button', { name: 'Ask 40 models for 45 credits' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.getByLabel('Passphrase').press('Enter'); // A new page may take the focus meanwhile.
    await page.getByRole('radio', { name: 'consensus', checked: true }).waitFor();
    assert.equal(await page.getByLabel('Question').inputValue(), 'Is tea better than coffee?');
    await page.context().close();
  });

  it('R-U04 reads a run again whose first reading failed, and none that is not there', async () => {
    const { id } = await makeWorkspace(file.db, 'unreachable');
    const run = await acceptRun(file.db, id);
    const page = await signedInPage(file, 'unreachable', 'Mary');
    await page.route(`**/research/${run.id}`, (route) => route.abort(), { times: 1 });
    const again = page.waitForResponse(`**/console/api/research/${run.id}`);
    await page.evaluate(`history.pushState(null, '', '/console/research/${run.id}')`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor();
    await again;
    await page.getByText('Waiting for its turn').waitFor();
    let reads = 0;
    await page.clock.install();
    page.on('request', (request) => {
      if (request.url().endsWith('/console/api/research/none')) reads++;
    });
    await page.evaluate(`history.pushState(null, '', '/console/research/none')`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('alert').locator('p').waitFor();
    await page.clock.runFor(60_000);
    await page.evaluate(`fetch('/console/api/me').then(({ status }) => status)`); // Behind any other.
    assert.equal(reads, 1);
    await page.context().close();
  });

  it('R-U04 R-S05 asks the panel that it shows again where that of a run is no longer sold', async () => {
    const { id } = await makeWorkspace(file.db, 'old');
    const run = await failedRun(file.db, id);
    await file.db.query(`update runs set panel = 'quick_pulse' where id = $1`, [run.id]);
    const page = await signedInPage(file, 'old', 'Grace');
    await page.goto(`${file.api.url}/console/research/${run.id}`);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('radio', { name: 'wide', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Ask 10 models for 15 credits' }).click();
    await page.getByRole('status').waitFor();
    const { rows } = await file.db.query(
      `select panel from runs where workspace_id = $1 and completed_at is null`,
      [id],
    );
    assert.deepEqual(rows, [{ panel: 'wide' }]);
    await page.context().close();
  });
});
