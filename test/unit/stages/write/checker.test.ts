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

  it('R-R10 keeps as many entries as the prompt allows, and asks again for fewer', () => {
    const points = Array.from({ length: 7 }, () => answer.key_points[0]!);
    const { value, problems } = answerWriter.check(content)({ ...answer, key_points: points });
    assert.deepEqual([value.key_points.length, problems], [6, ['key_points: more than 6']]);
  });
});
