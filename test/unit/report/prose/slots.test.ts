import assert from 'node:assert/strict';
import fc from 'fast-check';
import { percent, quantifierOf } from '../../../../src/report/prose/quantifiers.ts';
import { fillSlots, slotNames, slotProblems } from '../../../../src/report/prose/slots.ts';
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

  it('R-R05 fills counts, shares and words, capitalised at the start of a sentence', () => {
    const text =
      '{{K1.quantifier}} of the {{panel.included}} would wait. {{C2.quantifier}} agree ({{C2.support_share}}), {{C2.quantifier}} indeed';
    assert.equal(fillSlots(text, slots), 'Most of the 12 would wait. Most agree (60 %), most indeed');
  });

  it('names each unknown slot, and braces that are not a slot', () => {
    assert.deepEqual(slotProblems('{{C1.supporting_count}} and {{ panel.invited }}', slots), []);
    for (const wrong of [
      '{{C99.supporting_count}}',
      '{{K1.supporting_count}}',
      '{{C1}}',
      '{{}}',
      '{{K1.model_count',
      '}}',
    ]) {
      assert.equal(slotProblems(`a ${wrong} b`, slots).length, 1, wrong);
    }
  });

  it('has no share and no quantifier for a claim that no response addresses', () => {
    const facts = exampleFacts();
    const silent = tablesOf({
      ...facts.findings,
      claims: [...facts.findings.claims, { claimId: 9, statement: 'Unheard', caveats: [] }],
    });
    assert.equal(silent.slots.get('C9.addressed_count'), '0');
    assert.equal(silent.slots.has('C9.support_share'), false);
  });

  it('finds slots with any white space, like an expression that takes cubic time', () => {
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
    assert.deepEqual(slotNames('{{ C1.mixed_count }} x {{K2.quantifier}}'), [
      'C1.mixed_count',
      'K2.quantifier',
    ]);
  });
});
