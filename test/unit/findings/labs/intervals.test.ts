import assert from 'node:assert/strict';
import fc from 'fast-check';
import { labDraws } from '../../../../src/findings/labs/draws.ts';
import {
  intervalLabsMin,
  labsInOrder,
  leadInterval,
  type ShareOfLabs,
  shareInterval,
} from '../../../../src/findings/labs/intervals.ts';

const lab = fc
  .record({ whole: fc.integer({ min: 1, max: 6 }), part: fc.nat(6) })
  .map(({ whole, part }) => ({ whole, part: Math.min(whole, part) }));
const labs = fc.array(lab, { minLength: intervalLabsMin, maxLength: 30 });

function shareOf(given: readonly { readonly whole: number; readonly part: number }[]): ShareOfLabs {
  return { parts: given.map(({ part }) => part), wholes: given.map(({ whole }) => whole) };
}

function intervalOf(share: ShareOfLabs) {
  return shareInterval(share, labDraws()).ends;
}

/** Each ordered draw of as many laboratories as there are: all equally likely. */
function* orderedDraws(count: number): Generator<readonly number[]> {
  for (let code = 0; code < count ** count; code++)
    yield Array.from({ length: count }, (_, place) => Math.floor(code / count ** place) % count);
}

/** The ends by their definition: the values with a twentieth of all draws below and above. */
function exactEnds(count: number, shareIn: (drawn: readonly number[]) => number) {
  const sorted = Float64Array.from(orderedDraws(count), shareIn).sort();
  const left = Math.floor(sorted.length / 20);
  return { low: sorted[left], high: sorted.at(-1 - left) };
}

const sumAt = (counts: readonly number[], drawn: readonly number[]) =>
  drawn.reduce((total, at) => total + counts[at]!, 0);

describe('intervals over labs', () => {
  it('R-R17 (the interval) leave out exactly a twentieth of all possible draws of few labs at each end', () => {
    fc.assert(
      fc.property(fc.array(lab, { minLength: 4, maxLength: 5 }), fc.nat(2), (given, silent) => {
        const share = shareOf([...given, ...new Array(silent).fill({ whole: 0, part: 0 })]);
        const found = intervalOf(share);
        if (typeof found === 'string') return;
        const { parts, wholes } = share;
        assert.deepEqual(
          found,
          exactEnds(given.length, (drawn) => sumAt(parts, drawn) / sumAt(wholes, drawn)),
        );
      }),
    );
    const seven = { parts: [1, 0, 2, 1, 0, 3, 1], wholes: [1, 2, 2, 3, 1, 4, 6] };
    assert.deepEqual(
      intervalOf(seven),
      exactEnds(7, (drawn) => sumAt(seven.parts, drawn) / sumAt(seven.wholes, drawn)),
    );
  });

  it('R-R17 (the lead) leave out exactly a twentieth of all possible draws of six labs too', () => {
    const [own, other, third] = [
      [1, 2, 0, 1, 1, 0],
      [0, 1, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 2],
    ];
    const wholes = [1, 3, 1, 2, 2, 2];
    const exact = exactEnds(6, (drawn) => {
      const next = Math.max(sumAt(other!, drawn), sumAt(third!, drawn));
      return (sumAt(own!, drawn) - next) / sumAt(wholes, drawn);
    });
    assert.deepEqual(leadInterval(own!, [other!, third!], wholes, labDraws()), { ends: exact, labs: 6 });
  });

  it('R-R17 say how many labs they rest on', () => {
    assert.equal(shareInterval({ parts: [1, 0, 1, 0, 0], wholes: [1, 1, 3, 1, 0] }, labDraws()).labs, 4);
  });

  it('R-R17 (the interval) are no narrower if labs send more models that answer alike', () => {
    fc.assert(
      fc.property(labs, fc.integer({ min: 2, max: 9 }), (given, times) => {
        const more = given.map(({ whole, part }) => ({ whole: whole * times, part: part * times }));
        assert.deepEqual(intervalOf(shareOf(more)), intervalOf(shareOf(given)));
      }),
    );
  });

  it('lie between the lowest and the highest share of a laboratory, and mirror those of the rest', () => {
    fc.assert(
      fc.property(labs, (given) => {
        const rates = given.map(({ whole, part }) => part / whole);
        const found = intervalOf(shareOf(given));
        const rest = intervalOf(shareOf(given.map(({ whole, part }) => ({ whole, part: whole - part }))));
        if (typeof found === 'string' || typeof rest === 'string') return assert.equal(found, rest);
        assert.ok(found.low <= found.high);
        assert.ok(found.low >= Math.min(...rates) - 1e-9 && found.high <= Math.max(...rates) + 1e-9);
        assert.ok(Math.abs(found.low - (1 - rest.high)) < 1e-9);
      }),
    );
  });

  it('R-R17 (few labs) are replaced by a reason below four labs and in a unanimous panel', () => {
    assert.equal(intervalOf({ parts: [1, 0, 1], wholes: [1, 1, 3] }), 'few_labs');
    // Silent labs do not count.
    assert.equal(intervalOf({ parts: [1, 0, 1, 0, 0], wholes: [1, 1, 3, 0, 0] }), 'few_labs');
    assert.equal(intervalOf({ parts: [1, 2, 1, 3], wholes: [1, 2, 1, 3] }), 'no_variation');
    assert.notEqual(typeof intervalOf({ parts: [1, 2, 1, 2], wholes: [1, 2, 1, 3] }), 'string');
  });

  it('R-R07 do not depend on the names of labs, which would otherwise decide who is drawn', () => {
    const panel = fc.array(fc.record({ lab: fc.nat(5), list: fc.nat(3) }), { minLength: 1, maxLength: 20 });
    const found = (given: readonly { lab: number; list: number }[], name: (lab: number) => string) => {
      const models = given.map(({ lab: own }, i) => ({
        modelId: `m${i}`,
        labId: own === 0 ? null : name(own),
      }));
      const lists = [0, 1, 2].map((at) =>
        models.filter((_, i) => given[i]?.list === at).map(({ modelId }) => modelId),
      );
      return labsInOrder(models, lists).map(({ modelIds }) =>
        lists.map((list) => modelIds.filter((id) => list.includes(id)).length),
      );
    };
    fc.assert(
      fc.property(panel, (given) => {
        assert.deepEqual(
          found(given, (own) => `lab${own}`),
          found(given, (own) => `lab${9 - own}`),
        );
      }),
    );
  });

  it('R-R17 (the lead) establish a lead of 8 against 2 of 10 labs, and none of 6 against 4', () => {
    const against = (first: number) => {
      const own = Array.from({ length: 10 }, (_, i) => Number(i < first));
      const { ends } = leadInterval(
        own,
        [own.map((n) => 1 - n)],
        own.map(() => 1),
        labDraws(),
      );
      return typeof ends === 'string' ? ends : ends.low > 0;
    };
    assert.equal(against(8), true);
    assert.equal(against(6), false);
    assert.equal(leadInterval([1, 1, 1], [[0, 0, 0]], [1, 1, 1], labDraws()).ends, 'few_labs');
  });

  it('R-R17 (the lead) compare the first position with whichever other one is largest in a draw', () => {
    // Each of three others can take over, so the lead over all is less sure than that over one of
    // them.
    const place = (at: number) => Array.from({ length: 20 }, (_, i) => Number(i % 4 === at));
    const wholes = place(0).map(() => 1);
    const all = leadInterval(place(0), [place(1), place(2), place(3)], wholes, labDraws()).ends;
    const one = leadInterval(place(0), [place(1)], wholes, labDraws()).ends;
    assert.ok(typeof all !== 'string' && typeof one !== 'string' && all.low < one.low);
  });
});
