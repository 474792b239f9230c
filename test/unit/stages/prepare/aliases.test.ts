import assert from 'node:assert/strict';
import fc from 'fast-check';
import { aliasRank, makeAliases } from '../../../../src/stages/prepare/aliases.ts';

function aliasesFor(seed: string, texts: readonly string[]): string[] {
  return makeAliases(texts.map((text) => aliasRank(seed, text)));
}

describe('aliases', () => {
  it('R-R07 depend on the texts and not on their order, so renaming models changes nothing', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(fc.string(), texts, (seed, given) => {
        const forward = aliasesFor(seed, given);
        const backward = aliasesFor(seed, given.toReversed()).reverse();
        assert.deepEqual(forward, backward);
      }),
    );
  });

  it('R-R07 are unique, start at A01, and are wide enough for the run', () => {
    assert.deepEqual(aliasesFor('seed', ['a', 'b', 'c']).sort(), ['A01', 'A02', 'A03']);
    const many = aliasesFor(
      'seed',
      Array.from({ length: 157 }, (_, index) => `text ${index}`),
    );
    assert.equal(new Set(many).size, 157);
    assert.ok(many.includes('A001') && many.includes('A157'));
  });

  it('R-R07 change with the secret of the run', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    assert.notDeepEqual(aliasesFor('one', texts), aliasesFor('two', texts));
  });

  it('keep the order of identical texts', () => {
    assert.deepEqual(aliasesFor('seed', ['same', 'same']), ['A01', 'A02']);
  });
});
