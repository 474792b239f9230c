import assert from 'node:assert/strict';
import type { PanelClaim } from '../../../../src/stages/group/panel-claims.ts';
import { joinedByName, withNames } from '../../../../src/stages/select/options.ts';
import type { Candidate } from '../../../../src/stages/select/pick-claims.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { aliases, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('options that a question asks for', () => {
  it('R-R24 has a place for each option that most responses name, beside the claims about other things', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      statement: `The ${word(i)} matters.`,
      by: aliases(9),
    }));
    const named = ['concrete', 'stone', 'timber'].map((option, at) => ({
      ...{ option, statement: `The walls can be of ${option}.` },
      ...{ by: aliases(6 - at), against: aliases(1, 8) },
    }));
    const { groups, claims } = plant([...many, ...named]);
    const { claims: selected } = firstSelection(groups, claims, nothing);
    assert.deepEqual(
      selected.slice(-3).map(({ claimId, option }) => [claimId, option]),
      [
        [selected.length - 2, 'concrete'],
        [selected.length - 1, 'stone'],
        [selected.length, 'timber'],
      ],
    );
  });

  it('R-R24 are named as the statement on which models are counted, not as most of its members are', () => {
    const named = (statement: string, option: string, at: number) => ({
      ...{ id: `c${at}`, alias: `A0${at}`, statement, stance: 'asserts' as const, caveat: null, option },
      span: { offset: 0, length: 1 },
    });
    const members = [
      named('A game cheers a friend up.', 'a game', 1),
      named('A game night cheers a friend up.', 'a game night', 2),
      named('A game night helps a friend.', 'a game night', 3),
    ];
    const candidate: Candidate = {
      ...{ statement: members[0]!.statement, members, aliases: new Set(members.map(({ alias }) => alias)) },
      ...{ first: new Set(), weight: 3, split: 0, asserted: new Map() },
    };
    const nameOf = (statement: string) => withNames([{ ...candidate, statement }])[0]?.option;
    assert.equal(nameOf('A game cheers a friend up.'), 'a game');
    assert.equal(nameOf('Games cheer friends up.'), 'a game night');
  });

  it('R-R24 are one where responses give them one name in other words', () => {
    const { groups, claims } = plant([
      { statement: 'A drill belongs in the flat.', option: 'a drill', by: aliases(3) },
      { statement: 'A drill is useful.', option: 'A drill', by: aliases(2, 3), against: aliases(1, 5) },
      { statement: 'A hammer belongs in the flat.', option: 'a hammer', by: aliases(4) },
      { statement: 'Tools can be borrowed.', by: aliases(6) },
    ]);
    const { claims: selected, made } = firstSelection(groups, claims, nothing);
    assert.deepEqual(
      selected.filter(({ option }) => option).map(({ statement, option }) => [statement, option]),
      [
        ['A drill belongs in the flat.', 'a drill'],
        ['A hammer belongs in the flat.', 'a hammer'],
      ],
    );
    const drill = selected.find(({ option }) => option === 'a drill')!;
    assert.deepEqual(
      made.filter(({ claimId }) => claimId === drill.claimId).map(({ stance }) => stance),
      ['support', 'support', 'support', 'support', 'support', 'oppose'],
    );
  });

  it('R-R24 take no claim that few of its makers name as an option, nor any where no list is asked for', () => {
    const tagged = (statement: string, option: string | null, alias: string): PanelClaim => ({
      ...{ id: `${alias} ${statement}`, alias, statement, stance: 'asserts', caveat: null },
      ...{ span: { offset: 0, length: 1 }, ...(option === null ? {} : { option }) },
    });
    const group = (wording: string, options: readonly (string | null)[], from = 0) => ({
      wording,
      members: options.map((option, at) => tagged(wording, option, `A${from + at}`)),
    });
    const drill = group('A drill belongs in the flat.', ['a drill', 'a drill']);
    const useful = group('A drill is useful.', ['a drill', 'a drill', 'A drill'], 3);
    const rent = group('Renting saves money.', ['a drill', null, null, null], 5);
    const wordings = (responses: number, ...groups: readonly ReturnType<typeof group>[]) =>
      joinedByName(groups, responses).map(({ wording, members }) => [wording, members.length]);
    const joined = [
      ['A drill is useful.', 5],
      ['Renting saves money.', 4],
    ];
    assert.deepEqual(wordings(10, drill, useful, rent), joined);
    assert.deepEqual(wordings(10, useful, drill, rent), joined, 'in any order');
    assert.equal(wordings(20, drill, useful, rent).length, 3, 'fewer than half name any');
  });

  it('R-R24 beyond twenty are left out, those that fewest name, and counted', () => {
    const { groups, claims } = plant(
      Array.from({ length: 23 }, (_, at) => ({
        ...{ statement: `The walls can be of ${word(at)}.`, option: word(at) },
        by: aliases(at < 3 ? 2 : 6),
      })),
    );
    const { claims: selected, foundStatements } = firstSelection(groups, claims, nothing);
    const names = selected.map(({ option }) => option);
    assert.equal(names.length, 20);
    for (const at of [0, 1, 2]) assert.ok(!names.includes(word(at)), word(at));
    assert.equal(foundStatements.optionsLeftOut, 3);
  });

  it('takes options for claims like others where fewer than half of the responses name any', () => {
    const { groups, claims } = plant([
      { statement: 'Cost matters.', by: aliases(9) },
      { statement: 'Stone suits the walls.', option: 'stone', by: aliases(4) },
    ]);
    const { claims: selected } = firstSelection(groups, claims, nothing);
    assert.deepEqual(
      selected.map(({ option }) => option),
      [undefined, undefined],
    );
  });
});
