import assert from 'node:assert/strict';
import { shownSentences } from '../../../../src/report/tables/shown-responses.ts';

describe('the sentences that the writer of the answer is shown', () => {
  const response = (alias: string, words: readonly string[]) => ({
    alias,
    sentences: words.map((each, index) => ({
      number: index + 1,
      modelId: `lab/${alias}`,
      span: { offset: 0, length: 1 },
      words: each,
    })),
  });

  it('R-R27 shows ten usual answers as a whole', () => {
    const ten = Array.from({ length: 10 }, (_, at) =>
      response(
        `A${at + 10}`,
        Array(40).fill(`Somebody said number ${at} in a sentence of the usual length, and again.`),
      ),
    );
    assert.equal(shownSentences(ten).size, 400);
  });

  it('R-R27 of many answers it shows what others have not said before what they have', () => {
    const common = Array<string>(6).fill('Boundaries come before any split of the house. '.repeat(8));
    const many = Array.from({ length: 100 }, (_, at) =>
      response(`A${100 + at}`, [
        ...common,
        `Only one of them names the ${'bcdfghklmn'.charAt(at % 10)}ap${'bcdfghklmn'.charAt(Math.floor(at / 10))}olum of the harbour.`,
      ]),
    );
    const shown = shownSentences(many);
    for (let at = 0; at < 100; at++) assert.ok(shown.has(`A${100 + at}.7`), `answer ${at}`);
    const characters = [...shown.values()].reduce((sum, { words }) => sum + words.length, 0);
    assert.ok(characters <= 80_000);
  });
});
