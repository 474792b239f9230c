import assert from 'node:assert/strict';
import fc from 'fast-check';
import { labStatistics } from '../../../../src/report/count/labs.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { slotValues } from '../../../../src/report/prose/clauses.ts';
import { fillSlots } from '../../../../src/report/prose/slots.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts } from '../example.ts';

function inDigits(count: number): string {
  return ['none', 'one'][count] ?? `${count}`;
}
/** The numbers that a clause tells: "none" is 0, "all 5" is 5 of 5, "the only model" is 1 of 1. */
function numbersOf(clause: string, whole: number, part: number): number[] {
  if (clause.startsWith('the only model')) return [clause.includes(' not ') ? 0 : 1, 1];
  if (clause.startsWith('one of the')) return [1, Number(clause.match(/\d+/)?.[0])];
  if (clause.startsWith('none of the')) return [0, Number(clause.match(/\d+/)?.[0])];
  if (clause.startsWith('both ')) return [2, 2];
  if (clause.startsWith('all ')) return [part === whole ? whole : -1, Number(clause.match(/\d+/)?.[0])];
  return [...clause.matchAll(/\d+/g)].slice(0, 2).map(([number]) => Number(number));
}

describe('clauses of slots', () => {
  const { slots } = tablesOf(exampleFacts().findings);
  it('R-R05 are clauses made by code that state the count and what is counted', () => {
    const clauses = [...slots].filter(([name]) => /^(?:C3|C6|K2|panel)\./.test(name));
    const statement = '“Independent deployment per team is worth the cost of distributed data”';
    const ofClaims = clauses.filter(([name]) => /^C3/.test(name)).map(([, { text }]) => text);
    assert.ok(ofClaims.every((text) => text.startsWith(`${statement}: `)));
    assert.deepEqual(
      Object.fromEntries(clauses.map(([name, { text, short }]) => [name, /^C/.test(name) ? short : text])),
      {
        'C3.reach': '9 of the 12 models address this',
        'C3.support': '3 of the 9 models that address this agree',
        'C3.holders': '3 of the 12 models say so; 4 of the 9 models that address this disagree',
        'C3.opposition': '4 of the 9 models that address this disagree',
        'C3.balance': '3 of the 9 models that address this agree, 4 disagree and 2 see both sides',
        'C3.in_words': 'some models that address this agree',
        'C3.share': '3 of the 9 models that address this agree',
        'C3.equal_labs': 'if every lab counts the same, 29% of those that address this agree',
        'C6.reach': 'one of the 12 models addresses this',
        'C6.support': 'the only model that addresses this agrees; the other 11 do not address it',
        'C6.holders': 'one of the 12 models says so',
        'C6.opposition':
          'the only model that addresses this does not disagree; the other 11 do not address it',
        'C6.balance': 'the only model that addresses this agrees; the other 11 do not address it',
        'C6.in_words': 'the only model that addresses this agrees; the other 11 do not address it',
        'C6.share': 'the only model that addresses this agrees; the other 11 do not address it',
        'C6.equal_labs':
          'if every lab counts the same, 100% of those that address this agree; the other 11 do not address it',
        'K2.support': '3 of the 12 models answer “Services this year”',
        'K2.in_words': 'some models answer “Services this year”',
        'K2.share': '3 of the 12 models answer “Services this year”',
        'K2.equal_labs': 'if every lab counts the same, the share of “Services this year” is 22%',
        'panel.counted': '12 of the 14 models asked are counted here',
        'panel.positions': 'the models give 2 different answers, and one model gives none of them',
      },
    );
  });

  it('R-R05 say “this” only directly after the statement, which begins a sentence and is repeated word for word', () => {
    const statement = 'Clear module boundaries inside the monolith should come before any split';
    const [short, named] = ['of the 11 models that address this agree', `“${statement}”: 9 `];
    for (const before of [`${statement}. `, `Wait. ${statement} (`, `“${statement}.” `, `${statement}: `]) {
      const filled = fillSlots(`${before}{{C1.support}}`, slots);
      assert.equal(filled, `${before}9 ${short}`, before);
    }
    for (const before of [
      'Split it now. ',
      `Nobody holds that ${statement}. `,
      `It is false: ${statement}. `,
      `${statement}? `,
      `${statement}. That is wrong. `,
      `${statement} too late. `,
      '',
    ]) {
      const filled = fillSlots(`${before}{{C1.support}}`, slots);
      assert.equal(filled, `${before}${named}${short}`, before);
    }
  });

  it('R-R05 say “this answer” only after words that no other camp has', () => {
    const camps = exampleFacts().findings.camps;
    const filled = (text: string, own = slots): string => fillSlots(text, own);
    assert.equal(
      filled('Services this year. {{K2.support}}.'),
      'Services this year. 3 of the 12 models give this answer.',
    );
    assert.equal(
      filled('Services this year. {{K1.support}}.'),
      'Services this year. 8 of the 12 models answer “Modular monolith first”.',
    );
    const alike = camps.map((camp) => ({ ...camp, recommendedOption: 'Wait' }));
    const { slots: shared } = tablesOf(exampleFacts({ camps: alike }).findings);
    assert.equal(
      filled('Wait: {{K2.support}}', shared),
      'Wait: 3 of the 12 models answer “Services this year”',
    );
  });

  it('R-R05 say the counts of the report, whatever they are', () => {
    const few = { oppose: fc.nat(6), mixed: fc.nat(6), report: fc.nat(2), silent: fc.nat(6) };
    const clause = fc.record({ support: fc.nat(30), ...few });
    fc.assert(
      fc.property(clause, ({ support, oppose, mixed, report, silent }) => {
        const ids = Array.from({ length: support + oppose + mixed + report + silent }, (_, i) => `m${i}`);
        const [opposing, seeingBoth] = [support + oppose, support + oppose + mixed];
        const values = slotValues(
          [
            {
              claim: { claimId: 7, statement: 'A claim', stake: 1 },
              supporting: ids.slice(0, support),
              opposing: ids.slice(support, opposing),
              mixed: ids.slice(opposing, seeingBoth),
              sided: { supporting: [], opposing: [], leftOut: 0 },
              unresolved: [],
              reported: ids
                .slice(seeingBoth, seeingBoth + report)
                .map((modelId) => ({ modelId, span: { offset: 0, length: 1 } })),
              addressedCount: seeingBoth,
              silentCount: silent,
              eligibleCount: ids.length,
              spans: [],
            },
          ],
          [],
          labStatistics([], [], []),
          [],
          { included: ids.length, invited: ids.length, unclassified: 0 },
          messagesIn('en'),
        );
        const [told, rest] = values.get('C7.support')?.short?.split('; ') ?? [];
        assert.equal(told === undefined, seeingBoth === 0);
        if (told === undefined) return;
        assert.equal(
          rest !== undefined,
          seeingBoth * 2 < ids.length,
          'R-R17 it says how few address the claim',
        );
        if (rest && report === 0)
          assert.equal(rest, `the other ${silent === 1 ? 'one does' : `${silent} do`} not address it`);
        if (rest && report > 0)
          assert.match(rest, / reports? it as others’ view$/, 'R-R10 not as silent ones');
        const reach = values.get('C7.reach')?.short ?? '';
        assert.equal(/ others’ view$/.test(reach), report > 0, reach);
        assert.deepEqual(numbersOf(told, seeingBoth, support), [support, seeingBoth], told);
        const share = values.get('C7.share')?.short ?? '';
        assert.equal(share.includes('%'), seeingBoth >= 20, `a share of few is told as a count: ${share}`);
        assert.match(told, support > 1 || told.includes(' not ') ? / agree$/ : / agrees$/);
        const balance = values.get('C7.balance')?.short?.split('; ')[0] ?? '';
        if (![support, oppose, mixed].includes(seeingBoth))
          assert.ok(balance.startsWith(told) && balance.includes(` ${inDigits(oppose)} disagree`), balance);
        assert.equal(/ both sides$/.test(balance), mixed > 0);
      }),
    );
  });

  it('give only the reach of a claim that nobody addresses', () => {
    const facts = exampleFacts();
    const silent = tablesOf({
      ...facts.findings,
      claims: [...facts.findings.claims, { claimId: 9, statement: 'Unheard', stake: 1 }],
    });
    assert.equal(silent.slots.get('C9.reach')?.text, '“Unheard”: none of the 12 models addresses this');
    assert.equal(silent.slots.has('C9.share'), false);
  });
});
