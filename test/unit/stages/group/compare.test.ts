import assert from 'node:assert/strict';
import { checkCompare, prepare } from '../../../../src/stages/group/compare.ts';
import { differencesOf, statementsOf } from '../../../../src/stages/group/second-grouping.ts';

describe('group_compare', () => {
  it('shows two statements, and not which grouping puts them together', () => {
    const alone = [
      { wording: 'Buses save money.', members: ['c1'] },
      { wording: 'Trams attract visitors.', members: ['c2'] },
    ];
    const joined = [{ wording: 'Transport pays.', members: ['c1', 'c2'] }];
    const ask = (first: typeof alone, second: typeof alone) =>
      prepare({
        seed: 's',
        question: 'What pays?',
        pairs: statementsOf(differencesOf({ batch: alone, first, second })),
      }).messages;
    const [one, other] = [ask(alone, joined), ask(joined, alone)];
    assert.deepEqual(one, other);
    assert.match(one[1]!.content, /"id":"P1","one":"Buses save money\.","other":"Trams attract visitors\."/);
    assert.doesNotMatch(one[1]!.content, /Transport pays|c1/);
  });

  it('R-R02 says which of the two somebody rejects', () => {
    const pairs = [
      { one: 'It ruins the battery.', other: 'It wears the battery.' },
      { one: 'It is cheap.', other: 'It costs little.' },
    ];
    const denied = ['It ruins the battery.'];
    const [, user] = prepare({ seed: 's', question: 'Q?', pairs, denied }).messages;
    assert.deepEqual(user?.content.match(/"other":"[^"]*"(?:,"denied":\[[^\]]*\])?/g), [
      '"other":"It wears the battery.","denied":["one"]',
      '"other":"It costs little."',
    ]);
  });

  it('R-R10 takes one answer to each pair and names what is wrong with the others', () => {
    const { value, problems, usable } = checkCompare(3)({
      pairs: [
        { id: 'P1', same: true },
        { id: 'P1', same: false },
        { id: 'P3', same: false },
        { id: 'P4', same: true },
      ],
    });
    assert.deepEqual(value, [true, null, false]);
    assert.deepEqual(problems, [
      'pairs[1].id: stands twice',
      'pairs[3].id: is no id of the pairs',
      'pairs: ids are missing: P2',
    ]);
    assert.ok(usable);
    assert.ok(!checkCompare(3)({ pairs: [{ id: 'P1', same: true }] }).usable, 'less than half is no answer');
  });

  it('R-R10 asks again if more than one answer in ten is missing', () => {
    const isAskedAgain = (missing: number) => {
      const pairs = Array.from({ length: 20 - missing }, (_, at) => ({ id: `P${at + 1}`, same: true }));
      const { problems, tolerated = 0 } = checkCompare(20)({ pairs });
      return problems.length > tolerated;
    };
    assert.deepEqual([0, 1, 2, 3, 19].map(isAskedAgain), [false, false, false, true, true]);
    assert.equal(isAskedAgain(20), false, 'the other synthesizer is asked at once');
    assert.equal(checkCompare(20)({ pairs: [] }).isDoubtful, true);
    assert.equal(checkCompare(20)({ pairs: [{ id: 'P99', same: true }] }).isDoubtful, false);
  });
});
