import assert from 'node:assert/strict';
import { numberedSentences } from '../../../../src/prepare/numbered-sentences.ts';
import { orderClaims } from '../../../../src/stages/label/claim-order.ts';
import { labelMessages } from '../../../../src/stages/label/label.ts';
import { claims, response, source } from '../../../support/stages/labelling.ts';

describe('the order of claims in labelling', () => {
  const many = Array.from({ length: 36 }, (_, index) => ({
    claimId: index + 1,
    statement: `Claim ${index + 1}.`,
    stake: 1,
  }));

  it('R-R07 shuffles claims by run and response, and hides the alias', () => {
    const order = (seed: string, alias: string): string => {
      const asked = orderClaims({ seed, alias }, claims);
      const [, user] = labelMessages({ seed, alias, question: 'Q?', ...source, asked });
      assert.ok(!user?.content.includes(alias));
      assert.ok(user?.content.includes(`\n${numberedSentences(response)}\n<<end response `));
      return (user?.content.match(/"statement":"\w+/g) ?? []).join();
    };
    assert.equal(order('s', 'A07'), order('s', 'A07'));
    const aliases = Array.from({ length: 40 }, (_, at) => `A${at}`);
    assert.equal(new Set(aliases.map((alias) => order('s', alias))).size, 4);
    assert.equal(order('s', 'A07').split(',').length, 5);
  });

  it('R-R07 over a whole panel every claim stands in each quarter of the list equally often', () => {
    const quarters = new Map<string, number>();
    const beginnings = new Set<string>();
    const calls = 800;
    for (let call = 0; call < calls; call++) {
      const asked = orderClaims({ seed: 's', alias: `A${call}` }, many);
      beginnings.add(JSON.stringify(asked.slice(0, 27)));
      for (const [place, { statement }] of asked.entries()) {
        const key = `${statement} ${Math.floor(place / 9)}`;
        quarters.set(key, (quarters.get(key) ?? 0) + 1);
      }
    }
    assert.equal(beginnings.size, 4);
    assert.equal(quarters.size, 36 * 4);
    for (const count of quarters.values()) assert.ok(Math.abs(count - calls / 4) < 50, `${count}`);
  });
});
