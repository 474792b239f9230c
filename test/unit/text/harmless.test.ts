import assert from 'node:assert/strict';
import fc from 'fast-check';
import { harmless } from '../../../src/text/harmless.ts';
import { dangersIn, markupPieces } from '../../support/texts/markup.ts';

describe('harmless text', () => {
  it('R-H08 leaves ordinary writing unchanged', () => {
    for (const text of [
      'a < b, 5 > 4, x <= 3 and <5 %',
      'C# and F#, snake_case, A* search, 2*3, 5 * 4 = 20, AT&T, -5 degrees, ~10 %',
      'Keep it (see [1]): {{K1.in_words}}.',
      'שלום עולם, مرحبا بالعالم, می‌خواهم, क्‍ष, 微服务',
      '👩‍🔬 and 1️⃣ and ❤️',
      '“So”, it’s 1,000.5 – or not: 10/2.',
      'One paragraph.\n\nAnother one.',
    ])
      assert.equal(harmless(text), text);
  });

  it('R-H08 removes markup, links, and characters that turn or hide text, and keeps the words', () => {
    const cases: readonly [given: string, shown: string][] = [
      ['[the guide](https://e.org/x?a=b) and ![a cat](x.png)', 'the guide and a cat'],
      ['see https://e.org/x, www.evil.com, a@b.com', 'see e.org/x, evil.com, a @ b.com'],
      ['see WWW.evil.com', 'see evil.com'],
      ['[a][b]\n[b]: javascript:alert(1)', '[a] [b]\n[b] : javascript: alert(1)'],
      ['<script>alert(1)</script> <!-- x --> x<y', '‹script>alert(1)‹/script> ‹!-- x --> x‹y'],
      ['&lt;b&#62; AT&T', '& lt;b& #62; AT&T'],
      ['**bold** and __init__, *so* or _so_, 2**3', 'bold and init, so or so, 2^3'],
      ['# Heading\n> quote\n- item\nTitle\n===', 'Heading\nquote\nitem\nTitle'],
      ['```js\nrun()\n``` `x` ~~y~~', 'js\nrun()\nx ~y~'],
      ['| a | b |\n|---|---|', '¦ a ¦ b ¦'],
      ['pay\u202egnp\u2066 x\u200by\ufeff\u{e0041}\u00ad', 'paygnp xy'],
      ['a\r\n\u2028\u2029b\u0000c\td', 'a\n\nb\ufffdc d'],
      ['hthttps://tps://x <a<a <<a', 'x ‹a‹a <‹a'],
    ];
    for (const [given, shown] of cases) assert.equal(harmless(given), shown, given);
  });

  it('R-H08 leaves nothing to remove, whatever is combined', () => {
    for (const text of [markupPieces, fc.string({ unit: 'binary', maxLength: 60 })]) {
      fc.assert(
        fc.property(text, (given) => {
          const shown = harmless(given);
          assert.deepEqual(dangersIn(shown), [], JSON.stringify([given, shown]));
          assert.equal(harmless(shown), shown, JSON.stringify(given));
        }),
        { numRuns: 3_000 },
      );
    }
  });
});
