import assert from 'node:assert/strict';
import fc from 'fast-check';
import { alphaInterval, krippendorffAlpha, type Unit } from '../../../src/findings/reliability.ts';

/** Units out of one line per coder; a dot is what was not coded. */
function unitsOf(...coders: readonly string[]): string[][] {
  const rows = coders.map((line) => line.split(' '));
  return (rows[0] ?? []).map((_, unit) =>
    rows.flatMap((row) => (row[unit] === '.' ? [] : (row[unit] ?? []))),
  );
}

const twoOf = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('a', 'b', 'c'));
const coded = fc.array(twoOf, { minLength: 2, maxLength: 40 });
const responses = fc.array(coded, { minLength: 2, maxLength: 12 });

/** The share of units on which two coders differ, over that of all pairs of values. */
function byPairs(units: readonly Unit[]): number | null {
  const values = units.flat();
  const differing = units.filter(([a, b]) => a !== b).length / units.length;
  let pairs = 0;
  for (const [place, value] of values.entries())
    for (const other of values.slice(place + 1)) if (value !== other) pairs++;
  const expected = pairs / ((values.length * (values.length - 1)) / 2);
  return expected === 0 ? null : 1 - differing / expected;
}

describe('Krippendorff’s α', () => {
  // Examples A, B and C of Krippendorff's paper of 2011.
  it('R-R15 (the figure) is as Krippendorff works it out for two coders and two values', () => {
    const units = unitsOf('0 1 0 0 0 0 0 0 1 0', '1 1 1 0 0 1 0 0 0 0');
    // Coincidences 10, 4, 4, 2 of 20 values, 14 of them 0: 1 − 19 · 4 / (14 · 6).
    assert.equal(krippendorffAlpha(units)?.toFixed(3), '0.095');
  });

  it('R-R15 (the figure) is as Krippendorff works it out for two coders and five values', () => {
    const units = unitsOf('a a b b d c c c e d d a', 'b a b b b c c c e d d d');
    assert.equal(krippendorffAlpha(units)?.toFixed(3), '0.692');
  });

  it('R-R15 (the figure) is as Krippendorff works it out for four coders who did not code everything', () => {
    const units = unitsOf(
      '1 2 3 3 2 1 4 1 2 . . .',
      '1 2 3 3 2 2 4 1 2 5 . 3',
      '. 3 3 3 2 3 4 2 2 5 1 .',
      '1 2 3 3 2 4 4 1 2 5 1 .',
    );
    assert.equal(krippendorffAlpha(units)?.toFixed(3), '0.743');
  });

  it('is 1 if all agree, and null if nothing could distinguish agreement from chance', () => {
    assert.equal(krippendorffAlpha(unitsOf('a b b', 'a b b')), 1);
    assert.equal(krippendorffAlpha(unitsOf('a a a', 'a a a')), null);
    assert.equal(krippendorffAlpha(unitsOf('a b b', '. . .')), null);
    assert.equal(krippendorffAlpha([]), null);
  });

  it('a coder that finds nothing agrees no better than chance with one that does', () => {
    const alpha = krippendorffAlpha(unitsOf('s o s n n m s o', 'n n n n n n n n'));
    assert.ok(alpha !== null && alpha <= 0);
  });

  it('is observed over expected disagreement, whatever the names of values and the order of units', () => {
    fc.assert(
      fc.property(coded, (units) => {
        const alpha = krippendorffAlpha(units);
        const expected = byPairs(units);
        assert.equal(alpha === null, expected === null);
        if (alpha === null || expected === null) return;
        assert.ok(Math.abs(alpha - expected) < 1e-9, `${alpha}, not ${expected}`);
        assert.ok(alpha <= 1);
        const turned = units.toReversed().map((unit) => unit.map((value) => `x${value}`).toReversed());
        assert.ok(Math.abs((krippendorffAlpha(turned) ?? Number.NaN) - alpha) < 1e-9);
      }),
    );
  });
});

describe('the interval of α', () => {
  it('R-R15 (the interval) is the same for the same responses in any order', () => {
    fc.assert(
      fc.property(responses, (found) => {
        assert.deepEqual(alphaInterval(found.toReversed()), alphaInterval(found));
      }),
      { numRuns: 10 },
    );
  });

  it('R-R15 (the interval) contains α, and is a point if all responses were coded alike', () => {
    fc.assert(
      fc.property(responses, (found) => {
        const interval = alphaInterval(found);
        if (!interval) return;
        assert.ok(-1 <= interval.low && interval.low <= interval.high && interval.high <= 1);
      }),
      { numRuns: 20 },
    );
    const alike = Array.from({ length: 10 }, () => unitsOf('a b b a', 'a b a a'));
    const [alpha, interval] = [krippendorffAlpha(alike.flat()), alphaInterval(alike)];
    assert.ok(alpha !== null && interval !== null);
    assert.ok(Math.abs(interval.low - alpha) < 1e-9 && Math.abs(interval.high - alpha) < 1e-9);
  });

  it('R-R15 (the interval) shrinks as responses are added, and is wider if errors are concentrated in a few responses', () => {
    const [good, bad] = [unitsOf('a b a b', 'a b a b'), unitsOf('a b a b', 'b a b a')];
    const half = unitsOf('a b a b', 'a b b a');
    const widthOf = (found: readonly (readonly Unit[])[]) => {
      const { low, high } = alphaInterval(found)!;
      return high - low;
    };
    const times = (count: number) => Array.from({ length: count }, () => [good, good, bad]).flat();
    assert.ok(widthOf(times(20)) < widthOf(times(4)) / 1.5);
    assert.ok(widthOf([...times(1), half, half]) > 0);
    const clustered = Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? good : bad));
    const spread = Array.from({ length: 10 }, () => half);
    assert.ok(widthOf(clustered) > widthOf(spread));
  });

  it('is null if α is', () => {
    assert.equal(alphaInterval([unitsOf('a a', 'a a')]), null);
    assert.equal(alphaInterval([]), null);
  });

  it('R-R15 (the interval) is the same, whatever was asked for before', () => {
    fc.assert(
      fc.property(responses, responses, (own, other) => {
        const before = alphaInterval(own);
        alphaInterval(other);
        assert.deepEqual(alphaInterval(own), before);
        assert.deepEqual(alphaInterval(own.toReversed()), before);
      }),
      { numRuns: 20 },
    );
  });
});
