import assert from 'node:assert/strict';
import { numbersIn, numbersMissingFrom, similarity } from '../../../src/text/words.ts';

describe('numbers in texts', () => {
  it('R-R05 are compared by value, not by spelling', () => {
    assert.deepEqual(numbersIn('1,000 of 12,5 and 62 % in 2027, ３ times 007'), [
      '1000',
      '12.5',
      '2027',
      '3',
      '62',
      '7',
    ]);
    assert.deepEqual(numbersIn('约5000户，占62%；人口約１２万人、ราคา30บาท'), ['12', '30', '5000', '62']);
    assert.deepEqual(numbersIn('S3, R2D2 and Straße7 are names'), []);
    assert.deepEqual(numbersMissingFrom('about 1000 users', ['for 1,000 users']), []);
    assert.deepEqual(numbersMissingFrom('about 30 %', ['about thirty percent']), ['30']);
  });
});

describe('similarity of texts', () => {
  it('is 1 for the same content words and 0 if none are shared', () => {
    assert.equal(similarity('The costs are rising', 'A rising cost'), 1);
    assert.equal(similarity('The costs are rising', 'Teams like autonomy'), 0);
    assert.equal(similarity('', ''), 0);
  });
});
