import assert from 'node:assert/strict';
import { wordsOfClaim, wordsOfRows } from '../../../../src/report/draft/row-words.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('words of rows', () => {
  const tables = tablesOf(exampleFacts().findings);

  it('R-R05 hold a claim with the sentences that show it', () => {
    const [tally] = tables.claims;
    const words = wordsOfClaim(tally!, tables);
    assert.equal(words[0], tally!.claim.statement);
    for (const sentence of tables.passages.claims.get(tally!.claim.claimId)!.for)
      assert.ok(words.includes(sentence));
  });

  it('R-R05 hold the figures of quantities, also rounded to two digits', () => {
    const words = wordsOfRows(tables);
    for (const { low, high } of tables.quantities)
      for (const figure of [low, high])
        for (const told of [figure, Number(figure.toPrecision(2))]) assert.ok(words.includes(String(told)));
  });

  it('R-R05 hold figures of money with their unit, so that cents may stand for dollars', () => {
    const [first] = tables.quantities;
    const inUnit = (unit: string) =>
      wordsOfRows({ ...tables, quantities: [{ ...first!, low: 0.35, note: { ...first!.note, unit } }] });
    assert.deepEqual(numbersMissingFrom('35 cents', inUnit('dollars')), []);
    assert.deepEqual(numbersMissingFrom('35 cents', inUnit('km')), ['35']);
  });
});
