import assert from 'node:assert/strict';
import { moneyAt, partsOfMoney } from '../../../../src/text/figures/money.ts';

/** What the only number of a text is an amount of. */
const moneyIn = (text: string) => {
  const start = text.search(/\d/);
  return moneyAt(text, start, start + (/^[\d.,]+/.exec(text.slice(start))?.[0].length ?? 0));
};

describe('amounts of money', () => {
  it('R-R12 are told by the sign before a number, or the sign or word behind it', () => {
    for (const [text, money] of [
      ['It costs $5 now', 'USD'],
      ['C$ 5', 'CAD'],
      ['EUR 5', 'EUR'],
      ['5 €', 'EUR'],
      ['5-cent coins', 'cent'],
      ['5セントです', 'cent'],
      ['80p', 'penny'],
      ['80 pennies', 'penny'],
      ['35 Rappen', 'cent'],
      ['35 копеек', 'kopeck'],
      ['5 рублей', 'RUB'],
      ['5 people', null],
      ['5 centuries', null],
      ['5 yen', null],
      ['neuro 5', null],
    ] as const)
      assert.equal(moneyIn(text), money, text);
  });

  it('R-R12 are counted in the parts of which a currency has a hundred', () => {
    assert.deepEqual(['USD', 'EUR', 'cent', 'GBP', 'JPY'].map(partsOfMoney), [
      { part: 'cent', power: 2 },
      { part: 'cent', power: 2 },
      { part: 'cent', power: 0 },
      { part: 'penny', power: 2 },
      null,
    ]);
  });
});
