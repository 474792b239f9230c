import assert from 'node:assert/strict';
import { groupCases } from '../../../../src/stages/select/cases.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';

describe('cases of a panel', () => {
  it('R-R13 cases in the same content words with the same answer are one, each response once', () => {
    const span = { offset: 0, length: 1 };
    const named = [
      { alias: 'A1', index: 0, when: 'the releases block teams', option: 'Split it', span },
      { alias: 'A2', index: 0, when: 'releases block the teams', option: 'Split it.', span },
      { alias: 'A2', index: 1, when: 'releases block the teams', option: 'split it', span },
      { alias: 'A3', index: 0, when: 'releases block the teams', option: 'Keep one application', span },
      { alias: 'A4', index: 0, when: 'releases do not block the teams', option: 'Split it', span },
      { alias: 'A5', index: 0, when: 'teams block the releases', option: 'Split it', span },
    ];
    const { groups, leftOut } = groupCases(named, buildCopyIndex([], []), []);
    assert.deepEqual(
      groups.map(({ holders }) => holders.map(({ alias }) => alias)),
      [['A1', 'A2'], ['A3'], ['A4'], ['A5']],
    );
    assert.equal(leftOut, 0);
  });

  it('R-R24 a factor is one however it is called, and never one with a case', () => {
    const span = { offset: 0, length: 1 };
    const named = [
      ...[
        ['A1', 'the budget'],
        ['A2', 'how much you can spend'],
        ['A3', 'budget'],
      ].map(([alias = '', when = '']) => ({ alias, index: 0, when, option: null, span })),
      { alias: 'A4', index: 0, when: 'the budget is small', option: 'wait', span },
    ];
    const same = [named.map(({ alias }) => ({ alias, index: 0 }))];
    assert.deepEqual(
      groupCases(named, buildCopyIndex([], []), same).groups.map(({ option, holders }) => [
        option,
        holders.map(({ alias }) => alias).join(' '),
      ]),
      [
        [null, 'A1 A2 A3'],
        ['wait', 'A4'],
      ],
    );
  });

  it('R-R13 cases that a synthesizer finds to come to the same are one', () => {
    const span = { offset: 0, length: 1 };
    const cases = [
      ['A1', 'the house is poorly insulated', 'insulate first'],
      ['A2', 'the insulation is poor', 'insulate first'],
      ['A3', 'the house is poorly insulated', 'insulate it first'],
      ['A4', 'the house is not poorly insulated', 'insulate first'],
      ['A5', 'gas is cheap', 'wait'],
    ].map(([alias = '', when = '', option = '']) => ({ alias, index: 0, when, option, span }));
    const grouped = (same: readonly (readonly string[])[]) =>
      groupCases(
        cases,
        buildCopyIndex([], []),
        same.map((aliases) => aliases.map((alias) => ({ alias, index: 0 }))),
      ).groups.map(({ when, holders }) => [when, holders.map(({ alias }) => alias).join(' ')]);
    const apart = ['the house is not poorly insulated', 'A4'];
    assert.deepEqual(grouped([['A1', 'A2']]), [
      ['the house is poorly insulated', 'A1 A2 A3'],
      ['gas is cheap', 'A5'],
      apart,
    ]);
    assert.deepEqual(grouped([['A9', 'A2'], []])[0], ['the house is poorly insulated', 'A1 A3']);
  });

  it('R-R13 are told in the words that a synthesizer puts first', () => {
    const span = { offset: 0, length: 1 };
    const whens = [
      'the next supermarket charger is always broken',
      'chargers near you are often broken or taken',
    ];
    const cases = whens.map((when, at) => ({ alias: `A${at}`, index: 0, when, option: 'wait', span }));
    const told = (same: typeof cases) =>
      groupCases(cases, buildCopyIndex([], []), [same]).groups.map(({ when }) => when);
    assert.deepEqual(told(cases), [whens[0]]);
    assert.deepEqual(told(cases.toReversed()), [whens[1]]);
  });

  it('R-R13 are told without a number if one can, then in the words that most use, then the shortest', () => {
    const span = { offset: 0, length: 1 };
    const whens = ['the loan is already 10 to 15 years old', 'the loan is in its later half', 'near its end'];
    const cases = whens.map((when, at) => ({ alias: `A${at}`, index: 0, when, option: 'wait', span }));
    const told = (some: typeof cases) =>
      groupCases(some, buildCopyIndex([], []), [some]).groups.map(({ when }) => when);
    assert.deepEqual(told(cases), ['near its end']);
    assert.deepEqual(told(cases.slice(0, 2)), ['the loan is in its later half']);
    const again = { ...cases[1]!, alias: 'A9' };
    assert.deepEqual(told([...cases, again]), [whens[1]], 'unless more of them use the same words');
    const numbered = { ...cases[0]!, alias: 'A8' };
    assert.deepEqual(told([...cases, numbered]), ['near its end'], 'others draw the line elsewhere');
  });

  it('R-R13 are of those alone who draw the line where it is told, if all draw one', () => {
    const whens = ['you drive over 20,000 km a year', 'you drive more than 25,000 km', 'above 20,000 km'];
    const cases = whens.map((when, at) => ({
      ...{ alias: `A${at}`, index: 0, when, option: 'an electric car', span: { offset: 0, length: 1 } },
    }));
    const { groups } = groupCases(cases, buildCopyIndex([], []), [[cases[1]!, cases[0]!, cases[2]!]]);
    assert.deepEqual(
      groups.map(({ when, holders }) => [when, holders.map(({ alias }) => alias).join(' ')]),
      [
        ['above 20,000 km', 'A0 A2'],
        ['you drive more than 25,000 km', 'A1'],
      ],
    );
    for (const alike of [
      ['over 20,000 km', '20000 km', 'mehr als 20.000 km', '20k km'],
      ['100 m² of floor', '100 square metres of floor'],
      ['two hours are left', '120 minutes are left', '2 hours are left'],
      ['CO2 is dear', 'CO₂ is dear'],
      ['20% is your own', '20 percent is your own'],
    ]) {
      const own = alike.map((when, at) => ({ ...cases[0]!, alias: `A${at}`, when }));
      assert.equal(groupCases(own, buildCopyIndex([], []), [own]).groups.length, 1, alike.join());
    }
    for (const other of [
      ['more than 1 year', 'more than 5 years'],
      ['$20 a month', '$500 per month'],
      ['20% is your own', '40 percent is your own'],
      ['ab 65 Jahren', 'ab 75 Jahre'],
      ['below -5 °C', 'below 5 °C'],
      ['2万キロメートル以上', '8万キロメートルを超える'],
      ['超过2万公里时', '8万公里以上'],
    ]) {
      const own = other.map((when, at) => ({ ...cases[0]!, alias: `A${at}`, when }));
      assert.equal(groupCases(own, buildCopyIndex([], []), [own]).groups.length, 2, other.join());
    }
  });
});
