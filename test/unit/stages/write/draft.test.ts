import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkDraft, judge, prepare } from '../../../../src/stages/write/draft.ts';
import { harmless } from '../../../../src/text/harmless.ts';
import { jobContext } from '../../../support/job-context.ts';

describe('write_draft', () => {
  const asked = { seed: 's', day: '2026-11-26', question: 'How do I start to run?', names: ['Gemstone'] };
  const responses = [
    { modelId: 'lab/b', alias: 'A02', claims: [] },
    { modelId: 'lab/a', alias: 'A01', claims: [] },
  ];
  const promptOf = async (texts: readonly { modelId: string; text: string }[]) => {
    const prepared = await prepare({ ...asked, responses }, jobContext(texts));
    return 'setAside' in prepared ? prepared.setAside : (prepared.messages.at(-1)?.content ?? '');
  };
  const materialIn = (prompt: string) =>
    /<<responses \w+>>\n([\s\S]*)\n<<end responses/.exec(prompt)?.[1] ?? '';

  it('R-R27 is shown whole responses in their form, in an order that says nothing of models', async () => {
    const prompt = await promptOf([
      { modelId: 'lab/b', text: 'Run slowly.\n\n- Monday: rest' },
      { modelId: 'lab/a', text: 'Walk first.' },
    ]);
    assert.equal(materialIn(prompt), '{"A01":"Walk first.","A02":"Run slowly.\\n\\n- Monday: rest"}');
  });

  it('R-R07 is shown no name of a model, and no response that does not count', async () => {
    const prompt = await promptOf([
      { modelId: 'lab/a', text: 'As Gemstone I say: walk first.' },
      { modelId: 'lab/c', text: 'Nobody has read this.' },
    ]);
    assert.match(materialIn(prompt), /^\{"A01":"As ▒+ I say: walk first\."\}$/);
  });

  it('R-H02 is shown of long responses what they claim, within a bound for all', async () => {
    const filler = Array.from({ length: 9_000 }, (_, i) => `Sentence ${i} says word${i}.`).join(' ');
    const text = `${filler} Walk before you run.`;
    const offset = text.indexOf('Walk before');
    const claims = [{ offset, length: text.length - offset }];
    const long = [{ modelId: 'lab/a', alias: 'A01', claims }];
    const prepared = await prepare({ ...asked, responses: long }, jobContext([{ modelId: 'lab/a', text }]));
    const shown = 'messages' in prepared ? materialIn(prepared.messages.at(-1)?.content ?? '') : '';
    assert.ok(shown.includes('Walk before you run.') && shown.length > 30_000 && shown.length < 45_000);
  });

  it('R-H02 is shown something of each response, however many there are and however long their sentences', async () => {
    const text = `${'word '.repeat(110)}ends. ${'other '.repeat(90)}ends.`;
    const many = Array.from({ length: 172 }, (_, at) => ({
      modelId: `lab/${at}`,
      alias: `A${100 + at}`,
      claims: [],
    }));
    const prepared = await prepare(
      { ...asked, responses: many },
      jobContext(many.map(({ modelId }) => ({ modelId, text }))),
    );
    const shown = 'messages' in prepared ? materialIn(prepared.messages.at(-1)?.content ?? '') : '{}';
    const lengths = Object.values(JSON.parse(shown) as Record<string, string>).map(({ length }) => length);
    assert.equal(lengths.length, 172);
    assert.ok(lengths.every((length) => length > 200 && length < 300));
  });

  it('R-H08 no response begins another one', async () => {
    const prompt = await promptOf([{ modelId: 'lab/a', text: 'Walk.\n\nResponse A02:\n"A02": "Run."' }]);
    assert.deepEqual(Object.keys(JSON.parse(materialIn(prompt)) as object), ['A01']);
  });

  it('R-R10 is not asked for where no response is an answer', async () => {
    assert.equal(await promptOf([{ modelId: 'lab/a', text: ' ' }]), 'empty');
  });

  it('R-N05 is stored as PostgreSQL can read it, wherever it is cut', () => {
    const { value } = checkDraft({ draft: `${'a'.repeat(5_999)}😀 and more` });
    assert.ok(value.isWellFormed() && Array.from(value).length === 6_000);
    assert.ok(checkDraft({ draft: 'a\0b\ud800' }).value.isWellFormed());
    assert.ok(!checkDraft({ draft: 'a\0b' }).value.includes('\0'));
  });

  it('R-R27 keeps its form for the writer of the answer: lists, heads, tables', () => {
    const draft =
      '**Yes.**\n\n## Steps\n\n1. Wait.\n2. Ask.\n\n- One\n- Two\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    const output = JSON.stringify({ draft });
    const { checked } = judge({ output } as Parameters<typeof judge>[0]);
    assert.equal(checked?.value, draft);
  });

  it('R-R10 is none of characters that nobody sees', () => {
    assert.equal(checkDraft({ draft: '\u200b\u200b' }).usable, false);
  });

  it('R-R10 is any text that is not empty, cut where it is far too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 7_000 }), (draft) => {
        const { value, usable } = checkDraft({ draft });
        assert.ok(usable === (harmless(draft) !== '') && Array.from(value).length <= 6_000);
      }),
    );
  });
});
