import assert from 'node:assert/strict';
import { watchedPage } from '../support/browser/browser.ts';
import { exampleReport, writtenFile } from '../support/browser/example-file.ts';

describe('a report on a task', () => {
  it('R-U05 R-R20 leads from the answer to a task to the stored response that is preferred', async () => {
    const { report, texts } = exampleReport();
    const [model] = report.research_record?.panel?.models ?? [];
    assert.ok(report.answer && model);
    const none = { synthesizer_model_ids: [], compared: [], pairs: [], reasons: [], defects: [] };
    report.answer.best_response = { ...none, model_id: model.model_id };
    const { page } = await watchedPage();
    await page.goto(await writtenFile(report, texts));
    const line = page.locator('#answer p').filter({ hasText: /^Stored answer: / });
    await line.getByRole('link').click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await panel
      .getByText(texts[model.model_id]?.slice(0, 30) ?? 'no text')
      .first()
      .waitFor();
    await page.context().close();
  });
});
