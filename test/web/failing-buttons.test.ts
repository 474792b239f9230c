import type { Page } from 'playwright-core';
import { exampleReport } from '../support/browser/example-file.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { deliveredRun } from '../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';

describe('buttons of the console that fail', () => {
  before(upToDatePages); // The api reads them when it starts.
  const file = apiForFile({ console: { simulatorAnswers: false } });

  /** Presses a button while the service cannot be reached at a path. */
  async function failsAloud(page: Page, path: string, button: string) {
    await page.route(path, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor();
  }

  it('R-U01 say why nobody was signed out', async () => {
    await makeWorkspace(file.db, 'acme');
    const page = await signedInPage(file, 'acme', 'Ada');
    await failsAloud(page, '**/console/api/session', 'Sign out');
    await page.goto(`${file.api.url}/console/account`);
    await failsAloud(page, '**/console/api/sessions', 'Sign out everywhere');
    await page.context().close();
  });

  it('R-U05 say why an objection was not taken back', async () => {
    const { id } = await makeWorkspace(file.db, 'reading');
    const { report } = exampleReport();
    const run = await deliveredRun(file.db, id, undefined, JSON.stringify(report));
    const page = await signedInPage(file, 'reading', 'Grace');
    await page.goto(`${file.api.url}/console/research/${run.id}`);
    await page
      .locator('#claim-1')
      .getByRole('link', { name: /agree, Claim 1:/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await panel.getByRole('listitem').getByRole('link').first().click();
    await panel.getByText('This label is wrong').click();
    await panel.getByLabel('Do not address it').check();
    await panel.getByRole('button', { name: 'Say so' }).click();
    await failsAloud(page, '**/objections/withdraw', 'Take it back');
    await page.context().close();
  });

  it('R-U02 say that a key was not copied, as on a page without an encrypted connection', async () => {
    await makeWorkspace(file.db, 'keys');
    const page = await signedInPage(file, 'keys', 'Mary');
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Nightly');
    await page.getByLabel('Name', { exact: true }).press('Enter'); // A new page may take the focus meanwhile.
    await page.getByRole('button', { name: 'Copy the key' }).click();
    await page.getByRole('alert').getByText('Select the text and copy it').waitFor();
    await page.context().close();
  });
});
