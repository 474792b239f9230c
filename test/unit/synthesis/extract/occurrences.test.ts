import assert from 'node:assert/strict';
import fc from 'fast-check';
import { firstOccurrence } from '../../../../src/synthesis/extract/occurrences.ts';

describe('firstOccurrence', () => {
  // Two letters make occurrences overlap as much as possible.
  const letters = (maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b'), { maxLength }).map((each) => each.join(''));

  it('finds what a naive search finds', () => {
    fc.assert(
      fc.property(letters(80), letters(4), fc.nat(60), (text, wanted, least) => {
        const accepts = (at: number) => at >= least;
        assert.equal(firstOccurrence(text, wanted, accepts), plainly(text, wanted, accepts));
      }),
      { numRuns: 2_000 },
    );
  });

  it('compares all of a long search text, not only its beginning', () => {
    const wanted = 'ab'.repeat(150);
    const text = `${'ab'.repeat(140)}c${'ab'.repeat(170)}`;
    for (const least of [0, 282, 300, 330]) {
      const accepts = (at: number) => at >= least;
      assert.equal(firstOccurrence(text, wanted, accepts), plainly(text, wanted, accepts));
    }
  });
});

function plainly(text: string, wanted: string, accepts: (at: number) => boolean): number {
  if (wanted === '') return -1;
  let at = text.indexOf(wanted);
  while (at >= 0 && !accepts(at)) at = text.indexOf(wanted, at + 1);
  return at;
}
