import assert from 'node:assert/strict';
import { groupQuantities } from '../../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { named } from '../../../support/stages/named-quantities.ts';

const question = 'What do a tent and a mat cost together, and what does the mat cost?';

/** The figures of one response: what each is of, and its value. Behind null stand no answers. */
const giving = (alias: string, ...figures: readonly (readonly [string, number] | null)[]) => {
  const others = figures.indexOf(null);
  return figures.flatMap((figure, index) => {
    if (figure === null) return [];
    const [what, low] = figure;
    const isAnswer = others < 0 || index < others;
    return { ...named(alias, what, 'euros', isAnswer), low, high: low, index };
  });
};

/** Each table with what it is of, and who gives which number. */
const tablesOf = (
  ...[all, same = null]: [ReturnType<typeof giving>, Parameters<typeof groupQuantities>[3]?]
) =>
  groupQuantities(all, buildCopyIndex([], []), question, same).groups.map(
    ({ what, answersQuestion, values }) => [
      what,
      answersQuestion,
      values.map(({ alias, low }) => `${alias} ${low}`).join(', '),
    ],
  );

const nothing = buildCopyIndex([], []);
const both = 'price of tent and mat';
const mat = 'price of the mat';

describe('the things that a question asks for', () => {
  it('R-R12 have a table each, if a third of the responses give two answers in one unit', () => {
    const all = [
      giving('A1', [both, 90], [mat, 10]),
      giving('A2', [mat, 20], [both, 95]),
      giving('A3', [both, 90]),
      giving('A4', [both, 80], [mat, 15]),
    ].flat();
    assert.deepEqual(tablesOf(all), [
      [both, true, 'A1 90, A2 95, A3 90, A4 80'],
      [mat, true, 'A1 10, A2 20, A4 15'],
    ]);
  });

  it('R-R12 are one thing where fewer give two answers, or the same number by two names', () => {
    const few = [
      giving('A1', [both, 90], [mat, 10]),
      ...['A2', 'A3', 'A4'].map((alias) => giving(alias, [both, 90])),
    ].flat();
    assert.deepEqual(tablesOf(few), [[both, true, 'A1 90, A2 90, A3 90, A4 90']]);
    const same = ['A1', 'A2', 'A3'].flatMap((alias) => giving(alias, [both, 90], [mat, 90]));
    assert.equal(tablesOf(same).length, 1);
    const names = [
      giving('A1', [both, 90]),
      giving('A2', [both, 90]),
      giving('A3', [mat, 9]),
      giving('A4', [mat, 9]),
    ];
    assert.equal(tablesOf(names.flat()).length, 1, 'nobody gives both');
  });

  it('R-R12 are more where a synthesizer keeps apart what two responses give beside the usual ones', () => {
    const tent = 'price of the tent';
    const all = [
      giving('A1', [both, 90], [mat, 10], [tent, 80]),
      giving('A2', [both, 95], [mat, 20], ['shipping', 7]),
      giving('A3', [both, 90], [mat, 25]),
      giving('A4', [both, 80], [tent, 65]),
      giving('A5', [both, 99], ['price of two mats', 333]),
    ].flat();
    const refs = (...places: readonly [string, number][]) =>
      places.map(([alias, index]) => ({ alias, index }));
    const told = [
      refs(['A1', 0], ['A2', 0], ['A3', 0], ['A4', 0], ['A5', 0]),
      refs(['A1', 1], ['A2', 1], ['A3', 1]),
      refs(['A1', 2], ['A4', 1]),
    ];
    assert.deepEqual(tablesOf(all, told), [
      [both, true, 'A1 90, A2 95, A3 90, A4 80, A5 99'],
      [mat, true, 'A1 10, A2 20, A3 25'],
      [tent, true, 'A1 80, A4 65'],
    ]);
    assert.equal(groupQuantities(all, buildCopyIndex([], []), question, told).leftOut, 2);
    assert.equal(tablesOf(all).length, 2, 'told by nobody, two figures are no third thing');
  });

  it('R-R12 are one thing where two names have one amount in two units', () => {
    const amounts = [
      [10, '$', 1000, 'cents'],
      [0.1, 'euros', 10, 'cents'],
      [100, '°C', 212, '°F'],
      [20, 'minutes', 1 / 3, 'hours'],
    ] as const;
    for (const [one, unit, other, otherUnit] of amounts) {
      const inUnits = [unit, otherUnit].map((each) => ({ unit: each, highUnit: each }));
      const given = ['A1', 'A2', 'A3'].flatMap((alias) => giving(alias, [both, one], [mat, other]));
      const all = given.map((each, at) => ({ ...each, ...inUnits[at % 2]! }));
      assert.equal(tablesOf(all).length, 1, unit);
      const apart = all.map((each, at) => (at % 2 ? { ...each, high: each.high * 2 } : each));
      assert.equal(tablesOf(apart).length, 2, `${unit}, of which one is a range`);
    }
  });

  it('R-R12 a figure of another name is of the thing beside which no response gives it', () => {
    const all = [
      ...['A1', 'A2', 'A3'].map((alias) => giving(alias, [both, 90], [mat, 10])),
      giving('A4', ['amount due', 85], [mat, 12]),
      giving('A5', [both, 70], ['sleeping pad', 13]),
      giving('A6', [both, 70], [mat, 11], ['tent', 59]),
    ].flat();
    assert.deepEqual(tablesOf(all), [
      [both, true, 'A1 90, A2 90, A3 90, A4 85, A5 70, A6 70'],
      [mat, true, 'A1 10, A2 10, A3 10, A4 12, A5 13, A6 11'],
    ]);
  });

  it('R-R12 hold the names that a synthesizer puts together', () => {
    const all = [
      giving('A1', ['total', 90], ['mat', 10]),
      giving('A2', ['sum to pay', 95], ['pad', 20]),
      giving('A3', ['amount due', 92], ['cushion', 12]),
    ].flat();
    const same = [0, 1].map((index) => ['A1', 'A2', 'A3'].map((alias) => ({ alias, index })));
    assert.equal(tablesOf(all).length, 1);
    assert.deepEqual(tablesOf(all, same), [
      ['mat', true, 'A1 10, A2 20, A3 12'],
      ['total', true, 'A1 90, A2 95, A3 92'],
    ]);
  });

  it('R-R12 hold figures of their name that a response gives beside its answer', () => {
    const all = [
      ...['A1', 'A2', 'A3'].map((alias) => giving(alias, [both, 90], [mat, 10])),
      giving('A4', [both, 85], null, [mat, 12]),
    ].flat();
    const tables = [
      [both, true, 'A1 90, A2 90, A3 90, A4 85'],
      [mat, true, 'A1 10, A2 10, A3 10, A4 12'],
    ];
    assert.deepEqual(tablesOf(all), tables);
    assert.deepEqual(tablesOf(all, []), tables);
  });

  it('R-R12 hold figures whose name shares most words with theirs, whoever gives it first', () => {
    const several = ['A1', 'A2', 'A3', 'A4'].map((alias) => giving(alias, [both, 90], [mat, 10]));
    const others = ['A5', 'A6', 'A7', 'A8', 'A9'].map((alias) => giving(alias, ['mat price', 10]));
    const tables = [
      ['mat price', true, 'A1 10, A2 10, A3 10, A5 10, A6 10, A7 10, A8 10, A9 10'],
      [both, true, 'A1 90, A2 90, A3 90'],
    ];
    assert.deepEqual(tablesOf([...several.slice(0, 3), ...others].flat()), tables);
    const one = [
      [mat, true, 'A1 10, A2 10, A3 10, A4 10, A5 10'],
      [both, true, 'A1 90, A2 90, A3 90, A4 90'],
    ];
    const given = [...several, ...others.slice(0, 1)].flat();
    const ofMat = ['A1', 'A2', 'A3', 'A4'].map((alias) => ({ alias, index: 1 }));
    for (const same of [null, [], [ofMat]]) assert.deepEqual(tablesOf(given, same), one);
  });

  it('R-R12 hold both answers of a response by the names that fit best, in any order', () => {
    const all = [
      ...['A1', 'A2', 'A3'].map((alias) => giving(alias, [both, 90], [mat, 10])),
      ...['A4', 'A5'].map((alias) => giving(alias, ['mat price', 10], ['tent and mat price', 90])),
    ].flat();
    assert.deepEqual(tablesOf(all), [
      [both, true, 'A1 90, A2 90, A3 90, A4 90, A5 90'],
      [mat, true, 'A1 10, A2 10, A3 10, A4 10, A5 10'],
    ]);
  });

  it('R-R12 are asked about by name, because a number alone may answer either', () => {
    const all = ['A1', 'A2'].flatMap((alias) => giving(alias, [both, 90], [mat, 10]));
    const { groups } = groupQuantities(all, buildCopyIndex([], []), question, null);
    assert.deepEqual(
      groups.map(({ what, values }) => [what, values.some(({ isAnswer }) => isAnswer)]),
      [
        [both, false],
        [mat, false],
      ],
    );
  });

  it('R-R12 answers per night and without it are one if a synthesizer says so, told per night', () => {
    const all = [
      ...['A1', 'A2'].map((alias) => named(alias, 'sleep that adults need', 'heures', true)),
      ...['A3', 'A4', 'A5'].map((alias) => named(alias, 'sleep of most', 'heures par nuit', true)),
    ];
    const told = (same: Parameters<typeof groupQuantities>[3]) =>
      groupQuantities(all, nothing, 'Combien de sommeil faut-il ?', same).groups.map(({ unit, values }) => [
        unit,
        values.length,
      ]);
    assert.deepEqual(told([all]), [['heures par nuit', 5]]);
    assert.equal(told([]).length, 2);
    const counted = all.map((each) => ({ ...each, unit: each.unit === 'heures' ? 'glasses' : 'bottles' }));
    const apart = groupQuantities(
      counted.map((each) => ({ ...each, highUnit: each.unit })),
      ...[nothing, 'How much water does one need?', [counted]],
    );
    assert.equal(apart.groups.length, 2, 'glasses are no bottles');
  });

  it('R-R12 answers of which a synthesizer puts some under two names are called as most of them are', () => {
    const figures = ['part-time rate', 'tax to set aside', 'reserve', 'share for tax', 'part-time rate'].map(
      (what, at) => named(`A${at}`, what, '%', true),
    );
    const refs = (...places: readonly number[]) => places.map((at) => ({ alias: `A${at}`, index: 0 }));
    for (const same of [
      [refs(1, 2, 3), refs(0, 4)],
      [refs(0, 4), refs(1, 2, 3)],
    ]) {
      const { groups } = groupQuantities(
        figures,
        buildCopyIndex([], []),
        'How much should I set aside?',
        same,
      );
      assert.deepEqual(
        groups.map(({ what, values }) => [what, values.length]),
        [['tax to set aside', 5]],
      );
    }
    const others = ['average rate', 'rate of tax', 'tax a year'].map((what, at) =>
      named(`B${at}`, what, at > 0 ? '% of profit' : '%', true),
    );
    const all = [...figures, ...others];
    const first = ({ alias }: { readonly alias: string }) => ({ alias, index: 0 });
    const big = [refs(1, 2, 3), [...refs(0), ...others.map(first)]];
    const nameIn = (same: typeof big) =>
      groupQuantities(all, buildCopyIndex([], []), 'How much should I set aside?', same).groups[0]?.what;
    assert.equal(nameIn(big), nameIn(big.toReversed()), 'in any order');
  });
});
