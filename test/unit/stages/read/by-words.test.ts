import assert from 'node:assert/strict';
import { flagByWords } from '../../../../src/stages/read/by-words.ts';
import { context, evidence } from '../../../support/stages/reading.ts';
import { written } from '../../report/example.ts';

const flagsOf = (rationale: string) => {
  const draft = { ...written.answer!, rationale };
  return flagByWords({ evidence, section: 'answer', draft, mended: [] }, context());
};

describe('what lists of words find in a section that nobody reads', () => {
  it('R-R22 is nothing in sound prose', async () => {
    assert.deepEqual(await flagsOf(written.answer!.rationale), []);
  });

  it('R-R22 R-R05 is the sentence that states an amount of the panel, and no other of its field', async () => {
    const flags = await flagsOf('It keeps the choice open. Most models agree. It is simple.');
    assert.deepEqual(
      flags.map(({ path, sentence, fault }) => [path, sentence, fault]),
      [['rationale', 'Most models agree.', 'amount']],
    );
  });

  it('R-R22 R-R23 is the sentence that only its writer knows', async () => {
    const flags = await flagsOf('It keeps the choice open. Walking builds endurance [own].');
    assert.deepEqual(
      flags.map(({ path, sentence, fault }) => [path, sentence, fault]),
      [['rationale', 'Walking builds endurance [own].', 'doubted']],
    );
  });
});
