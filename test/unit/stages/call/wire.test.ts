import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fieldsOf, readLines, sentenceNumbers } from '../../../../src/stages/call/wire.ts';

describe('the compact form of outputs', () => {
  it('reads the numbers of sentences however they are written, and nothing else as numbers', () => {
    for (const text of ['12,13', '[12], [13]', '12-13', ' 12 & 13 '])
      assert.deepEqual(sentenceNumbers(text), [12, 13], text);
    for (const text of ['12+', 'C12', '1.5']) assert.equal(sentenceNumbers(text), null, text);
  });

  it('reads lines and lists of fields alike, and leaves entries in full form as they are', () => {
    const read = (given: unknown) => readLines(given, fieldsOf);
    assert.deepEqual(read(['1 | a', ['1', 'a']]), [
      ['1', 'a'],
      ['1', 'a'],
    ]);
    assert.deepEqual(read([{ sentence: 1 }]), [{ sentence: 1 }]);
  });

  it('keeps a bar within a field: only one between spaces, or behind the place, separates', () => {
    for (const [line, ...fields] of [
      ['1+ | P(A|B) is P(B|A) times P(A).', '1+', 'P(A|B) is P(B|A) times P(A).'],
      ['1+ | P(A | B) falls. | if {x | x > 0} grows', '1+', 'P(A | B) falls.', 'if {x | x > 0} grows'],
      ['2+ | The function |x| has a corner at |x|', '2+', 'The function |x| has a corner at |x|'],
      ['12+|The claim holds.|if it rains', '12+', 'The claim holds.', 'if it rains'],
      ['1|12|%|share|answer', '1', '12', '%', 'share', 'answer'],
      ['2 | Der Typ string|null passt. |', '2', 'Der Typ string|null passt.', ''],
      ['3+|Trams (cheap. | in old towns', '3+', 'Trams (cheap.', 'in old towns'],
      ['[4], [5]+| L’option a|b. | :) |', '[4], [5]+', 'L’option a|b.', ':)', ''],
      ['| a | | b', '', 'a', '', 'b'],
      ['|x| は大きい', '|x| は大きい'],
    ] as const)
      assert.deepEqual(fieldsOf(line), fields, line);
  });

  it('R-R10 throws on nothing that a model may send', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (given) => void readLines(given, (line) => [fieldsOf(line), sentenceNumbers(line)]),
      ),
    );
  });
});
