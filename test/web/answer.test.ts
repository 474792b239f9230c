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

describe('signs behind the sentences of a page', () => {
  it('R-U05 begins no line with a sign, however wide the page is', async () => {
    const { report, texts } = exampleReport();
    const long = 'Ask for the reading of the meter first, and write it down before anybody comes to look.';
    const { length } = long;
    const span = {
      model_id: report.evidence?.claims[0]?.supporting_model_ids[0] ?? '',
      offset: 0,
      length: 20,
    };
    report.answer?.sources.push({
      ...{ field: 'direct_answer', offset: 0, length, own_knowledge: true, evidence_spans: [span] },
    });
    Object.assign(report.answer!, { direct_answer: long });
    const { page } = await watchedPage();
    await page.goto(await writtenFile(report, texts));
    const signs = page.locator('#answer .own, #answer .source');
    assert.equal(await signs.count(), 2);
    for (let width = 360; width < 560; width += 4) {
      await page.setViewportSize({ width, height: 800 });
      const begin = await signs.evaluateAll((all) =>
        all.filter((sign) => {
          const { left } = sign.getBoundingClientRect();
          const block = sign.closest('p')?.getBoundingClientRect();
          return left < (block?.left ?? 0) + 10;
        }),
      );
      assert.equal(begin.length, 0, `${width} px`);
    }
    await page.context().close();
  });
});
