import assert from 'node:assert/strict';
import {
  markedSentences,
  markNames,
  marksBeforePoints,
  withoutMarks,
} from '../../../../src/report/prose/marks.ts';
import { harmless } from '../../../../src/text/harmless.ts';

describe('marks of sources', () => {
  const text = 'Read the meter first [A03.7, A08.12]. It takes 5 minutes. Then pay [A03.7; A11.2].';

  it('R-R27 names the sentences of responses behind each sentence, and only there', () => {
    assert.deepEqual(markedSentences(text), [
      { text: 'Read the meter first. ', names: ['A03.7', 'A08.12'] },
      { text: 'It takes 5 minutes. ', names: [] },
      { text: 'Then pay.', names: ['A03.7', 'A11.2'] },
    ]);
    assert.deepEqual(markNames(text), ['A03.7', 'A08.12', 'A11.2']);
  });

  it('R-R27 a mark behind a point belongs to the sentence before it', () => {
    assert.equal(marksBeforePoints('Pay. [A01.2] Wait!” [A01.3]'), 'Pay [A01.2]. Wait [A01.3]!”');
    assert.equal(
      marksBeforePoints('Say “Coming?” [A01.2]. Go etc. [own].'),
      'Say “Coming [A01.2]?” Go etc [own].',
    );
  });

  it('R-R27 a calculation may have any sign for minus', () => {
    for (const minus of ['-', '−', '–'])
      assert.deepEqual(markNames(`It leaves 2 [A01.1, = 5 ${minus} 3].`), ['A01.1', '=5-3']);
  });

  it('R-R23 a sentence that only the writer knows is marked as such', () => {
    assert.deepEqual(markedSentences('It takes time [own]. Pay [A03.7, own].'), [
      { text: 'It takes time. ', names: ['own'] },
      { text: 'Pay.', names: ['A03.7', 'own'] },
    ]);
  });

  it('R-R05 a mark can hold a calculation, which is never printed', () => {
    assert.deepEqual(markedSentences('It comes to 450 [A03.7, = 3 × 150].'), [
      { text: 'It comes to 450.', names: ['A03.7', '=3×150'] },
    ]);
    assert.equal(withoutMarks(harmless('So 450 [= (3+0)×150]. Then rest.')), 'So 450. Then rest.');
    assert.equal(withoutMarks(harmless('So 48 [A03.7, = 20×1.05^18]. Rest.')), 'So 48. Rest.');
  });

  it('R-R27 R-H08 leaves no space before a colon', () => {
    assert.equal(withoutMarks(harmless('Each day [A08.12]: walk.')), 'Each day: walk.');
  });

  it('R-R27 leaves brackets that are no marks', () => {
    for (const plain of ['As said [12].', 'A list [A4 paper].', 'See [A01].'])
      assert.equal(withoutMarks(plain), plain);
  });
});
