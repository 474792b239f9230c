import assert from 'node:assert/strict';
import { wordsAgainstFigures } from '../../../../src/text/figures/number-words.ts';

describe('numbers in words', () => {
  it('R-R22 are named where the sources count the same thing with another number, in any form of the noun', () => {
    assert.deepEqual(wordsAgainstFigures('It takes nine hours.', 'It takes 3 hours.', 'en'), ['nine hours']);
    assert.deepEqual(wordsAgainstFigures('It takes three hours.', 'In 3 hours, or 4 hours.', 'en'), []);
    assert.deepEqual(wordsAgainstFigures('Es dauert neun Stunden.', 'Es dauert 3 Stunden.', 'de'), [
      'neun stunden',
    ]);
  });

  it('R-R22 are not judged where no source counts their noun, nor in digits', () => {
    assert.deepEqual(wordsAgainstFigures('Two aims have to be weighed.', 'It takes 3 hours.', 'en'), []);
    assert.deepEqual(wordsAgainstFigures('It takes 9 hours.', 'It takes 3 hours.', 'en'), []);
  });
});
