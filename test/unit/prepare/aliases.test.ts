import assert from 'node:assert/strict';
import fc from 'fast-check';
import { aliasesOf } from '../../../src/prepare/aliases.ts';

/** The aliases of texts whose models are named by their place in the list. */
function aliasesFor(ranks: readonly string[]): (string | undefined)[] {
  const aliases = aliasesOf(ranks.map((rank, at) => ({ model_id: `m${at}`, alias_rank: rank })));
  return ranks.map((_, at) => aliases.get(`m${at}`));
}

describe('aliases', () => {
  it('R-R07 depend on the ranks and not on names and their order', () => {
    const ranks = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(ranks, (given) => {
        assert.deepEqual(aliasesFor(given), aliasesFor(given.toReversed()).reverse());
      }),
    );
  });

  it('R-R07 are unique, start at A01, and are wide enough for the run', () => {
    assert.deepEqual(aliasesFor(['b', 'c', 'a']), ['A02', 'A03', 'A01']);
    const many = aliasesFor(Array.from({ length: 157 }, (_, index) => `rank ${index}`));
    assert.equal(new Set(many).size, 157);
    assert.ok(many.includes('A001') && many.includes('A157'));
  });

  it('are of answers alone', () => {
    const rows = [
      { model_id: 'silent', alias_rank: null },
      { model_id: 'said', alias_rank: 'x' },
    ];
    assert.deepEqual([...aliasesOf(rows)], [['said', 'A01']]);
  });

  it('keep the order of identical texts', () => {
    assert.deepEqual(aliasesFor(['same', 'same']), ['A01', 'A02']);
  });
});
