import assert from 'node:assert/strict';
import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { labDraws } from '../../../../src/findings/labs/draws.ts';
import { independentOpinions, type OpinionsOfLabs } from '../../../../src/findings/labs/opinions.ts';
import { testSeed } from '../../../seed.ts';
import { panelSizes, plantOpinions, trueNumber } from '../../../support/planted-opinions.ts';

const drawsOf = labDraws();

/** For each claim the stance of each model, by lab; null where it does not address the claim. */
type Stances = readonly (readonly (readonly (number | null)[])[])[];

const panel = fc
  .array(fc.integer({ min: 2, max: 3 }), { minLength: 4, maxLength: 5 })
  .chain((sizes) =>
    fc.array(
      fc.tuple(
        ...sizes.map((size) =>
          fc.array(fc.option(fc.nat(2), { freq: 4 }), { minLength: size, maxLength: size }),
        ),
      ),
      { minLength: 2, maxLength: 4 },
    ),
  );

function countsOf(claims: Stances): OpinionsOfLabs {
  return {
    sizes: claims[0]!.map(({ length }) => length),
    claims: claims.map((labs) =>
      [0, 1, 2].map((stance) => labs.map((own) => own.filter((each) => each === stance).length)),
    ),
  };
}

/**
 * ρ by its definition, from each pair of models of the drawn labs; null if no disagreement is
 * expected.
 */
function correlationByPairs(claims: Stances, drawn: readonly number[]): number | null {
  let observed = 0;
  let expected = 0;
  for (const labs of claims) {
    const models = drawn.flatMap((lab, copy) =>
      labs[lab]!.flatMap((stance) => (stance === null ? [] : [{ lab, copy, stance }])),
    );
    const pairs = models.flatMap((one, i) => models.slice(i + 1).map((other) => [one, other] as const));
    const within = pairs.filter(([one, other]) => one.copy === other.copy);
    const between = pairs.filter(([one, other]) => one.lab !== other.lab);
    const differing = (some: typeof pairs) =>
      some.filter(([one, other]) => one.stance !== other.stance).length;
    if (between.length === 0) continue;
    observed += differing(within);
    expected += (within.length * differing(between)) / between.length;
  }
  return expected < 1e-9 ? null : 1 - observed / expected;
}

function seeded(): { readonly random: () => number } {
  const generator = xoroshiro128plus(testSeed);
  return { random: () => uniformInt(generator, 0, 2 ** 30 - 1) / 2 ** 30 };
}

describe('independentOpinions', () => {
  it('R-R26 equals Kish’s formula with the correlation of pairs, and its interval that of all draws', () => {
    let compared = 0;
    const check = (claims: Stances) => {
      const counts = countsOf(claims);
      const { found } = independentOpinions(counts, drawsOf);
      if (typeof found === 'string') return;
      compared++;
      const labs = counts.sizes.map((_, lab) => lab);
      const codes = Array.from({ length: labs.length ** labs.length }, (_, code) => code);
      const all = codes
        .map((code) =>
          correlationByPairs(
            claims,
            labs.map((lab) => Math.floor(code / labs.length ** lab) % labs.length),
          ),
        )
        .filter((rho) => rho !== null)
        .sort((a, b) => a - b);
      const left = Math.floor(all.length / 20);
      const near = (value: number, rho: number) =>
        assert.ok(Math.abs(value - trueNumber(counts.sizes, Math.max(0, rho))) < 1e-6);
      near(found.count, correlationByPairs(claims, labs)!);
      near(found.interval.low, all.at(-1 - left)!);
      near(found.interval.high, all[left]!);
    };
    fc.assert(fc.property(panel, check), { numRuns: 25 });
    assert.ok(compared > 3, 'some panels have an estimate');
  });

  it('R-R26 finds the correlation planted in the catalogue’s panels, and its interval mostly holds it', () => {
    const { random } = seeded();
    for (const [panelName, runs] of [
      ['consensus', 40],
      ['service', 15],
    ] as const) {
      const sizes = panelSizes[panelName];
      for (const rho of [0, 0.4]) {
        const estimates = Array.from({ length: runs }, () =>
          independentOpinions(plantOpinions(sizes, rho, random), drawsOf),
        ).flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
        const mean = estimates.reduce((sum, { correlation }) => sum + correlation, 0) / estimates.length;
        const truth = trueNumber(sizes, rho);
        const held = estimates.filter(
          ({ interval: { low, high } }) => low <= truth + 1e-9 && truth <= high + 1e-9,
        );
        const about = `${panelName}, ρ ${rho}, seed ${testSeed}: ${mean}, ${held.length} of ${estimates.length}`;
        assert.ok(estimates.length > runs * 0.9, about);
        assert.ok(Math.abs(mean - rho) < 0.1, about);
        assert.ok(held.length > estimates.length * 0.4, about);
      }
    }
  });

  it('R-R26 is not moved by a claim on which everyone agrees, perhaps for independent reasons', () => {
    const { random } = seeded();
    const { sizes, claims } = plantOpinions(panelSizes.consensus, 0.3, random);
    const shared = [sizes, sizes.map(() => 0), sizes.map(() => 0)];
    assert.deepEqual(
      independentOpinions({ sizes, claims: [...claims, shared] }, drawsOf).found,
      independentOpinions({ sizes, claims }, drawsOf).found,
      `seed ${testSeed}`,
    );
  });

  it('R-R26 lies, with its interval, between the number for labs of one voice and that of the models', () => {
    fc.assert(
      fc.property(panel, (claims) => {
        const counts = countsOf(claims);
        const { found } = independentOpinions(counts, drawsOf);
        if (typeof found === 'string') return;
        const { count, interval } = found;
        assert.ok(trueNumber(counts.sizes, 1) - 1e-9 <= interval.low && interval.low <= interval.high);
        assert.ok(count <= trueNumber(counts.sizes, 0) && interval.high <= trueNumber(counts.sizes, 0));
      }),
    );
  });

  it('R-R26 has a reason instead of a number where answers cannot show how alike labs answer', () => {
    const { found: wide } = independentOpinions(
      plantOpinions(panelSizes.wide, 0.3, seeded().random),
      drawsOf,
    );
    assert.equal(wide, 'no_pairs_within_labs');
    const foundIn = (claims: Stances) => independentOpinions(countsOf(claims), drawsOf);
    assert.deepEqual(foundIn([[[0], [1], [0], [1], [0, null]]]), {
      found: 'no_pairs_within_labs',
      labs: 0,
    });
    assert.deepEqual(foundIn([[[0, 1], [1, 1], [0, 0], [1], [0, null]]]), {
      found: 'few_labs',
      labs: 3,
    });
    // Everyone agrees.
    assert.equal(
      foundIn([
        [
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ]).found,
      'no_variation',
    );
    // Each lab has one voice: each draw would give the same number.
    assert.equal(
      foundIn([
        [
          [0, 0],
          [1, 1],
          [0, 0],
          [1, 1],
        ],
      ]).found,
      'no_variation',
    );
  });
});
