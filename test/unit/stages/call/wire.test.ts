import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fieldsOf, numbersIn, readLines } from '../../../../src/stages/call/wire.ts';

describe('the compact form of outputs', () => {
  it('reads the numbers of sentences however they are written, and nothing else as numbers', () => {
    for (const text of ['12,13', '[12], [13]', '12-13', ' 12 & 13 '])
      assert.deepEqual(numbersIn(text), [12, 13], text);
    for (const text of ['12+', 'C12', '1.5']) assert.equal(numbersIn(text), null, text);
  });

  it('reads lines and lists of fields alike, and leaves entries in full form as they are', () => {
    const read = (given: unknown) => readLines(given, fieldsOf);
    assert.deepEqual(read(['1 | a', ['1', 'a']]), [
      ['1', 'a'],
      ['1', 'a'],
    ]);
    assert.deepEqual(read([{ sentence: 1 }]), [{ sentence: 1 }]);
  });

  it('R-R10 throws on nothing that a model may send', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (given) => void readLines(given, (line) => [fieldsOf(line), numbersIn(line)]),
      ),
    );
  });
});
