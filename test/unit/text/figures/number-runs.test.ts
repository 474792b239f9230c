import assert from 'node:assert/strict';
import { numberRuns } from '../../../../src/text/figures/number-runs.ts';

const read = (line: string, language: Parameters<typeof numberRuns>[1] = 'en') =>
  numberRuns(line.split(' '), language).map(({ start, end, value }) => [start, end, value]);

describe('numbers of several words', () => {
  it('R-R12 are as long as can be, with the places of their words', () => {
    assert.deepEqual(read('about two hundred fifty six miles'), [[1, 5, 256]]);
    assert.deepEqual(read('five six'), [
      [0, 1, 5],
      [1, 2, 6],
    ]);
  });

  it('R-R12 are read with and without the word that may join them', () => {
    const values = (line: string) => read(line).map(([, , value]) => value);
    assert.deepEqual(values('one hundred and two hundred').toSorted(), [100, 100, 102, 200]);
    assert.deepEqual(values('five and twenty'), [5, 20]);
  });

  it('R-R12 within a word only if all of it is a number', () => {
    assert.deepEqual(read('vierundzwanzig achtung und elfen', 'de'), [[0, 1, 24]]);
    assert.deepEqual(read('milleduecentotrentuno', 'it'), [[0, 1, 1231]]);
  });

  it('R-R12 words such as “millions” and “dozens” are none by themselves', () => {
    assert.deepEqual(read('millions of dozens'), []);
    assert.deepEqual(read('a thousand'), [[1, 2, 1000]]);
  });
});
