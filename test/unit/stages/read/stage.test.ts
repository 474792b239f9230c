import assert from 'node:assert/strict';
import { judge, prepare } from '../../../../src/stages/read/stage.ts';
import { context, evidence } from '../../../support/stages/reading.ts';
import { written } from '../../report/example.ts';

const drafts = { answer: written.answer };

describe('the stage of reading', () => {
  it('R-R22 numbers every sentence that has words, with what code prints in place of slots', async () => {
    const prepared = await prepare({ evidence, drafts, mended: [] }, context());
    assert.ok('messages' in prepared);
    const { content } = prepared.messages[1]!;
    for (const [index, { sentence }] of prepared.asked.entries())
      assert.ok(content.includes(`[${index + 1}] ${sentence.split('{{')[0]!.trim()}`), sentence);
    assert.match(content, /⟦[^⟧]+⟧/);
    assert.doesNotMatch(content.split('<<section')[1]!, /\{\{/);
  });

  it('R-R22 asks about nothing but the changed sentences once they were mended', async () => {
    const sentence = 'It keeps the choice open.';
    const rationale = `${written.answer!.rationale} ${sentence}`;
    const prepared = await prepare(
      { evidence, drafts, mended: [{ field: 'rationale', text: rationale }] },
      context(),
    );
    assert.ok('asked' in prepared);
    assert.deepEqual(prepared.asked, [{ section: 'answer', path: 'rationale', sentence }]);
    const same = [{ field: 'rationale', text: written.answer!.rationale }];
    assert.deepEqual(await prepare({ evidence, drafts, mended: same }, context()), { setAside: 'empty' });
  });

  it('R-R22 finds faults in the sentences that were asked about', () => {
    const asked = [{ section: 'answer', path: 'rationale', sentence: 'It holds.' }] as const;
    const { checked } = judge({ evidence, drafts, mended: [], asked, output: '{"flags": ["1 | d | so"]}' });
    assert.deepEqual(checked?.value, [{ sentence: 1, fault: 'unsupported', why: 'so' }]);
  });
});
