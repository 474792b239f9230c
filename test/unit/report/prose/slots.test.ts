import assert from 'node:assert/strict';
import fc from 'fast-check';
import { percent, quantifierOf } from '../../../../src/report/prose/quantifiers.ts';
import { fillSlots, slotNames, slotProblems, slotValues } from '../../../../src/report/prose/slots.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts } from '../example.ts';

describe('quantifierOf', () => {
  const ladder: [number, number, string][] = [
    [0, 10, 'none'],
    [1, 10, 'one'],
    [1, 1, 'one'],
    [2, 2, 'all'],
    [9, 10, 'nearly all'],
    [8, 9, 'most'], // 88.9 %
    [51, 100, 'most'],
    [50, 100, 'half'],
    [49, 100, 'some'],
    [16, 100, 'some'],
    [15, 100, 'few'],
    [2, 100, 'few'],
    [2, 10, 'some'],
  ];
  for (const [part, whole, word] of ladder) {
    it(`R-R05 calls ${part} of ${whole} “${word}”`, () => assert.equal(quantifierOf(part, whole), word));
  }
});

describe('percent', () => {
  it('R-R05 never rounds some to none or most to all', () => {
    assert.equal(percent(0.6154), '62 %');
    assert.equal(percent(0.001), '1 %');
    assert.equal(percent(0.9999), '99 %');
    assert.equal(percent(1), '100 %');
    assert.equal(percent(0), '0 %');
  });
});

describe('slots', () => {
  const { slots } = tablesOf(exampleFacts().findings);

  it('R-R05 are clauses of code that hold the count and what is counted', () => {
    assert.deepEqual(Object.fromEntries([...slots].filter(([name]) => /^(?:C3|C6|K2|panel)\./.test(name))), {
      'C3.reach': '9 of the 12 models address claim 3',
      'C3.support': '3 of the 9 models that address claim 3 support it',
      'C3.holders': '3 of the 12 models support claim 3',
      'C3.opposition': '4 of the 9 models that address claim 3 oppose it',
      'C3.balance': 'of the 9 models that address claim 3, 3 support it, 4 oppose it and 2 see both sides',
      'C3.in_words': 'some of the models that address claim 3 support it',
      'C3.share': 'support for claim 3 stands at 33 % of the models that address it',
      'C6.reach': '1 of the 12 models addresses claim 6',
      'C6.support': 'the only model that addresses claim 6 supports it',
      'C6.holders': '1 of the 12 models supports claim 6',
      'C6.opposition': 'the only model that addresses claim 6 does not oppose it',
      'C6.balance': 'the only model that addresses claim 6 supports it',
      'C6.in_words': 'the only model that addresses claim 6 supports it',
      'C6.share': 'support for claim 6 stands at 100 % of the models that address it',
      'K2.support': '3 of the 12 models take the position “Services this year”',
      'K2.in_words': 'some of the models take the position “Services this year”',
      'K2.share': '25 % of the models take the position “Services this year”',
      'panel.counted': '12 of the 14 models asked are counted here',
      'panel.positions': 'the models take 2 positions, and 1 of them fits none',
    });
  });

  it('R-R05 say the counts of the report, whatever they are', () => {
    const clause = fc.record({ support: fc.nat(6), oppose: fc.nat(6), mixed: fc.nat(6), silent: fc.nat(6) });
    fc.assert(
      fc.property(clause, ({ support, oppose, mixed, silent }) => {
        const ids = Array.from({ length: support + oppose + mixed + silent }, (_, i) => `m${i}`);
        const [opposing, seeingBoth] = [support + oppose, support + oppose + mixed];
        const values = slotValues(
          [
            {
              claim: { claimId: 7, statement: 'A claim', caveats: [] },
              supporting: ids.slice(0, support),
              opposing: ids.slice(support, opposing),
              mixed: ids.slice(opposing, seeingBoth),
              addressedCount: seeingBoth,
              eligibleCount: ids.length,
              spans: [],
            },
          ],
          [],
          { included: ids.length, invited: ids.length, unclassified: 0 },
        );
        const told = values.get('C7.support');
        assert.equal(told === undefined, seeingBoth === 0);
        if (told === undefined) return;
        assert.deepEqual(numbersOf(told, seeingBoth, support), [support, seeingBoth], told);
        assert.match(told, support > 1 || told.includes(' not ') ? / support it$/ : / supports it$/);
        const balance = values.get('C7.balance') ?? '';
        if (seeingBoth > 1)
          assert.ok(
            balance.includes(`${support || 'none'} support`) &&
              balance.includes(`${oppose || 'none'} oppose`),
            balance,
          );
        assert.equal(/ both sides$/.test(balance), mixed > 0);
      }),
    );
  });

  it('R-R05 are filled with a capital where a sentence starts', () => {
    const text = 'Wait: {{K1.in_words}}. {{C2.in_words}} ({{C2.share}}).';
    assert.equal(
      fillSlots(text, slots),
      'Wait: most of the models take the position “Modular monolith first”. Most of the models that address claim 2 support it (support for claim 2 stands at 60 % of the models that address it).',
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

  it('have only the reach of a claim that nobody addresses', () => {
    const facts = exampleFacts();
    const silent = tablesOf({
      ...facts.findings,
      claims: [...facts.findings.claims, { claimId: 9, statement: 'Unheard', caveats: [] }],
    });
    assert.equal(silent.slots.get('C9.reach'), 'none of the 12 models addresses claim 9');
    assert.equal(silent.slots.has('C9.share'), false);
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

/** The numbers that a clause tells: "none" is 0, "all 5" is 5 of 5, "the only model" is 1 of 1. */
function numbersOf(clause: string, whole: number, part: number): number[] {
  if (clause.startsWith('the only model')) return [clause.includes(' not ') ? 0 : 1, 1];
  if (clause.startsWith('none of the')) return [0, Number(clause.match(/\d+/)?.[0])];
  if (clause.startsWith('both ')) return [2, 2];
  if (clause.startsWith('all ')) return [part === whole ? whole : -1, Number(clause.match(/\d+/)?.[0])];
  return [...clause.matchAll(/\d+/g)].slice(0, 2).map(([number]) => Number(number));
}
