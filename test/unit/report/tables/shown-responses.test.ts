import assert from 'node:assert/strict';
import { lookedAt, shownSentences } from '../../../../src/report/tables/shown-responses.ts';

describe('the sentences that the writer of the answer is shown', () => {
  const response = (alias: string, words: readonly string[], evidence: readonly number[] = []) => ({
    alias,
    sentences: words.map((each, index) => ({
      number: index + 1,
      modelId: `lab/${alias}`,
      span: { offset: 0, length: 1 },
      words: each,
      isEvidence: evidence.includes(index + 1),
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

  it('R-R27 of an answer that babbles it shows what its claims rest on before new words, wherever it stands', () => {
    const babble = Array.from({ length: 100 }, (_, at) => `I am scared of ${`${at + 100}`.repeat(12)}.`);
    const advice = ['Talk about it openly', 'Set a limit and keep it'].map(
      (words) => `${words}${', always'.repeat(9)}.`,
    );
    const lost = response('A99', [...advice, ...babble, 'See a therapist.'], [1, 2, 103]);
    const before = Array.from({ length: 79 }, (_, at) => response(`A${at + 10}`, advice));
    const shown = shownSentences([...before, { ...lost, sentences: lookedAt(lost.sentences, 1000) }]);
    for (const name of ['A99.1', 'A99.2', 'A99.103']) assert.ok(shown.has(name), name);
    const own = [...shown].filter(([name]) => name.startsWith('A99.'));
    assert.ok(own.length > 10, 'the rest of its share is filled');
    assert.ok(own.reduce((sum, [, { words }]) => sum + words.length, 0) <= 1000);
  });
});
