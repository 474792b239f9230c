import assert from 'node:assert/strict';
import { judge, prepare } from '../../../../src/stages/read/stage.ts';
import { context, evidence } from '../../../support/stages/reading.ts';
import { written } from '../../report/example.ts';

const drafts = { answer: written.answer };

describe('the stage of reading', () => {
  it('R-R22 numbers every sentence', async () => {
    const prepared = await prepare({ evidence, drafts, mended: [] }, context());
    assert.ok('messages' in prepared);
    const { content } = prepared.messages[1]!;
    for (const [index, { sentence }] of prepared.asked.entries())
      assert.ok(content.includes(`[${index + 1}] ${sentence}`), sentence);
  });

  it('R-R22 shows no empty sentence for a calculation, nor for a name without words', async () => {
    const answer = { ...written.answer!, direct_answer: 'It takes 150 days [A01.1, own, = 3×50].' };
    const prepared = await prepare({ evidence, drafts: { answer }, mended: [] }, context());
    assert.ok('messages' in prepared);
    const { content } = prepared.messages[1]!;
    const { responses } = JSON.parse(/\{"camps".*\}/.exec(content)?.[0] ?? '{}');
    assert.deepEqual(responses, {});
    assert.match(content, /It takes 150 days\. \(rests on A01\.1, own, =3×50\)/);
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

  it('R-R22 shows of mended fields the sentences of the rows that they cite, of others all', async () => {
    const rowsShown = async (...mended: readonly { readonly field: string; readonly text: string }[]) => {
      const prepared = await prepare({ evidence, drafts, mended }, context());
      assert.ok('messages' in prepared);
      const tables = /<<tables [^>]+>>\n(.*?)\n<<end/s.exec(prepared.messages[1]!.content)?.[1] ?? '{}';
      return Object.keys((JSON.parse(tables) as { sentences: object }).sentences);
    };
    const all = await rowsShown();
    const [point] = written.answer!.key_points;
    const cited = point!.claims;
    const mended = { field: 'key_points[0].statement', text: 'It keeps the choice open.' };
    assert.deepEqual(
      await rowsShown(mended),
      all.filter((id) => cited.includes(id)),
    );
    assert.ok(all.length > cited.length);
    const free = { field: 'rationale', text: 'It keeps the choice open.' };
    assert.deepEqual(await rowsShown(mended, free), all, 'a rationale may rest on any row');
    const marked = { field: 'rationale', text: 'It keeps the choice open [A10.1].' };
    assert.deepEqual(await rowsShown(marked), []);
  });

  it('R-R22 finds faults in the sentences that were asked about', () => {
    const asked = [{ section: 'answer', path: 'rationale', sentence: 'It holds.' }] as const;
    const { checked } = judge({ evidence, drafts, mended: [], asked, output: '{"flags": ["1 | d | so"]}' });
    assert.deepEqual(checked?.value, [{ sentence: 1, fault: 'unsupported', why: 'so' }]);
  });
});
