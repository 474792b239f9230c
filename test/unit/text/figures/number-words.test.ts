import assert from 'node:assert/strict';
import { holdsNumber, wordsAgainstFigures } from '../../../../src/text/figures/number-words.ts';

describe('numbers in words', () => {
  it('R-R12 the words for 1 show that it stands in a text, and accuse no other number', () => {
    for (const text of ['One to two years.', 'Un à deux ans.', 'Ein bis zwei Jahre.'])
      assert.ok(holdsNumber(text, 1), text);
    assert.deepEqual(wordsAgainstFigures('Keep one year.', 'Keep 3 years.', 'en'), []);
  });

  it('R-R05 what code has calculated may be told in words', () => {
    const sources = 'Play for 60 minutes, half as long again at first.';
    assert.deepEqual(wordsAgainstFigures('Allow ninety minutes.', sources, 'en'), ['ninety minutes']);
    assert.deepEqual(wordsAgainstFigures('Allow ninety minutes.', `${sources}\n= 90`, 'en'), []);
    assert.deepEqual(wordsAgainstFigures('Sleep nine hours.', 'Sleep 3 hours.\n9', 'en'), ['nine hours']);
  });

  it('R-R12 a number stands in a text as a word of any language', () => {
    for (const [text, value] of [
      ['It takes five to seven years.', 7],
      ['Das dauert sechs Jahre.', 6],
      ['Sie hält zwölf bis dreizehn Jahre.', 13],
      ['Il faut trois ans.', 3],
      ['Lleva cuatro años.', 4],
    ] as const)
      assert.ok(holdsNumber(text, value), text);
  });

  it('R-R12 no part of a word is a number, and no other number is meant', () => {
    assert.ok(!holdsNumber('The tension is felt often.', 10));
    assert.ok(!holdsNumber('It takes five years.', 6));
    assert.ok(!holdsNumber('It takes five years.', 1));
    assert.ok(!holdsNumber('It takes five years.', 5.5));
  });

  it('R-R12 a number word that counts what the sources count with another number is found', () => {
    assert.deepEqual(wordsAgainstFigures('It takes nine hours.', 'It takes 3 hours.', 'en'), ['nine hours']);
    assert.deepEqual(wordsAgainstFigures('It takes three hours.', 'It takes 3 hours.', 'en'), []);
  });

  it('R-R12 a number word that stands in the sources before another noun is no other number', () => {
    const sources = 'Run three runs a week, or four or five short ones.';
    assert.deepEqual(wordsAgainstFigures('Do five runs a week.', sources, 'en'), []);
    assert.deepEqual(wordsAgainstFigures('Do six runs a week.', sources, 'en'), ['six runs']);
  });
});
