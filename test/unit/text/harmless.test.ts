import assert from 'node:assert/strict';
import fc from 'fast-check';
import { harmless } from '../../../src/text/harmless.ts';
import { dangersIn, markupPieces } from '../../support/texts/markup.ts';

describe('harmless text', () => {
  it('R-H08 leaves ordinary writing unchanged', () => {
    for (const text of [
      'a < b, 5 > 4, x <= 3 and <5 %',
      'C# and F#, snake_case, A* search, 2*3, 5 * 4 = 20, AT&T, -5 degrees, ~10 %',
      'Keep it (see [1]): {a} or {b}.',
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
      ['**bold** and __very bold__, *so* or _so_, 2**3', 'bold and very bold, so or so, 2^3'],
      ['# Heading\n> quote\n- item\n- 5 items\nTitle\n===', 'Heading\nquote\nitem\n5 items\nTitle'],
      ['```js\nrun()\n``` `x` ~~y~~', 'js\nrun()\nx ~y~'],
      ['| a | b |\n|---|---|', '¦ a ¦ b ¦'],
      ['pay\u202egnp\u2066 x\u200by\ufeff\u{e0041}\u00ad', 'paygnp xy'],
      ['a\r\n\u2028\u2029b\u0000c\td', 'a\n\nb\ufffdc d'],
      ['hthttps://tps://x <a<a <<a', 'x ‹a‹a <‹a'],
    ];
    for (const [given, shown] of cases) assert.equal(harmless(given), shown, given);
  });

  it('R-H08 keeps what signs say of numbers, and the names of code', () => {
    const cases: readonly [given: string, shown: string][] = [
      ['> 50 employees', '› 50 employees'],
      ['< 10 Mitarbeiter\n>50 Mitarbeiter', '< 10 Mitarbeiter\n›50 Mitarbeiter'],
      ['- > $1,000', '› $1,000'],
      ['>= 18 ans\n>-5 °C', '≥ 18 ans\n›-5 °C'],
      ['- 5 °C', '-5 °C'],
      ['+ 1,5 % par an', '+1,5 % par an'],
      ['- 3 options exist', '3 options exist'],
      ['- 20 % of the users prefer tea', '20 % of the users prefer tea'],
      ['- 1. Mai: frei\n- 2 Eier', '1. Mai: frei\n2 Eier'],
      ['O(n**2), x**2 + y**2, (a+b)**2', 'O(n^2), x^2 + y^2, (a+b)^2'],
      ['2**n, 10**-3, x ** 2, 2 ** n and e**(x)', '2^n, 10^-3, x ^ 2, 2 ^ n and e^(x)'],
      ['**Step** 1, 共**3**个, 这是**重点**内容, Top **10**', 'Step 1, 共3个, 这是重点内容, Top 10'],
      ['so ** that** and **x2**', 'so that and x2'],
      ['__init__ and self.__class__.__name__', '＿＿init＿＿ and self.＿＿class＿＿.＿＿name＿＿'],
      ['`__FILE__` ou ```__proto__```', '＿＿FILE＿＿ ou ＿＿proto＿＿'],
    ];
    for (const [given, shown] of cases) {
      assert.equal(harmless(given), shown, given);
      assert.deepEqual([harmless(shown), dangersIn(shown)], [shown, []], given);
    }
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
