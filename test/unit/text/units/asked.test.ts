import assert from 'node:assert/strict';
import { makeUnitFinder, perAskedFor } from '../../../../src/text/units/asked.ts';
import { unitOf } from '../../../../src/text/units/units.ts';

describe('the unit that a question asks for', () => {
  it('R-R24 (units) is named by its words in any language, or by its sign', () => {
    for (const [question, unit, parts] of [
      ['How many minutes a day?', 'min per day', 2],
      ['Wie viele Stunden dauert das?', 'hours', 1],
      ['要多少公里？', 'km', 1],
      ['What share, in %, is right?', 'percent', 1],
      ['How many years?', 'minutes', 0],
      ['How long does it take an adult to learn it well?', 'years', 0],
      ['Combien est-ce que cela coûte par an ?', 'ans', 1],
      ['¿Cuántos litros de agua se pierden por día?', 'litros por día', 2],
      ['Quantas horas de sono por dia são boas?', 'horas por dia', 2],
      ['Quante ore di sonno al giorno fanno bene?', 'ore al giorno', 2],
      ['How tall is he in the morning?', 'inches', 0],
      ['How many kWh per 100 km?', 'kWh/100km', 2],
      ['Is a metre long?', 'm', 1],
      ['Which thermometer is best?', 'm', 0],
    ] as const)
      assert.equal(makeUnitFinder(question)(unitOf(unit)), parts, question);
  });

  it('R-R12 says per what only if some answer does, and the question names one thing', () => {
    const units = ['euros', 'euros per year'].map(unitOf);
    assert.equal(perAskedFor('How many euros per year?', units)?.perWords, 'year');
    assert.equal(perAskedFor('How many euros per head per year?', units), null);
    assert.equal(perAskedFor('How many euros per month?', units), null);
  });
});
