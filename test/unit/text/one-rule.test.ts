import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ownWordsProblems } from '../../../src/prepare/own-words.ts';
import { printableText } from '../../../src/report/prose/presentable.ts';
import { buildCopyIndex, indexCopiesAmong } from '../../../src/text/copy-index.ts';
import { harmless } from '../../../src/text/harmless.ts';

// A wording is checked twice: when a synthesizer returns it, and when the report prints it. If the two checks
// counted words differently, a sentence that passed the first would be cut in the report, or a good one asked
// for again.
describe('copied words in synthesis and report', () => {
  for (const [response, wording, copied] of [
    [
      'Kubernetes™ is worth its cost only once a team runs several services daily.',
      'Kubernetes is worth its cost only once a team runs several services daily.',
      true,
    ],
    [
      'Add ½ cup oil and stir the dough for ten minutes before.',
      'Add ½ cup oil and stir the dough for ten minutes before.',
      false,
    ],
  ] as const) {
    it(`R-S07 are the same: ${response}`, async () => {
      assert.deepEqual(await verdicts(response, wording), { synthesis: copied, report: copied });
    });
  }

  it('R-S07 are the same, whatever Unicode characters surround or split the words', async () => {
    const sign = fc.constantFrom(
      '',
      '™',
      '½',
      '①',
      'ﬁ',
      '㎏',
      '２',
      'Ａ',
      '㊀',
      'ー',
      '々',
      '\u00ad',
      '\u0301',
      'ﷺ',
      '⁄',
    );
    const word = fc
      .tuple(sign, fc.constantFrom('oil', 'dough', '面团', ''), sign)
      .map((parts) => parts.join(''));
    const text = fc.array(word, { minLength: 11, maxLength: 16 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(text, text, async (response, other) => {
        for (const wording of [response, response.normalize('NFKC'), other]) {
          const { synthesis, report } = await verdicts(response, wording);
          assert.equal(synthesis, report, wording);
        }
      }),
      { numRuns: 200 },
    );
  });
});

async function verdicts(response: string, given: string): Promise<{ synthesis: boolean; report: boolean }> {
  const wording = harmless(given); // As every output of a synthesizer is parsed.
  const copies = await indexCopiesAmong([wording], once(response));
  const rules = { maxCharacters: 1_000, copies, sources: [wording] };
  return {
    synthesis: ownWordsProblems('a', wording, rules).some((problem) => problem.includes('consecutive words')),
    report: printableText(buildCopyIndex([response], []), wording).includes('[…]'),
  };
}

async function* once(text: string): AsyncIterable<{ text: string }> {
  yield { text };
}
