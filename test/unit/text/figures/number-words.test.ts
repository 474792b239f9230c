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

  it('R-R12 a number of several words, or of a long one, stands in a text', () => {
    for (const [text, value] of [
      ['It takes twenty-five years.', 25],
      ['About a hundred and fifty people.', 150],
      ['Buy two dozen eggs, or a dozen.', 24],
      ['Two million five hundred thousand live there.', 2_500_000],
      ['Between one hundred and two hundred days.', 200],
      ['Das dauert fünfundzwanzig Jahre.', 25],
      ['Etwa hundertfünfzig Leute.', 150],
      ['Zweitausenddreihundertvierundsechzig Stimmen.', 2364],
      ['Zwei Dutzend Eier.', 24],
      ['Il faut vingt et un jours.', 21],
      ['Environ quatre-vingt-dix-sept personnes.', 97],
      ['Deux cent cinquante euros.', 250],
      ['Unas treinta y cinco horas.', 35],
      ['Son veinticinco, ciento cincuenta o doscientos.', 150],
      ['Cinco mil millones de pesos.', 5_000_000_000],
      ['Cerca de cento e vinte e cinco.', 125],
      ['Circa centocinquanta giorni.', 150],
      ['Ventotto o trentuno giorni.', 31],
      ['Duemila euro.', 2000],
      ['大约需要二十五天。', 25],
      ['约一百五十人。', 150],
      ['三千五百万人が住む。', 35_000_000],
    ] as const)
      assert.ok(holdsNumber(text, value), text);
  });

  it('R-R12 the parts of such a number are no numbers of the text', () => {
    for (const [text, value] of [
      ['It takes twenty-five years.', 5],
      ['Two million people.', 2],
      ['About five hundred.', 100],
      ['Das dauert fünfundzwanzig Jahre.', 20],
      ['Quatre-vingts jours.', 20],
      ['Millions of people.', 1_000_000],
      ['Dozens of eggs.', 12],
      ['One, two or three days.', 6],
      ['五十天。', 5],
    ] as const)
      assert.ok(!holdsNumber(text, value), text);
  });

  it('R-R12 no number of several words is told for another one', () => {
    const sources = 'It takes 25 hours.';
    assert.deepEqual(wordsAgainstFigures('It takes twenty-five hours.', sources, 'en'), []);
    assert.deepEqual(wordsAgainstFigures('It takes thirty-five hours.', sources, 'en'), [
      'thirty five hours',
    ]);
    assert.deepEqual(wordsAgainstFigures('Two million people.', 'Of 2 million people, 5 people.', 'en'), []);
    assert.deepEqual(
      wordsAgainstFigures('Between one hundred and two hundred people.', '100 to 200 people', 'en'),
      [],
    );
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
    assert.deepEqual(wordsAgainstFigures('Do sixty runs a week.', sources, 'en'), ['sixty runs']);
  });

  it('R-R05 a number word up to ten that measures nothing may count what the sentence has', () => {
    assert.deepEqual(wordsAgainstFigures('Whisk in two bowls.', 'Take 3 bowls and 12 eggs.', 'en'), []);
    assert.deepEqual(wordsAgainstFigures('Nimm zwei Schalen.', '3 Schalen und 12 Eier.', 'de'), []);
    assert.deepEqual(wordsAgainstFigures('Prenez deux heures.', 'Il faut 3 heures.', 'fr'), ['deux heures']);
  });
});
