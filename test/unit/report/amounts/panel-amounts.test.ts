import assert from 'node:assert/strict';
import { check, many, one } from '../../../support/stages/camps.ts';

describe('words that a report would cut', () => {
  it('R-R12 asks again for words that the report would cut, and keeps the camp', () => {
    const { value, problems, usable } = check([one, { ...many, thesis: 'Split early. Most models agree.' }]);
    assert.deepEqual(problems, [
      'camps[1].thesis: “Most models” states a quantity of the panel; leave it out',
    ]);
    assert.equal(value.camps.length, 2);
    assert.ok(usable);
    const held = check([{ ...one, label: 'Whole until 2030' }, many]);
    assert.deepEqual(held.problems, []);
  });
});
