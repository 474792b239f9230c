import assert from 'node:assert/strict';
import fc from 'fast-check';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { standingClause, supportClause } from '../../../../src/report/prose/clauses.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
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

describe('clauses', () => {
  const words = messagesIn('en');
  it('R-R05 are clauses made by code that state the count and what is counted', () => {
    const { claims } = tablesOf(exampleFacts().findings);
    const of = (id: number) => claims.find(({ claim }) => claim.claimId === id)!;
    assert.equal(
      supportClause(of(3), words),
      '“Independent deployment per team is worth the cost of distributed data”: 3 of the 9 models that address this agree',
    );
    assert.equal(
      standingClause(of(3), words),
      '3 of the 9 models that address this agree, 4 disagree and 2 see both sides',
    );
    assert.equal(
      standingClause(of(6), words),
      'the only model that addresses this agrees; the other 11 do not address it',
    );
  });

  it('R-R05 say the counts of the report, whatever they are', () => {
    const few = { oppose: fc.nat(6), mixed: fc.nat(6), report: fc.nat(2), silent: fc.nat(6) };
    const clause = fc.record({ support: fc.nat(30), ...few });
    fc.assert(
      fc.property(clause, ({ support, oppose, mixed, report, silent }) => {
        const ids = Array.from({ length: support + oppose + mixed + report + silent }, (_, i) => `m${i}`);
        const [opposing, seeingBoth] = [support + oppose, support + oppose + mixed];
        fc.pre(seeingBoth > 0);
        const tally = {
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
        };
        const [told = '', rest] = supportClause(tally, words).replace('“A claim”: ', '').split('; ');
        assert.equal(
          rest !== undefined,
          seeingBoth * 2 < ids.length,
          'R-R17 it says how few address the claim',
        );
        if (rest && report === 0)
          assert.equal(rest, `the other ${silent === 1 ? 'one does' : `${silent} do`} not address it`);
        if (rest && report > 0)
          assert.match(rest, / reports? it as others’ view$/, 'R-R10 not as silent ones');
        assert.deepEqual(numbersOf(told, seeingBoth, support), [support, seeingBoth], told);
        assert.match(told, support > 1 || told.includes(' not ') ? / agree$/ : / agrees$/);
        const [balance = ''] = standingClause(tally, words).split('; ');
        if (![support, oppose, mixed].includes(seeingBoth))
          assert.ok(balance.startsWith(told) && balance.includes(` ${inDigits(oppose)} disagree`), balance);
        assert.equal(/ both sides$/.test(balance), mixed > 0);
      }),
    );
  });
});
