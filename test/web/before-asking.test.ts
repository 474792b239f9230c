import assert from 'node:assert/strict';
import { assertAccessible } from '../support/browser/accessibility.ts';
import { watchedPage } from '../support/browser/browser.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import { signedInPage } from '../support/browser/signed-in-page.ts';
import { apiForFile, makeWorkspace } from '../support/http/api.ts';
import { browser, passphrase, tokenFor } from '../support/http/console.ts';

// What a person has to know before the first question.
describe('the console before a question', () => {
  before(upToDatePages); // The api reads them when it starts.
  const file = apiForFile({ console: { simulatorAnswers: true } });

  it('R-U01 R-U07 a link that was used says so at opening, and what to do, instead of its form', async () => {
    await makeWorkspace(file.db, 'acme');
    const token = await tokenFor(file.db, 'acme', 'Ada');
    const { page } = await watchedPage();
    const link = `${file.api.url}/console/invitation#${token}`;
    for (const turn of [1, 2]) {
      await page.goto(link); // A look does not use it up.
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      await page.goto(`about:blank?${turn}`);
    }
    await browser(file.api).post('invitation', { token, passphrase });
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    await page.getByRole('alert').getByText('was used, has ended or was replaced').waitFor();
    assert.equal(await page.getByLabel('Passphrase').count(), 0);
    assert.ok(!(await page.content()).includes('Ada'));
    await assertAccessible(page);
    await page.getByRole('link', { name: 'sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });

  it('R-U04 says before the button that a simulator answers, and how many models each panel asks', async () => {
    await makeWorkspace(file.db, 'other');
    const page = await signedInPage(file, 'other', 'Grace');
    await page.getByText('A simulator will answer, not the models themselves').waitFor();
    const panels = await page.locator('.choice > span:first-of-type').allTextContents();
    assert.match(
      panels.join('; '),
      /^One model of each of 10\slabs; 40 models of \d+\slabs; \d+ models of \d+\slabs$/,
    );
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await page.getByRole('combobox', { name: 'Panel' }).selectOption('wide of 10 models');
    await page.context().close();
  });

  it('R-U02 shows the use of a key to whoever comes back to the window', async () => {
    await makeWorkspace(file.db, 'third');
    const page = await signedInPage(file, 'third', 'Mary');
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Nightly');
    await page.getByLabel('Name', { exact: true }).press('Enter'); // A new page may take the focus meanwhile.
    const unused = page.locator('.keys > li', { hasText: 'Nightly' }).getByText('last used never');
    await unused.waitFor();
    const key = await page.locator('.secret').textContent();
    const { status } = await fetch(`${file.api.url}/v1/account`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.equal(status, 200);
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await unused.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
