import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkPlacement, prepare } from '../../../../src/stages/camps/place-positions.ts';

const camps = [1, 2].map((campId) => ({
  campId,
  label: `Label ${campId}`,
  thesis: `Thesis ${campId}.`,
  recommendedOption: null,
}));
const positions = ['A01', 'A02', 'A03', 'A04'].map((alias) => ({
  alias,
  position: `The position of ${alias}.`,
  ...{ recommendedOption: null, cases: [], figures: [] },
}));
const check = checkPlacement({ camps, positions });
const placed = (...members: readonly (readonly string[])[]) =>
  check({ camps: members.map((own, at) => ({ id: `K${at + 1}`, members: [...own] })) });

describe('camps_place', () => {
  it('R-R21 gives each position the camp that the other synthesizer finds, and none to those that it leaves out', () => {
    const { value, problems, usable } = placed(['A01', 'A03'], ['A02']);
    assert.deepEqual([problems, usable], [[], true]);
    assert.deepEqual(
      value.toSorted((a, b) => (a.alias < b.alias ? -1 : 1)),
      [
        { campId: 1, alias: 'A01' },
        { campId: 2, alias: 'A02' },
        { campId: 1, alias: 'A03' },
      ],
    );
  });

  it('R-R10 a position in two camps is in none, and ids not given count for nothing, each with a problem', () => {
    const both = placed(['A01', 'A02'], ['A02', 'A02']);
    assert.deepEqual(both.value, [{ campId: 1, alias: 'A01' }]);
    assert.equal(both.problems.length, 1);
    const foreign = check({
      camps: [
        { id: 'K9', members: ['A01'] },
        { id: 'K1', members: ['A77', 'A02'] },
      ],
    });
    assert.deepEqual(foreign.value, [{ campId: 1, alias: 'A02' }]);
    assert.deepEqual(foreign.problems, [
      'camps[0].id: is no id of the camps',
      'camps[1].members[0]: is no id of the positions',
    ]);
    assert.equal(placed([], []).usable, false, 'nobody in any camp is no placement');
  });

  it('R-R10 whatever is returned, each position has one camp at most, which exists', () => {
    const member = fc.constantFrom<string>('A01', 'A02', 'A03', 'A04', 'A99', '');
    const camp = fc.record({ id: fc.constantFrom('K1', 'K2', 'K3', '1'), members: fc.array(member) });
    fc.assert(
      fc.property(fc.array(camp, { maxLength: 4 }), (given) => {
        const { value } = check({ camps: given });
        assert.equal(new Set(value.map(({ alias }) => alias)).size, value.length);
        for (const { campId, alias } of value) {
          const homes = given.filter(
            ({ id, members }) => ['K1', 'K2'].includes(id) && members.includes(alias),
          );
          assert.deepEqual([...new Set(homes.map(({ id }) => id))], [`K${campId}`]);
        }
      }),
    );
  });

  it('R-R21 does not show who was put where, and shows the positions in another order than to the first one', () => {
    const [, task] = prepare({ seed: 's', question: 'Q?', camps, positions }).messages;
    const shown = [...task!.content.matchAll(/"id":"(A\d\d)"/g)].map(([, alias]) => alias);
    assert.deepEqual(shown, ['A04', 'A03', 'A02', 'A01']);
    assert.doesNotMatch(task!.content, /"members":\["A/);
  });
});
