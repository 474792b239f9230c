import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type RunningStart, startService } from '../e2e/whole-start.ts';
import { newPlace, operate, removePlace } from '../embedded/support.ts';
import { createRun } from '../harness/client.ts';
import { controlOf } from '../harness/simulator-control.ts';
import type { AnyJson } from '../support/any-json.ts';
import { accessibilityFindings, assertAccessible } from '../support/browser/accessibility.ts';
import { auditedDownloads } from '../support/browser/audited-downloads.ts';
import { openedFile, type Watch, watchedPage } from '../support/browser/browser.ts';
import { movesNothing, open, press, tabTo, write } from '../support/browser/keyboard.ts';
import { upToDatePages } from '../support/browser/pages.ts';
import { screenshot } from '../support/browser/screenshots.ts';
import { areInView, comesBack, markedWords, readShown, storedWindows } from '../support/browser/shown-run.ts';

const passphrase = 'seven quiet herons at dusk';
const question = 'Should a small town close its centre to cars?';

// What a person does, in a real browser and with the whole service: from the link to a file.
describe('the console with the whole service', function () {
  this.timeout(300_000);
  let place: Awaited<ReturnType<typeof newPlace>>;
  let start: RunningStart;
  let watch: Watch;
  let page: Page;
  let [link, reportPath] = ['', ''];
  before(async () => {
    await upToDatePages();
    place = await newPlace();
    // Slow enough that a run is seen in progress.
    start = await startService({
      ...place,
      SIMULATOR_LATENCY_MEDIAN_MS: '1500',
      SIMULATOR_LATENCY_SIGMA: '0.4',
    });
    link = /\S+\/console\/invitation#\S+/.exec(start.printed())?.[0] ?? '';
    watch = await watchedPage({ acceptDownloads: true });
    page = watch.page;
  });
  after(async () => {
    await page?.context().close();
    await start?.stop();
    removePlace(place);
  });

  it('R-U01 R-U07 the printed link sets a passphrase by keyboard alone, and is gone from the history', async () => {
    await page.goto(link);
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    await screenshot(page, 'welcome');
    await assertAccessible(page);
    await write(page.getByLabel('Passphrase'), 'password1234');
    await write(page.getByLabel('The same again'), 'password1234');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/guessed first/)
      .waitFor();
    await write(page.getByLabel('Passphrase'), passphrase);
    await write(page.getByLabel('The same again'), passphrase);
    await press(page.getByRole('button', { name: 'Set the passphrase' }));
    await page.getByRole('heading', { name: 'Ask a panel' }).waitFor();
  });

  it('R-U02 R-U07 makes a key by keyboard, shown once, rolls it, and revokes it once its name is typed', async () => {
    await press(page.getByRole('link', { name: 'Keys' }));
    await write(page.getByLabel('Name', { exact: true }), 'Nightly reports');
    await press(page.getByRole('button', { name: 'Make a key' }));
    const shown = page.getByRole('region', { name: 'New key' });
    const key = (await shown.locator('.secret').textContent()) ?? '';
    const statusFor = async (secret: string) =>
      (await fetch(`${start.api}/v1/account`, { headers: { Authorization: `Bearer ${secret}` } })).status;
    assert.equal(await statusFor(key), 200);
    await page.reload();
    await page.getByText('Nightly reports').first().waitFor();
    assert.ok(!(await page.content()).includes(key));
    await screenshot(page, 'keys');
    await press(page.getByText('Roll Nightly reports: a new key now'));
    await tabTo(page.getByLabel('The old key of Nightly reports ends'));
    await page.keyboard.press('Home'); // At once.
    await press(page.getByRole('button', { name: 'Roll it' }));
    const rolled = (await shown.locator('.secret').textContent()) ?? '';
    assert.deepEqual([await statusFor(key), await statusFor(rolled)], [401, 200]);
    await open(page.getByText('Revoke Nightly reports at once'), page.getByLabel('Type the name “Nightly'));
    const revoke = page.getByRole('button', { name: 'Revoke it' });
    await write(page.getByLabel('Type the name “Nightly reports” to confirm'), 'Nightly');
    assert.ok(await revoke.isDisabled());
    await page.keyboard.type(' reports');
    await press(revoke);
    await page.getByText('Revoke Nightly reports at once').waitFor({ state: 'detached' });
    assert.equal(await statusFor(rolled), 401);
  });

  it('R-U04 R-U07 asks by keyboard, with the price stated before, and shows the panel answer', async () => {
    await press(page.getByRole('link', { name: 'Ask', exact: true }));
    await page.getByText(/^One model of each of 10\slabs$/).waitFor();
    await write(page.getByLabel('Question'), question);
    await tabTo(page.getByRole('radio', { name: 'wide' }));
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Ask 40 models for 45 credits' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText('You have 10,000 credits; 9,985 will be left.').waitFor();
    await screenshot(page, 'ask');
    await press(page.getByRole('button', { name: 'Ask 10 models for 15 credits' }));
    await askElsewhere(); // The same question by a program, to be compared later.
    await page.locator('.square').nth(9).waitFor();
    await page.locator('.square.success').nth(2).waitFor();
    await page.locator('.square.success').first().focus();
    await page.locator('.said-by q').waitFor();
    await page.getByText('These answers come from a simulator').waitFor();
    await screenshot(page, 'watch');
    await assertAccessible(page);
    await controlOf(`http://127.0.0.1:${place.SIMULATOR_PORT}`).latency(20); // It has been seen in progress.
    await page.reload(); // Nothing is lost.
    await page.locator('#answer').waitFor({ timeout: 120_000 });
  });

  it('R-U05 leads from a number to its models and from a stance to the words of /responses/text', async () => {
    const result = await readShown(page, 'result');
    const claim = result.report.evidence.claims[0];
    const modelId = claim.supporting_model_ids[0];
    await page
      .locator('#claim-1')
      .getByRole('link', { name: /agree, Claim 1:/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await panel.locator('q').first().waitFor();
    assert.equal(await panel.getByRole('listitem').count(), claim.supporting_count);
    await page.locator('.legend').evaluate((legend: AnyJson) => legend.scrollIntoView());
    await screenshot(page, 'report');
    const name = result.report.research_record.panel.models.find(
      (model: { model_id: string }) => model.model_id === modelId,
    ).display_name;
    await panel.getByRole('link', { name }).click();
    const marked = await markedWords(panel);
    await panel.getByRole('heading', { name }).and(page.locator(':focus')).waitFor();
    assert.deepEqual(
      await areInView(page, panel.getByRole('heading', { name }), panel.locator('mark').first()),
      [true, true],
    );
    const spans = claim.evidence_spans.filter((span: { model_id: string }) => span.model_id === modelId);
    const windows = await storedWindows(page, modelId, spans);
    assert.deepEqual(marked, windows);
  });

  it('R-U05 R-U07 keeps what a person says of a label by keyboard, and lets it be taken back', async () => {
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await press(panel.getByText('This label is wrong'));
    await tabTo(panel.getByLabel('Agree', { exact: true }));
    await page.keyboard.press('ArrowDown');
    await write(panel.getByLabel('Why'), 'It says the opposite.');
    assert.deepEqual(await accessibilityFindings(page), []);
    await press(panel.getByRole('button', { name: 'Say so' }));
    await panel.getByText('It says the opposite.').waitFor();
    const [objection] = (await readShown(page, 'objections')).data;
    assert.deepEqual(
      [objection.claim_id, objection.label, objection.should_be, objection.by],
      [1, 'support', 'oppose', 'local'],
    );
    await panel.getByRole('button', { name: 'Take it back' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await panel.getByText('It says the opposite.').waitFor({ state: 'detached' });
    assert.deepEqual((await readShown(page, 'objections')).data, []);
    await page.getByRole('button', { name: 'Close the evidence' }).click();
  });

  it('R-U08 saves the report as one file that opens without the service and without scripts', async () => {
    await movesNothing(page, 'Compare', () => press(page.getByText('Send or keep it'), 'Shift+Tab'));
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'One file to send (HTML)' }));
    const opened = await openedFile(await (await download).path());
    await opened.page.getByRole('heading', { level: 1, name: question }).waitFor();
    assert.equal(opened.requests.length, 1);
    await opened.page.context().close();
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Claims × models as CSV' }).click();
    assert.match(readFileSync(await (await table).path(), 'utf8'), /^(?:[^,\r]*,){14}[^,\r]*\r\n/);
  });

  it('R-U08 the command in the receipt checks the files under the names that they are saved by', async () => {
    assert.match(await auditedDownloads(page), /all match/);
  });

  it('R-U04 R-U07 asks the question of a report again by keyboard, the same panel or another one', async () => {
    for (const [button, panel] of [
      ['The same panel', 'wide'],
      ['The panel consensus', 'consensus'],
    ] as const) {
      await press(page.getByText('Ask again', { exact: true }));
      await press(page.getByRole('button', { name: button }));
      await page.getByRole('radio', { name: panel, checked: true }).waitFor();
      assert.equal(await page.getByLabel('Question').inputValue(), question);
      await page.goBack();
      await page.locator('#answer').waitFor();
    }
    reportPath = new URL(page.url()).pathname.replace('/console', '');
  });

  it('R-U04 compares two reports of one question', async () => {
    await press(page.getByText('Compare', { exact: true }));
    const other = page.getByRole('link', { name: /^with that of / });
    // The other run began a moment later, and may still be read.
    while (!(await other.isVisible())) {
      await page.reload();
      await page.getByText('Compare', { exact: true }).click();
      await page
        .getByText(/^with that of|^No other report of this question/)
        .first()
        .waitFor();
    }
    await press(other);
    await page.getByText(/^(?:\d+|None) of the 10 models that both reports count$/).waitFor();
    await page.getByText('Later · ').waitFor();
    await comesBack(page, page.getByRole('link', { name: /\(of \d+ that address it\)$/ }).last());
    await assertAccessible(page);
    await screenshot(page, 'compare');
  });

  it('R-U04 finds the run again, and shows credits and usage', async () => {
    await press(page.getByRole('link', { name: 'Runs', exact: true }));
    await write(page.getByRole('searchbox', { name: 'Words of the question' }), 'centre cars');
    await page.getByRole('link', { name: question }).nth(1).waitFor();
    await screenshot(page, 'runs');
    await page.getByRole('searchbox', { name: 'Words of the question' }).fill('mammoths');
    await page.getByText('No run is like that.').waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByText('9,970').first().waitFor();
    await page.getByRole('img', { name: /10,000 granted, 30 spent/ }).waitFor();
    await screenshot(page, 'account');
  });

  it('R-U07 has nothing for axe to find on any page, in any colours, at 360, 1400 px or 400 %', async () => {
    const own = { '': 'Ask a panel', '/runs': 'Runs', '/keys': 'Keys', '/account': 'Account' };
    for (const [path, heading] of Object.entries({ ...own, '/no': 'Not found', [reportPath]: question })) {
      await page.goto(`${start.api}/console${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('main', { hasText: 'Loading …' }).waitFor({ state: 'detached' });
      await assertAccessible(page);
    }
  });

  it('R-U04 says so where a stored report has a shape that it cannot draw', async () => {
    const other = await page.context().newPage();
    await other.route('**/result', (route) =>
      route.fulfill({ json: { report: { schema_version: 'older' } } }),
    );
    await other.goto(`${start.api}/console/runs`);
    await other.getByRole('link', { name: question }).first().click();
    await other.getByRole('heading', { name: 'This page could not be drawn' }).waitFor();
    await assertAccessible(other);
    await other.getByRole('link', { name: 'past runs' }).click();
    await other.getByRole('heading', { name: 'Runs' }).waitFor();
    await other.close();
  });

  it('R-U04 R-U07 tells what became of the credits of a run without a report', async () => {
    await controlOf(`http://127.0.0.1:${place.SIMULATOR_PORT}`).latency(30_000); // Runs until cancelled.
    const id = await askElsewhere();
    operate(place, 'run', 'cancel', id);
    await page.goto(`${start.api}/console/research/${id}`);
    await page.getByText('there is no report').waitFor();
    await page.getByText('15 credits that were reserved for it have been refunded').waitFor();
    await assertAccessible(page);
  });

  it('R-U07 nothing in the console broke its policy or went wrong', () => {
    // The browser itself reports a refused request, such as the one that asks who is signed in.
    assert.deepEqual(
      watch.problems.filter((problem) => !/status of 40[013]/.test(problem)),
      [],
    );
    assert.deepEqual(
      watch.requests.filter((url) => !url.startsWith(start.api) && !url.startsWith('blob:')),
      [],
    );
  });

  it('R-U01 signing out everywhere ends the session in another browser too', async () => {
    const other = await watchedPage();
    await other.page.goto(`${start.api}/console/account`);
    await write(other.page.getByLabel('Name'), 'local');
    await write(other.page.getByLabel('Passphrase'), passphrase);
    await other.page.keyboard.press('Enter');
    await press(other.page.getByRole('button', { name: 'Sign out everywhere' }));
    await other.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${start.api}/console/runs`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await screenshot(page, 'sign-in');
    await assertAccessible(page);
    await other.page.context().close();
  });

  async function askElsewhere(): Promise<string> {
    const key = readFileSync(`${place.DATA_DIR}/api-key`, 'utf8').trim();
    return (await createRun(start.api, key, question, 'wide')).id;
  }
});
