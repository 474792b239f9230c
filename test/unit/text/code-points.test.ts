import assert from 'node:assert/strict';
import fc from 'fast-check';
import { characterCount, isStorable, makeStorable } from '../../../src/text/code-points.ts';

const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

describe('code points', () => {
  it('R-P05 are counted, lone surrogates as one each', () => {
    fc.assert(fc.property(anyText, (text) => assert.equal(characterCount(text), [...text].length)));
    assert.equal(characterCount('a😀漢'), 3);
  });

  it('R-C06 that PostgreSQL cannot store are detected, and repaired without changing the length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const mended = makeStorable(text);
        assert.ok(isStorable(mended));
        assert.equal(characterCount(mended), characterCount(text));
        if (isStorable(text)) assert.equal(mended, text);
      }),
    );
    for (const text of ['\u0000', '\ud800', 'a\udc00']) assert.equal(isStorable(text), false);
  });
});
