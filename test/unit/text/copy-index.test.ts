import assert from 'node:assert/strict';
import fc from 'fast-check';
import { holdsCopy } from '../../../src/text/copied-text.ts';
import { buildCopyIndex, indexCopiesAmong } from '../../../src/text/copy-index.ts';

type IsCopy = (response: string, text: string, question?: string) => Promise<boolean>;

// Two indexes with one rule: one of all runs of the responses, the other of those that given texts
// share with them.
const indexes: Record<string, IsCopy> = {
  'an index of all runs': async (response, text, question = '') =>
    holdsCopy(buildCopyIndex([response], [question]), text),
  'an index of the runs that are looked for': async (response, text, question = '') =>
    holdsCopy(await indexCopiesAmong([text], once(response), [question]), text),
};

const twelve = 'one two three four five six seven eight nine ten eleven twelve';
const response = `Before it ${twelve} thirteen fourteen after it.`;

for (const [name, isCopy] of Object.entries(indexes)) {
  describe(name, () => {
    it('R-S07 allows twelve consecutive words, and detects thirteen', async () => {
      assert.equal(await isCopy(response, `He said: ${twelve}, no more.`), false);
      assert.equal(await isCopy(response, `He said: ${twelve} thirteen.`), true);
    });

    it('R-S07 ignores case, punctuation and markdown', async () => {
      const text = `**One** two, three - FOUR "five" six seven eight nine ten eleven twelve; thirteen`;
      assert.equal(await isCopy(response, text), true);
    });

    it('R-S07 counts words in scripts without spaces too', async () => {
      const text = '我们认为小团队应该先从单体应用开始因为它更容易部署和维护并且成本更低';
      assert.equal(await isCopy(text, text), true);
      assert.equal(await isCopy(text, '小团队应该先从单体'), false);
    });

    it('allows words of the question', async () => {
      assert.equal(await isCopy(response, `${twelve} thirteen`), true);
      assert.equal(await isCopy(response, `${twelve} thirteen`, `Is ${twelve} thirteen so?`), false);
    });

    it('R-S07 finds exactly the runs of 13 words that a naive search finds', async () => {
      const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(words, words, async (source, text) => {
          const joined = ` ${source.join(' ')} `;
          const plain = text.some(
            (_, start) =>
              start + 13 <= text.length && joined.includes(` ${text.slice(start, start + 13).join(' ')} `),
          );
          assert.equal(await isCopy(source.join(' '), text.join(' ')), plain);
        }),
        { numRuns: 300 },
      );
    });
  });
}

async function* once(text: string): AsyncIterable<{ text: string }> {
  yield { text };
}
