import assert from 'node:assert/strict';
import { campsMessages } from '../../../../src/stages/camps/find-camps.ts';
import { check, one, positions, question } from '../../../support/stages/camps.ts';

describe('cases that come to the same', () => {
  it('R-R13 groups cases that come to the same, by known ids and each once', () => {
    const [, user] = campsMessages({ seed: 's', question, questionType: 'decision', positions });
    assert.match(
      user?.content ?? '',
      /"id":1,"if":"it is small","option":"one"[\s\S]*"id":3,"if":"it is little"/,
    );
    const without = positions.map((each) => ({ ...each, cases: [] }));
    const [, plain] = campsMessages({ seed: 's', question, questionType: 'decision', positions: without });
    assert.doesNotMatch(plain?.content ?? '', /<<cases /);
    const { value, problems } = check([one], [[1, 3], [2, 9], [3]]);
    assert.deepEqual(value.sameCases, [
      [
        { alias: 'A01', index: 0 },
        { alias: 'A03', index: 1 },
      ],
    ]);
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['same_cases[1][1]', 'same_cases[2][0]'],
    );
    assert.deepEqual(check([one]).value.sameCases, []);
  });
});
