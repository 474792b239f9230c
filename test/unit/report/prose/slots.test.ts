import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  fillSlots,
  makeClauseRemover,
  slotNames,
  slotProblems,
  withoutClaimCounts,
} from '../../../../src/report/prose/slots.ts';
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

  it('R-R05 R-G13 of claims give way to the statement where their counts stand beside the text', () => {
    const [first, second] = [slots.get('C1.support')!, slots.get('C2.support')!].map(
      (each) => each.wordings[0]!,
    );
    const told = (text: string) => withoutClaimCounts(text, slots);
    assert.equal(told(`${first}. {{C1.support}}. It holds.`), `${first}. It holds.`);
    assert.equal(told(`${first} [A01.1]. {{ C1.balance }}.`), `${first} [A01.1].`);
    assert.equal(told(`${first} ({{C1.share}}).`), `${first}.`);
    assert.equal(told(`${first} ({{C1.share}}), and it holds.`), `${first}, and it holds.`);
    assert.equal(told('It costs much: {{C2.in_words}}.'), 'It costs much.');
    assert.equal(told('{{C2.balance}}.'), `${second}.`);
    assert.equal(told('It costs much. {{C2.balance}}.'), 'It costs much.', 'said in other words');
    assert.equal(told('{{C1.support}}. {{C2.balance}}.'), `${first}. ${second}.`);
    for (const kept of [
      '{{K1.support}}.',
      'So: {{q1.range}}.',
      '{{C1.support}} and {{C2.support}}.',
      '{{C99.support}}.',
      'It costs ({{C1.share}}; {{C2.share}}).',
    ])
      assert.equal(told(kept), kept);
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
