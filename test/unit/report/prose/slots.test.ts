import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fillSlots, makeClauseRemover, slotNames, slotProblems } from '../../../../src/report/prose/slots.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts } from '../example.ts';

describe('slots', () => {
  const { slots } = tablesOf(exampleFacts().findings);

  it('R-R05 are removed from a text only where code could have put them', () => {
    const statement = 'Clear module boundaries inside the monolith should come before any split';
    const text = `${statement}. {{C1.support}}. {{C1.support}}. So: {{C2.share}} ({{K1.in_words}}).`;
    assert.equal(makeClauseRemover(slots)(fillSlots(text, slots)), `${statement}. §. §. So: § (§).`);
    const lie = 'Split it now. 9 of the 11 models that address this agree.';
    assert.equal(makeClauseRemover(slots)(lie), lie);
  });

  it('R-R05 are filled with a capital where a sentence starts', () => {
    const text = 'Wait: {{K1.in_words}}. {{C2.in_words}} ({{C2.share}}).';
    assert.equal(
      fillSlots(text, slots),
      'Wait: most models answer “Modular monolith first”. “A team of 25 engineers is too small to carry the operational cost of microservices”: most models that address this agree (“A team of 25 engineers is too small to carry the operational cost of microservices”: 6 of the 10 models that address this agree).',
    );
  });

  it('names each slot that does not exist, and braces that are none', () => {
    assert.deepEqual(slotProblems('{{C1.support}} and {{ panel.counted }}', slots), []);
    for (const wrong of [
      '{{C99.support}}',
      '{{K1.opposition}}',
      '{{C1.supporting_count}}',
      '{{C1}}',
      '{{}}',
      '{{K1.support',
      '}}',
    ]) {
      assert.equal(slotProblems(`a ${wrong} b`, slots).length, 1, wrong);
    }
  });

  it('finds slots of any white space, as an expression that costs the cube of it does', () => {
    const sign = fc.constantFrom('{', '{{', '}', '}}', ' ', '\n', 'a.b');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const text = signs.join('');
        const names = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name);
        assert.deepEqual(slotNames(text), names, JSON.stringify(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('lists the slots of a text in order', () => {
    assert.deepEqual(slotNames('{{ C1.balance }} x {{K2.in_words}}'), ['C1.balance', 'K2.in_words']);
  });
});
