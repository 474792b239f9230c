import assert from 'node:assert/strict';
import { prose } from '../../../../src/report/controls/prose.ts';

type Counts = ReturnType<typeof prose.counts>;
const read = { section: 'answer', reader: 'lab/south', sentences: 9, sentences_asked_again: 0 } as const;
const countsOf = (...changes: Partial<Counts['sections'][number]>[]): Counts => ({
  sections: changes.map((change) => ({ ...read, sentences_left_out: [], ...change })),
});
const told = (counts: Counts) => prose.sentences.sections(counts).join(' ');

describe('the reading of written sections', () => {
  it('R-R22 is told with what was asked again', () => {
    assert.equal(told(countsOf({})), '');
    assert.equal(
      told(countsOf({ sentences_asked_again: 2 })),
      'The writer was asked to word 2 sentences anew.',
    );
  });

  it('R-R10 warns of sentences left out, by section and who refused them', () => {
    const leftOut = ['code', 'reader'].map((by) => ({ field: 'rationale', sentences: 2, by }) as never);
    const messages = prose.warnings.sentences_left_out(countsOf({ sentences_left_out: leftOut }));
    assert.equal(messages.length, 2);
    for (const message of messages)
      assert.match(message, /^2 sentences of the section “answer” were removed: /);
    assert.match(messages[1] ?? '', /: a second model could not confirm all of them\.$/);
    const [single] = prose.warnings.sentences_left_out(
      countsOf({ sentences_left_out: [{ field: 'rationale', sentences: 1, by: 'reader' } as never] }),
    );
    assert.equal(
      single,
      'One sentence of the section “answer” was removed: a second model could not confirm it.',
    );
  });
});
