import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { panelModels } from '../../../src/domain/catalogue/catalogue.ts';
import { collectClaims } from '../../../src/stages/group/panel-claims.ts';
import { groupUncertainties } from '../../../src/stages/select/uncertainties.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { byCodePoint, uniqueSorted } from '../../../src/text/order.ts';

// "Ａ" is U+FF21 and "😀" is U+1F600, but by UTF-16 unit the emoji comes first. PostgreSQL's "C"
// collation sorts the panel by code point, so anything sorted by UTF-16 unit would have another
// order than the record.
const sorted = ['a', 'é', 'Ａ', '😀', '😁'];
const shuffled = ['😁', 'Ａ', 'a', '😀', 'é'];

describe('order by code point', () => {
  it('puts characters beyond U+FFFF after all others', () => {
    assert.deepEqual(shuffled.toSorted(byCodePoint), sorted);
    assert.deepEqual(uniqueSorted([...shuffled, ...sorted]), sorted);
    assert.ok(byCodePoint('😀', '😀a') < 0);
    assert.equal(byCodePoint('😀', '😀'), 0);
  });

  it("R-S02 is the order of a panel's models", () => {
    const [model] = builtInCatalogue.models;
    const models = shuffled.map((modelId) => ({ ...model!, modelId, eligible: true }));
    const curated = { wide: shuffled, consensus: [] };
    for (const panel of ['wide', 'service'] as const) {
      assert.deepEqual(
        panelModels({ models, curated }, panel).map(({ modelId }) => modelId),
        sorted,
      );
    }
  });

  it("R-R07 is the order in which a panel's claims are numbered", () => {
    const result = (statement: string) => ({
      position: '',
      recommendedOption: null,
      claims: [{ statement, stance: 'asserts' as const, caveat: null, span: { offset: 0, length: 1 } }],
      uncertainties: [],
      quantities: [],
      cases: [],
      evidenceDropped: 0,
    });
    const claims = collectClaims(shuffled.map((alias) => ({ alias, result: result(alias) })));
    assert.deepEqual(
      claims.map(({ alias }) => alias),
      sorted,
    );
  });

  it('R-R07 is the order of equally frequent uncertainties', () => {
    const named = shuffled.map((alias) => ({ alias, description: `${alias} costs that nobody knows today` }));
    const groups = groupUncertainties(named, buildCopyIndex([], []));
    assert.deepEqual(groups[0]?.aliases, sorted);
  });
});
