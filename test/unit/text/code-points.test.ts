import assert from 'node:assert/strict';
import fc from 'fast-check';
import { characterCount, isStorable, makeSlicer, makeStorable } from '../../../src/text/code-points.ts';

const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

describe('code points', () => {
  it('R-P05 are counted, lone surrogates as one each', () => {
    fc.assert(fc.property(anyText, (text) => assert.equal(characterCount(text), [...text].length)));
    assert.equal(characterCount('a😀漢'), 3);
  });

  it('R-P05 are what places of a stretch count, in texts with and without surrogates', () => {
    const places = fc.record({ offset: fc.nat(8), length: fc.nat(8) });
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string(), fc.string({ unit: 'binary' })), places, (text, stretch) => {
        const { offset, length } = stretch;
        assert.equal(makeSlicer(text)(stretch), [...text].slice(offset, offset + length).join(''));
      }),
    );
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
