import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  apart,
  type RewordedPairs,
  rewordedPairsIn,
  separatePairs,
} from '../../../../src/stages/group/opposites.ts';
import type { ClaimGroup } from '../../../../src/stages/group/panel-claims.ts';

// Two synthesizers that go by likeness put "A is cheaper than B" and "B is cheaper than A"
// together, and agree on it.

const cheaper = { wording: 'Buses are cheaper than trams.', members: ['c1', 'c2', 'c3'] };
const turned = { wording: 'Trams are cheaper than buses.', members: ['c4', 'c5'] };
const dearer = { wording: 'Trams are dearer than buses.', members: ['c6'] };
const batch = [turned, cheaper, dearer];
const joined = (wording: string, ...groups: readonly ClaimGroup[]): ClaimGroup => ({
  wording,
  members: groups.flatMap(({ members }) => members),
});
const shown = ({ pairs, asked }: RewordedPairs) =>
  pairs.slice(0, asked).map(({ one, other }) => `${one} ${other}`);
const idsIn = (groups: readonly ClaimGroup[]) => groups.map(({ members }) => members.join(' '));

describe('opposites that were put together', () => {
  const groups = [joined(cheaper.wording, ...batch)];
  const reworded = rewordedPairsIn({ batch, groups });

  it('R-R02 are asked about, each beside what most responses say, those in nearly the same words first', () => {
    assert.deepEqual(shown(reworded), [
      'Buses are cheaper than trams. Trams are cheaper than buses.',
      'Buses are cheaper than trams. Trams are dearer than buses.',
    ]);
    const alike = [cheaper, dearer, { wording: 'A bus fare is lower.', members: ['c7', 'c8'] }, turned];
    const asked = rewordedPairsIn({ batch: alike, groups: [joined(cheaper.wording, ...alike)] }).pairs;
    assert.deepEqual(
      asked.map(({ other }) => other),
      [turned.wording, dearer.wording, 'A bus fare is lower.'],
    );
    assert.deepEqual(rewordedPairsIn({ batch, groups: batch }).pairs, [], 'nothing was put together');
  });

  it('R-R02 are asked about in any language, and not if they are the same words', () => {
    const asked = (...wordings: readonly string[]) => {
      const own = wordings.map((wording, at) => ({ wording, members: [`c${at}`] }));
      return rewordedPairsIn({ batch: own, groups: [joined(wordings[0]!, ...own)] }).asked;
    };
    assert.equal(asked('公交比电车便宜。', '电车比公交便宜。'), 1);
    assert.equal(asked('バスは安い。', 'バスは高い。'), 1);
    assert.equal(asked('Buses save money.', 'Buses cost money.'), 1);
    assert.equal(asked('Buses save money.', 'buses save money'), 0);
  });

  it('R-R02 are asked about beside the words in which their group is told, however few have them', () => {
    const told = { wording: 'Alternate alcoholic drinks with water.', members: ['c1'] };
    const often = { wording: 'Have a glass of water after each beer.', members: ['c2', 'c3'] };
    const other = { wording: 'Order sparkling water in between.', members: ['c4'] };
    const own = [often, other, told];
    const { pairs } = rewordedPairsIn({ batch: own, groups: [joined(told.wording, ...own)] });
    assert.deepEqual(new Set(pairs.map(({ one }) => one)), new Set([told.wording]));
  });

  it('R-R02 are separated by the answers, whatever their words suggest', () => {
    const byAnswers = separatePairs({
      batch,
      groups,
      reworded,
      answers: [false, true],
      ifUnanswered: true,
    });
    assert.deepEqual(idsIn(byAnswers.kept), ['c1 c2 c3 c6']);
    assert.deepEqual(byAnswers.off, [turned]);
    const { kept, off, ...counts } = separatePairs({
      batch,
      groups,
      reworded,
      answers: [true, false],
      ifUnanswered: true,
    });
    assert.deepEqual([idsIn(kept), idsIn(off)], [['c1 c2 c3 c4 c5'], ['c6']]);
    assert.deepEqual(counts, { pairs: 2, separated: 1, unanswered: 0, unasked: 0 });
  });

  it('R-R10 stay together if nobody answers, unless they have been separated from others, and this is counted', () => {
    const { kept, off, ...counts } = separatePairs({
      batch,
      groups,
      reworded,
      answers: [],
      ifUnanswered: true,
    });
    assert.deepEqual([kept, off], [groups, []]);
    assert.deepEqual(counts, { pairs: 2, separated: 0, unanswered: 2, unasked: 0 });
    const oneAsked = { batch, groups, reworded: { ...reworded, asked: 1 }, answers: [], ifUnanswered: true };
    const { unanswered, unasked } = separatePairs(oneAsked);
    assert.deepEqual([unanswered, unasked], [1, 1], 'a pair that was never asked about');
    const again = separatePairs({ batch, groups, reworded, answers: [], ifUnanswered: false });
    assert.deepEqual([idsIn(again.kept), idsIn(again.off)], [['c1 c2 c3'], ['c4 c5 c6']]);
  });

  it('R-R02 a wording that none of the statements has is compared too, and replaced if it says something else', () => {
    const alike = [cheaper, { wording: 'A bus costs less than a tram.', members: ['c7'] }];
    const worded = [joined('Trams cost less than buses.', ...alike)];
    const found = rewordedPairsIn({ batch: alike, groups: worded });
    const about = (other: string) => found.pairs.findIndex((pair) => pair.other === other);
    const answers = [true, true];
    answers[about('Trams cost less than buses.')] = false;
    const { kept } = separatePairs({
      batch: alike,
      groups: worded,
      reworded: found,
      answers,
      ifUnanswered: true,
    });
    assert.deepEqual(kept, [joined(cheaper.wording, ...alike)]);
    assert.deepEqual(
      separatePairs({
        batch: alike,
        groups: worded,
        reworded: found,
        answers: [true, true],
        ifUnanswered: true,
      }).kept,
      worded,
    );
  });

  it('a separated statement has its own wording, which the others do not keep', () => {
    const misnamed = [joined(turned.wording, ...batch)];
    const { kept, off } = separatePairs({
      batch,
      groups: misnamed,
      reworded: rewordedPairsIn({ batch, groups: misnamed }),
      answers: [false, false],
      ifUnanswered: true,
    });
    assert.deepEqual([...kept, ...off], [turned, joined(cheaper.wording, cheaper, dearer)]);
  });

  it('statements found to differ twice are kept apart', () => {
    const units = [
      { wording: 'Trams pay.', members: ['c1'] },
      { wording: 'Cars pay.', members: ['c2'] },
    ];
    assert.deepEqual(apart(units, [joined('Trams pay.', ...units)]), units);
  });

  it('R-R10 any groups and answers leave a true partition, with a bounded number of questions', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      wording: index % 3 === 0 ? `No bus is cheaper than tram ${index}.` : `Tram ${index} is quick.`,
      members: [`x${index}`],
    }));
    const places = fc.array(fc.nat(20), { minLength: many.length, maxLength: many.length });
    const answers = fc.array(fc.option(fc.boolean()), { maxLength: 120 });
    fc.assert(
      fc.property(places, answers, fc.boolean(), (chosen, given, again) => {
        const grouped = [...Map.groupBy(many, (_, index) => chosen[index]).values()].map((own) =>
          joined(own[0]!.wording, ...own),
        );
        const found = rewordedPairsIn({ batch: many, groups: grouped });
        assert.ok(found.asked <= 100 && found.pairs.length < many.length);
        const { kept, off } = separatePairs({
          batch: many,
          groups: grouped,
          reworded: found,
          answers: given,
          ifUnanswered: again,
        });
        const all = [...kept, ...off];
        assert.deepEqual(
          all.flatMap(({ members }) => members).sort(),
          many.flatMap(({ members }) => members).sort(),
        );
        assert.ok(all.every(({ wording, members }) => wording !== '' && members.length > 0));
        assert.deepEqual(
          apart(many, off).flatMap(({ members }) => members),
          off.flatMap(({ members }) => members),
        );
      }),
      { numRuns: 30 },
    );
  });
});
