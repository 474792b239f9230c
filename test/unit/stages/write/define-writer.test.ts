import assert from 'node:assert/strict';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { answer, objects, tables } from '../../../support/stages/writing.ts';

describe('a writer', () => {
  it('R-R05 R-R10 drops items that the check of the draft rejects, but never the headline and answer', () => {
    const judge = (fault: string, word: string) =>
      answerWriter.check({ tables, problemsOf: objects(fault, word) })(answer);
    const point = judge('key_points[1].statement: the number “12” is not computed', 'cheaper');
    assert.deepEqual(
      point.value.key_points.map(({ label }) => label),
      ['Simple'],
    );
    assert.ok(point.usable);
    assert.equal(judge('rationale: bad', 'It is simpler.').value.rationale, '');
    assert.equal(judge('recommendation: bad', 'Keep it whole.').value.recommendation, null);
    assert.deepEqual(judge('ranked_options[0].rationale: bad', 'Simple.').value.ranked_options, []);
    assert.equal(judge('headline: bad', '"headline":"K').usable, false);
    assert.equal(judge('direct_answer: bad', 'They').usable, false);
  });

  it('R-R10 is unusable if it still fails the check after dropping items', () => {
    const stubborn = answerWriter.check({
      tables,
      problemsOf: () => ['key_points: there is something wrong'],
    })(answer);
    assert.equal(stubborn.usable, false);
  });
});
