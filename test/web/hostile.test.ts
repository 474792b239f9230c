import assert from 'node:assert/strict';
import { watchedPage } from '../support/browser/browser.ts';
import { writtenFile } from '../support/browser/example-file.ts';
import { hostileReport } from '../support/browser/hostile-report.ts';
import { screenshot } from '../support/browser/screenshots.ts';

// Every text of a report comes from a model or a stranger.
describe('a report of hostile texts', () => {
  let address = '';
  before(async () => {
    const { report, texts } = hostileReport();
    address = await writtenFile(report, texts);
  });

  for (const width of [360, 1400]) {
    it(`R-H02 R-U07 runs nothing, asks for nothing and keeps its layout at ${width} px`, async () => {
      const { page, requests, problems } = await watchedPage({ viewport: { width, height: 900 } });
      await page.goto(address);
      await page.locator('.claim').first().waitFor();
      const isAsWide = async () => {
        const [shown, whole] = (await page.evaluate(
          '[innerWidth, document.documentElement.scrollWidth]',
        )) as [number, number];
        assert.equal(whole, shown);
      };
      await isAsWide();
      for (const summary of await page.locator('summary').all())
        await summary.evaluate((element: { click: () => void }) => element.click());
      await isAsWide();
      await page.locator('.claim .number').first().click();
      await page.getByRole('complementary', { name: 'Evidence' }).waitFor();
      await isAsWide();
      await page
        .getByRole('complementary', { name: 'Evidence' })
        .getByRole('listitem')
        .first()
        .getByRole('link')
        .click();
      await page.getByRole('region', { name: 'Stored answer' }).waitFor();
      await isAsWide();
      await screenshot(page, `hostile-${width}`);
      assert.equal(await page.evaluate('globalThis.ran'), undefined);
      assert.deepEqual([requests, problems], [[address], []]);
      await page.context().close();
    });
  }

  it('R-U07 closes what changes the direction of writing within the text that it came with', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const open = await page
      .locator('.claim .statement')
      .evaluateAll((all) => all.filter((each) => each.getAttribute('dir') !== 'auto').length);
    assert.equal(open, 0);
    await page.context().close();
  });
});
