import assert from 'node:assert/strict';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { answer, content } from '../../../support/stages/writing.ts';

describe('the check of written fields', () => {
  it('R-R02 R-R07 detects ids, empty and overlong texts', () => {
    for (const headline of [
      'So it is. {{C4.support}}.',
      'K1 wins',
      'As C4 says',
      '',
      ' … ',
      'x'.repeat(301),
    ]) {
      const { usable, problems } = answerWriter.check(content)({ ...answer, headline });
      assert.equal(usable, false, headline);
      assert.match(problems[0] ?? '', /^headline: /);
    }
    assert.ok(answerWriter.check(content)({ ...answer, headline: 'A C3 class and K9 units' }).usable);
  });
});
