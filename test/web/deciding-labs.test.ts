import assert from 'node:assert/strict';
import { watchedPage } from '../support/browser/browser.ts';
import { exampleReport, writtenFile } from '../support/browser/example-file.ts';

describe('the positions of a report', () => {
  it('R-U06 name each lab that decides or shares the first place, unless it is shared already', async () => {
    const { report, texts } = exampleReport();
    const shown = async (change: { difference?: number; depends_on_lab_ids?: string[] }) => {
      const changed = structuredClone(report);
      const { labs } = changed.evidence!;
      labs.lead = { ...labs.lead!, ...change };
      const { page } = await watchedPage();
      await page.goto(await writtenFile(changed, texts));
      const notes = await page.locator('#positions .note').allTextContents();
      await page.context().close();
      return notes.filter((note) => note.includes('first place'));
    };
    const ids = ['ai21', 'meta'];
    assert.deepEqual(await shown({ depends_on_lab_ids: ids }), [
      'If any one lab named here were left out, the first place would change or be shared: AI21 Labs, Meta.',
    ]);
    assert.deepEqual(await shown({ depends_on_lab_ids: ids, difference: 0 }), []);
    assert.deepEqual(await shown({}), []);
  });
});
