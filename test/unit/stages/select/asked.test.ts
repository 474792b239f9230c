import assert from 'node:assert/strict';
import type { ClaimGroup, PanelClaim } from '../../../../src/stages/group/panel-claims.ts';
import { selectionOf } from '../../../../src/stages/select/select.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { aliases, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

const helps = 'Modules help the team.';
const aids = 'Splitting the code aids people.';
const { groups, claims } = plant([
  { statement: helps, by: aliases(4) },
  { statement: aids, by: aliases(2, 4) },
  { statement: 'Hosting costs rise a lot.', by: aliases(1, 6) },
]);
const [first, second, third] = groups as [ClaimGroup, ClaimGroup, ClaimGroup];

const joined = { wording: aids, members: [...first.members, ...second.members] };

function selectAgain(
  from: readonly ClaimGroup[],
  into: readonly ClaimGroup[],
  all: readonly PanelClaim[] = claims,
) {
  const { asked } = firstSelection(from, all, nothing);
  return { asked, again: selectionOf(into, all, nothing, [], { asked, inDoubt: [] }) };
}

describe('the claims that responses are labelled against while pairs are asked about', () => {
  it('R-W16 are those that are selected, if the answers change nothing', () => {
    const { claims: selected, asked, made } = firstSelection(groups, claims, nothing);
    assert.deepEqual(
      asked.map(({ line, claimId, statement }) => [line, claimId, statement]),
      selected.map(({ claimId, statement }) => [claimId, claimId, statement]),
    );
    const { again } = selectAgain(groups, groups);
    assert.deepEqual([again.claims, again.asked, again.made], [selected, asked, made]);
  });

  it('R-R10 become one if they say the same, in the words that their group is told in', () => {
    const { again } = selectAgain(groups, [joined, third]);
    assert.deepEqual(
      again.claims.map(({ claimId, statement }) => [claimId, statement]),
      [
        [1, aids],
        [2, 'Hosting costs rise a lot.'],
      ],
    );
    assert.deepEqual(
      again.asked.map(({ line, claimId }) => [line, claimId]),
      [
        [1, null],
        [2, 1],
        [3, 2],
      ],
    );
    assert.equal(again.made.filter(({ claimId }) => claimId === 1).length, 6, 'of both');
  });

  it('R-R10 become one in the words that were selected first, if nobody was labelled on those of the group', () => {
    const more = plant([
      { statement: helps, by: aliases(4) },
      { statement: aids, by: aliases(2, 4) },
      { statement: 'Smaller parts are easier to read.', by: aliases(1, 6) },
    ]);
    const [one, other, unasked] = more.groups as [ClaimGroup, ClaimGroup, ClaimGroup];
    const { asked } = firstSelection([one, other], more.claims, nothing);
    const members = [...unasked.members, ...other.members, ...one.members];
    const all = [{ wording: unasked.wording, members }];
    const { claims: again } = selectionOf(all, more.claims, nothing, [], { asked, inDoubt: [] });
    assert.deepEqual(
      again.map(({ statement }) => statement),
      [helps],
    );
  });

  it('R-R24 an option that becomes one with another is named as what responses were labelled on', () => {
    const more = plant([
      { statement: 'Flares belong in the kit.', option: 'flares', by: aliases(2) },
      {
        ...{ statement: 'Flares or triangles belong in the kit.', option: 'flares or triangles' },
        by: aliases(4, 2),
      },
    ]);
    const [flares, either] = more.groups as [ClaimGroup, ClaimGroup];
    const { asked } = firstSelection([flares], more.claims, nothing);
    const members = [...flares.members, ...either.members];
    const all = [{ wording: either.wording, members }];
    const { claims: again } = selectionOf(all, more.claims, nothing, [], { asked, inDoubt: [] });
    assert.deepEqual(
      again.map(({ statement, option }) => [statement, option]),
      [['Flares belong in the kit.', 'flares']],
    );
  });

  it('R-R09 have a spare more for each that may be one with another, so that no place stays empty', () => {
    const many = plant(
      Array.from({ length: 60 }, (_, at) => ({ statement: `The ${word(at)} matters.`, by: aliases(2, at) })),
    );
    const selectWith = (inDoubt: readonly (readonly [string, string])[]) =>
      selectionOf(many.groups, many.claims, nothing, [], { asked: null, inDoubt }).claims;
    const alone = selectWith([]);
    const idOf = (at: number) => many.claims.find(({ statement }) => statement === alone[at]!.statement)!.id;
    assert.equal(alone.length, 36);
    const pairs = [1, 2, 3].map((at) => [idOf(0), idOf(at)] as const);
    assert.deepEqual(selectWith(pairs).slice(0, 36), alone);
    assert.equal(selectWith(pairs).length, 39);
    assert.equal(selectWith([[idOf(0), 'c1000']]).length, 36, 'the other one is not selected');
    const all = Array.from({ length: 35 }, (_, at) => [idOf(0), idOf(at + 1)] as const);
    assert.equal(selectWith(all).length, 48);
  });

  it('R-R09 all stay when some become one: what many turn out to make can reach the report', () => {
    const many = plant([
      { statement: helps, by: aliases(12) },
      { statement: aids, by: aliases(12) },
      ...Array.from({ length: 60 }, (_, at) => ({
        statement: `The ${word(at)} matters.`,
        by: aliases(2, at),
      })),
    ]);
    const [one, same, ...others] = many.groups as [ClaimGroup, ClaimGroup, ...ClaimGroup[]];
    const idOf = (group: ClaimGroup) => group.members[0]!;
    const inDoubt = [same, ...others].map((group) => [idOf(one), idOf(group)] as const);
    const { claims: selected, asked } = selectionOf(many.groups, many.claims, nothing, [], {
      ...{ asked: null, inDoubt },
    });
    const both = { wording: helps, members: [...one.members, ...same.members] };
    const { claims: again } = selectionOf([both, ...others], many.claims, nothing, [], {
      asked,
      inDoubt: [],
    });
    const statements = selected.map(({ statement }) => statement).filter((statement) => statement !== aids);
    assert.equal(statements.length, 47);
    assert.deepEqual(again.map(({ statement }) => statement).toSorted(), statements.toSorted());
  });

  it('R-R04 are all that can be selected: on other claims nobody was labelled', () => {
    const { asked } = firstSelection([first, third], claims, nothing);
    const { claims: selected } = selectionOf(groups, claims, nothing, [], { asked, inDoubt: [] });
    assert.deepEqual(
      selected.map(({ statement }) => statement),
      [helps, 'Hosting costs rise a lot.'],
    );
  });
});
