import assert from 'node:assert/strict';
import { shownOfResponse } from '../../../../src/stages/evidence/shown-sentences.ts';

describe('the sentences of a response that can be shown to a writer (R-R27)', () => {
  const text = 'Walk first.\n\nThen run slowly. Rest on Sunday.';
  const evidence = { offset: text.indexOf('Rest'), length: 4 };

  it('have their numbers and places, on one line each, and tell which are evidence', () => {
    const shown = shownOfResponse('lab/a', text, 1_000, [evidence]);
    assert.deepEqual(
      shown.map(({ number, words, isEvidence }) => [number, words, isEvidence]),
      [
        [1, 'Walk first.', false],
        [2, 'Then run slowly.', false],
        [3, 'Rest on Sunday.', true],
      ],
    );
    for (const { span, words } of shown)
      assert.equal(
        text
          .slice(span.offset, span.offset + span.length)
          .replaceAll('\n', ' ')
          .trim(),
        words,
      );
  });

  it('are of a far longer response only those at its beginning, and its evidence', () => {
    const long = `${'So it goes on. '.repeat(200)}Rest on Sunday.`;
    const at = { offset: long.indexOf('Rest'), length: 4 };
    const shown = shownOfResponse('lab/a', long, 100, [at]);
    assert.ok(shown.length < 40);
    assert.equal(shown.at(-1)?.words, 'Rest on Sunday.');
  });
});
