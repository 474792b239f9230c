import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ClaimGroup } from '../../../../src/stages/group/panel-claims.ts';
import {
  type Differences,
  decideGroups,
  differencesOf,
  statementsOf,
} from '../../../../src/stages/group/second-grouping.ts';

// Whatever one grouping gets wrong, the other one rarely gets wrong in the same way: they differ
// there, and are asked.

const words: Readonly<Record<string, string>> = {
  x: 'Buses save money',
  y: 'Trams attract visitors',
  z: 'Bicycles need room',
};
/** `x1` is one of the statements that make claim x. */
const statement = (id: string): ClaimGroup => ({
  wording: `${words[id.charAt(0)]}, version ${id}.`,
  members: [id],
});
/** Groups, each in the words of its first statement. */
const grouped = (...groups: readonly string[]): ClaimGroup[] =>
  groups.map((ids) => {
    const [head = '', ...others] = ids.split(' ');
    return { wording: statement(head).wording, members: [head, ...others] };
  });
const batchOf = (ids: string) => ids.split(' ').map(statement);
const idsIn = (groups: readonly ClaimGroup[]) =>
  groups.map(({ members }) => members.toSorted().join(' ')).sort();

/** Right answers, by the claim of each piece's first statement. */
function truly({ pieces, pairs, asked }: Differences): boolean[] {
  const claimOf = (place: number) => pieces[place]?.members[0]?.charAt(0);
  return pairs.slice(0, asked).map(({ one, other }) => claimOf(one) === claimOf(other));
}

function decided(batch: readonly ClaimGroup[], first: readonly ClaimGroup[], second: readonly ClaimGroup[]) {
  const differences = differencesOf({ batch, first, second });
  return decideGroups({ differences, answers: truly(differences), first, second });
}

describe('a second grouping', () => {
  const batch = batchOf('x1 x2 x3 y1 y2 z1');
  const right = grouped('x1 x2 x3', 'y1 y2', 'z1');
  const merged = grouped('x1 x2 x3 y1 y2', 'z1');
  const misplaced = grouped('x1 x2', 'y1 y2 x3', 'z1');
  const apart = grouped('x1 x2', 'x3', 'y1 y2', 'z1');

  it('asks nothing if the two groupings are the same, in whatever order', () => {
    const { pairs, asked } = differencesOf({
      batch,
      first: right,
      second: grouped('z1', 'y2 y1', 'x3 x1 x2'),
    });
    assert.deepEqual([pairs, asked], [[], 0]);
  });

  it('R-R10 separates a bad merge, moves a statement back and joins what was apart, whichever of the two erred', () => {
    for (const wrong of [merged, misplaced, apart]) {
      for (const [first, second] of [
        [wrong, right],
        [right, wrong],
      ] as const) {
        const { groups, differing, changed, unanswered } = decided(batch, first, second);
        assert.deepEqual(idsIn(groups), idsIn(right));
        assert.ok(differing > 0 && unanswered === 0);
        assert.equal(changed > 0, first === wrong, 'only what the first had wrong is changed');
      }
    }
  });

  it('R-R10 keeps statements apart that only one grouping puts together if nobody answers', () => {
    for (const wrong of [merged, misplaced, apart]) {
      const { groups, changed, unanswered, differing } = decideGroups({
        differences: differencesOf({ batch, first: wrong, second: right }),
        answers: [],
        first: wrong,
        second: right,
      });
      const [inWrong, inRight] = [wrong, right].map(
        (grouping) => new Map(grouping.flatMap(({ members }, at) => members.map((id) => [id, at] as const))),
      );
      for (const { members } of groups)
        for (const id of members) {
          assert.equal(inWrong?.get(id), inWrong?.get(members[0] ?? ''));
          assert.equal(inRight?.get(id), inRight?.get(members[0] ?? ''));
        }
      assert.deepEqual([changed, unanswered], [0, differing]);
      const none = { ...differencesOf({ batch, first: wrong, second: right }), asked: 0 };
      const { unasked, ...left } = decideGroups({
        differences: none,
        answers: [],
        first: wrong,
        second: right,
      });
      assert.deepEqual([unasked, left.unanswered], [differing, 0], 'pairs that were never asked about');
    }
  });

  it('gives a group the wording that most of its statements had', () => {
    const { groups } = decided(batch, merged, right);
    assert.deepEqual(
      groups.map(({ wording }) => wording),
      ['x1', 'y1', 'z1'].map((id) => statement(id).wording),
    );
  });

  it('R-R10 tells no group in the words of a statement that turned out to be another claim', () => {
    const first = grouped('x2 x1', 'x3', 'y1');
    const { groups } = decided(batchOf('x1 x2 x3 y1'), first, grouped('y1 x3 x1 x2'));
    assert.deepEqual(
      groups.map(({ wording, members }) => [wording, members.length]),
      [
        [statement('x2').wording, 3],
        [statement('y1').wording, 1],
      ],
    );
  });

  it('R-R02 asks about statements in the words in which a group tells them, however few have these', () => {
    const often = { wording: 'Buses save a third of fuel costs.', members: ['x1', 'x2', 'x3'] };
    const told = { wording: 'Buses save money.', members: ['x4'] };
    const other = { wording: 'Bus fleets are cheap.', members: ['x5'] };
    const first = [{ wording: told.wording, members: ['x4', 'x1', 'x2', 'x3', 'x5'] }];
    const second = [{ wording: told.wording, members: ['x4', 'x1', 'x2', 'x3'] }, other];
    const differences = differencesOf({ batch: [often, told, other], first, second });
    assert.deepEqual(statementsOf(differences), [{ one: told.wording, other: other.wording }]);
  });

  it('R-R02 a statement that seems to belong to two claims does not make them one', () => {
    const differences = differencesOf({ batch, first: misplaced, second: right });
    const yes = differences.pairs.map(() => true);
    const { groups } = decideGroups({ differences, answers: yes, first: misplaced, second: right });
    assert.equal(groups.length, 3);
    assert.ok(
      idsIn(groups).some((ids) => ids.includes('x1 x2')) && !idsIn(groups).some((ids) => /x1.*y1/.test(ids)),
    );
  });

  it('R-R10 makes a partition from any two groupings, with a bounded number of questions', () => {
    const ids = Array.from({ length: 400 }, (_, index) => `x${index}`);
    const places = fc.array(fc.nat(40), { minLength: ids.length, maxLength: ids.length });
    const groupingOf = (chosen: readonly number[]) =>
      [...Map.groupBy(ids, (_, index) => chosen[index]).values()].map((members) => ({
        wording: `Group of ${members[0]}.`,
        members,
      }));
    fc.assert(
      fc.property(
        places,
        places,
        fc.array(fc.option(fc.boolean()), { maxLength: 120 }),
        (one, other, answers) => {
          const [first, second] = [groupingOf(one), groupingOf(other)];
          const differences = differencesOf({ batch: ids.map(statement), first, second });
          assert.ok(differences.asked <= 100 && differences.pairs.length < 2 * differences.pieces.length);
          const { groups } = decideGroups({ differences, answers, first, second });
          assert.deepEqual(groups.flatMap(({ members }) => members).sort(), ids.toSorted());
          assert.ok(groups.every(({ wording, members }) => wording !== '' && members.length > 0));
        },
      ),
      { numRuns: 30 },
    );
  });
});
