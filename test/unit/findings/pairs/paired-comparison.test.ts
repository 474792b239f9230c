import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PairReading } from '../../../../src/findings/drafts.ts';
import type { Side } from '../../../../src/findings/findings.ts';
import {
  bestOf,
  comparedInPairs,
  finalistsAmong,
  pairsByModel,
  pairsOf,
} from '../../../../src/findings/pairs/paired-comparison.ts';

const [north, south] = ['lab8/north', 'lab9/south'];
const models = ['a/one', 'b/two', 'c/three', 'd/four'];
const at = (offset: number) => ({ offset, length: 5 });

/** What both synthesizers find in every pair, in both orders. */
function readAll(
  prefer: (first: string, second: string, by: string) => PairReading['better'],
): PairReading[] {
  return pairsOf(models)
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .flatMap((shown) =>
      [north, south].map((by) => ({
        ...{ by, shown, better: prefer(...shown, by) },
        ...{ reasons: [], defects: [[], []] as const },
      })),
    );
}

const inOrder = (first: string, second: string) =>
  models.indexOf(first) < models.indexOf(second) ? 'first' : 'second';

describe('responses compared in pairs', () => {
  it('R-R20 the best wins more pairs than any other and loses none', () => {
    const { pairs } = comparedInPairs(readAll(inOrder))!;
    assert.equal(bestOf(pairs), 'a/one');
    assert.deepEqual(
      pairsByModel(pairs).map(({ won, level, lost }) => [won, level, lost]),
      [
        [3, 0, 0],
        [2, 0, 1],
        [1, 0, 2],
        [0, 0, 3],
      ],
    );
    const beaten = readAll((first, second) => {
      if (![first, second].includes('d/four')) return inOrder(first, second);
      return first === 'd/four' ? 'first' : 'second';
    }).filter(({ shown }) => !shown.includes('d/four') || shown.includes('a/one'));
    assert.equal(bestOf(comparedInPairs(beaten)!.pairs), null, 'a pair that is lost is not made up for');
  });

  it('R-R07 two synthesizers that prefer what they see first, or second, decide no pair', () => {
    for (const place of ['first', 'second'] as const) {
      const { pairs, reasons } = comparedInPairs(readAll(() => place))!;
      assert.deepEqual([bestOf(pairs), reasons], [null, []]);
      assert.ok(pairs.every(({ named }) => named[0] === 2 && named[1] === 2));
    }
    const one = comparedInPairs(
      readAll((first, second, by) => (by === north ? 'first' : inOrder(first, second))),
    )!;
    assert.equal(bestOf(one.pairs), 'a/one', 'one such synthesizer adds nothing, and takes nothing away');
  });

  it('R-R10 three of four readings win a pair, two do not, and one synthesizer alone compares nothing', () => {
    const three = readAll(inOrder).filter(({ by, shown: [first, second] }) => by === north || first < second);
    assert.equal(bestOf(comparedInPairs(three)!.pairs), 'a/one');
    const doubtful = readAll((first, second, by) => (by === north ? inOrder(first, second) : 'equal'));
    assert.equal(bestOf(comparedInPairs(doubtful)!.pairs), null);
    assert.equal(comparedInPairs(readAll(inOrder).filter(({ by }) => by === north)), null);
    assert.equal(comparedInPairs([]), null);
  });

  it('R-R20 a reason or a defect counts if both synthesizers name it, with the sentence that most name', () => {
    const readings = readAll(inOrder).map((reading): PairReading => {
      const { by, shown, better } = reading;
      const isNorth = by === north;
      const ofFour = [
        { kind: 'wrong' as const, span: shown[0] === 'd/four' ? at(9) : at(3) },
        ...(isNorth ? [{ kind: 'unclear' as const, span: null }] : []),
      ];
      const defects = shown.map((modelId) => (modelId === 'd/four' ? ofFour : [])) as never;
      const span = isNorth ? at(0) : null;
      const isA = shown[better === 'first' ? 0 : 1] === 'a/one';
      const kind = isA ? ('correct' as const) : ('safe' as const);
      return { ...reading, reasons: [{ kind, span }], defects };
    });
    const { reasons, defects } = comparedInPairs(readings)!;
    assert.deepEqual(reasons, [{ modelId: 'a/one', kind: 'correct', span: at(0) }]);
    assert.deepEqual(defects, [{ modelId: 'd/four', kind: 'wrong', span: at(3) }]);
  });

  it('R-R20 the best one is not praised for what both find at fault in it', () => {
    const readings = readAll(inOrder).map((reading): PairReading => {
      const faults = reading.shown.map((each) =>
        each === 'a/one' ? [{ kind: 'wrong' as const, span: at(3) }] : [],
      );
      const reasons = (['correct', 'complete'] as const).map((kind) => ({ kind, span: null }));
      return { ...reading, reasons, defects: [faults[0]!, faults[1]!] };
    });
    const { reasons, defects } = comparedInPairs(readings)!;
    assert.deepEqual(
      [reasons.map(({ kind }) => kind), defects.map(({ modelId, kind }) => `${modelId} ${kind}`)],
      [['complete'], ['a/one wrong']],
    );
  });

  it('R-R20 a sentence with which both find fault is told with the milder of their kinds', () => {
    const defectsBy = (of: (by: string) => PairReading['defects'][number]) =>
      comparedInPairs(
        readAll(inOrder).map((reading) => ({
          ...reading,
          defects: reading.shown.map((id) => (id === 'a/one' ? of(reading.by) : [])) as never,
        })),
      )!.defects;
    const differing = defectsBy((by) => [{ kind: by === north ? 'wrong' : 'unclear', span: at(7) }]);
    assert.deepEqual(differing, [{ modelId: 'a/one', kind: 'unclear', span: at(7) }]);
    const elsewhere = defectsBy((by) => [
      by === north ? { kind: 'wrong', span: at(7) } : { kind: 'unclear', span: at(9) },
    ]);
    assert.deepEqual(elsewhere, []);
    const nowhere = defectsBy((by) => [{ kind: by === north ? 'wrong' : 'unclear', span: null }]);
    assert.deepEqual(nowhere, [], 'without a sentence nobody knows that they mean the same');
  });

  const reading = fc
    .record({
      pair: fc.constantFrom(...pairsOf(models)),
      by: fc.constantFrom(north, south),
      better: fc.constantFrom('first', 'second', 'equal'),
      kinds: fc.array(fc.constantFrom('correct', 'clear', 'safe'), { maxLength: 3 }),
      faults: fc.tuple(...[0, 1].map(() => fc.array(fc.constantFrom('wrong', 'unclear'), { maxLength: 2 }))),
      offset: fc.nat(3),
    })
    .map(
      ({ pair, by, better, kinds, faults, offset }): PairReading => ({
        ...{ by, shown: pair, better },
        reasons: kinds.map((kind) => ({ kind, span: at(offset) })),
        defects: faults.map((own) => own.map((kind) => ({ kind, span: at(offset) }))) as never,
      }),
    );
  const turned = { first: 'second', second: 'first', equal: 'equal' } as const;

  it('R-R07 nothing depends on the order of readings, on which response comes first, or on names', () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (readings, draws) => {
        const found = comparedInPairs(readings);
        const shuffled = readings
          .map((each) => ({ each, rank: draws.next().value }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ each }) => each);
        assert.deepEqual(comparedInPairs(shuffled), found);
        const mirrored = readings.map(({ shown: [one, other], better, defects: [of, ofOther], ...rest }) => ({
          ...rest,
          ...{ shown: [other, one] as const, better: turned[better], defects: [ofOther, of] as const },
        }));
        assert.deepEqual(comparedInPairs(mirrored), found);
        const renamed = (modelId: string) => models[models.length - 1 - models.indexOf(modelId)]!;
        const others = comparedInPairs(
          readings.map(({ shown: [one, other], ...rest }) => ({
            ...rest,
            shown: [renamed(one), renamed(other)],
          })),
        );
        const [best, other] = [found && bestOf(found.pairs), others && bestOf(others.pairs)];
        assert.equal(other, best && renamed(best));
        assert.deepEqual(
          others?.reasons.map(({ kind }) => kind),
          found?.reasons.map(({ kind }) => kind),
        );
      }),
    );
  });

  it('R-R10 the best one loses no pair and wins more than each other, whatever was read', () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 40 }), (readings) => {
        const found = comparedInPairs(readings);
        if (!found) return;
        const best = bestOf(found.pairs);
        const all = pairsByModel(found.pairs);
        const own = all.find(({ modelId }) => modelId === best);
        if (own) assert.ok(own.lost === 0 && all.every((each) => each === own || each.won < own.won));
        else assert.deepEqual(found.reasons, []);
      }),
    );
  });
});

describe('the responses that are compared', () => {
  const made = (alias: string, ...claimIds: readonly number[]) =>
    claimIds.map((claimId) => ({ alias, claimId, stance: 'support' as Side }));

  it('R-R20 are chosen by what they deny as well', () => {
    const aliases = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'];
    const saying = (stance: Side, ...from: readonly string[]) =>
      from.flatMap((alias) => made(alias, 1).map((own) => ({ ...own, stance })));
    assert.deepEqual(finalistsAmong(aliases, saying('oppose', 'A05', 'A06')), ['A05', 'A06', 'A01', 'A02']);
    const apart = [...saying('oppose', 'A05'), ...saying('support', 'A06')];
    assert.deepEqual(finalistsAmong(aliases, apart), aliases.slice(0, 4), 'they share nothing');
  });

  it('R-R20 are four at most, which say most of what others say too, the first by alias among equals', () => {
    const aliases = ['A05', 'A02', 'A01', 'A04', 'A03'];
    const all = [...made('A05', 1, 2, 3), ...made('A04', 1, 2), ...made('A03', 1), ...made('A02', 1)];
    assert.deepEqual(finalistsAmong(aliases, all), ['A04', 'A05', 'A02', 'A03']);
    assert.deepEqual(finalistsAmong(aliases.toReversed(), all.toReversed()), ['A04', 'A05', 'A02', 'A03']);
    const alone = [...all, ...made('A01', 7, 8, 9), { alias: 'A01', claimId: 1, stance: 'oppose' as Side }];
    assert.ok(!finalistsAmong(aliases, alone).includes('A01'), 'what nobody shares counts for nothing');
    assert.deepEqual(finalistsAmong(['A02', 'A01'], []), ['A01', 'A02']);
  });
});
