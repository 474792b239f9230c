import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDroppingBadItems } from '../../../../src/stages/call/salvage.ts';
import { checkGroups, groupCall, groupMessages } from '../../../../src/stages/group/group.ts';
import {
  type ClaimGroup,
  collectClaims,
  type PanelClaim,
} from '../../../../src/stages/group/panel-claims.ts';
import { firstGroups, halveBatch, nextRound } from '../../../../src/stages/group/rounds.ts';

const group = (id: string, wording: string): ClaimGroup => ({ wording, members: [id] });
const batch = [
  group('c1', 'Remote work raises productivity.'),
  group('c2', 'Remote work increases productivity.'),
  group('c3', 'Remote work does not raise productivity.'),
  group('c4', 'Offices cost a lot.'),
];

function claim(id: string, statement: string, alias = 'A01'): PanelClaim {
  return { id, alias, statement, stance: 'asserts', caveat: null, span: { offset: 0, length: 9 } };
}

const memberIds = (groups: readonly ClaimGroup[]): string[] =>
  groups.flatMap(({ members }) => members).sort();

describe('group', () => {
  it('groups what the output groups, in the words of the first; what it does not name stands alone', () => {
    const { value, problems, usable } = checkGroups(batch)({ groups: [[2, 1]] });
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value, [
      { wording: 'Remote work increases productivity.', members: ['c2', 'c1'] },
      batch[2],
      batch[3],
    ]);
  });

  it('R-R10 reads the numbers of claims however they are written, and drops what is none', () => {
    const read = parseDroppingBadItems(groupCall.schema, { groups: [['c1', '2'], ['four'], [4]] });
    assert.deepEqual(read.ok && read.output, { groups: [[1, 2], [], [4]] });
    assert.equal(read.problems.length, 1);
  });

  it('R-R10 makes a true partition of any output', () => {
    const output = fc.record({ groups: fc.array(fc.array(fc.integer({ min: -1, max: 6 }))) });
    fc.assert(
      fc.property(output, (given) => {
        const { value, problems } = checkGroups(batch)(given);
        assert.deepEqual(memberIds(value), ['c1', 'c2', 'c3', 'c4']);
        assert.ok(value.every(({ members, wording }) => members.length > 0 && wording !== ''));
        const named = given.groups.flat();
        const isSound = new Set(named).size === named.length && named.every((id) => id >= 1 && id <= 4);
        assert.equal(problems.length === 0, isSound);
      }),
    );
  });

  it('words a group by its first claim that is not a list, if there is one', () => {
    const list = [group('c1', 'Trams are cheap, safe and quiet.'), group('c2', 'Trams are cheap.')];
    assert.equal(checkGroups(list)({ groups: [[1, 2]] }).value[0]?.wording, 'Trams are cheap.');
    const lists = [list[0]!, group('c2', 'Trams are quiet, safe and cheap.')];
    assert.equal(checkGroups(lists)({ groups: [[2, 1]] }).value[0]?.wording, lists[1]!.wording);
  });

  it('R-R10 is unusable if more ids are wrong than right, and doubtful if it groups nothing of a long list', () => {
    assert.equal(checkGroups(batch)({ groups: [[1, 7, 8]] }).usable, false);
    assert.equal(checkGroups(batch)({ groups: [[1, 2, 8]] }).usable, true);
    const nothing = checkGroups(batch)({ groups: [] });
    assert.deepEqual([nothing.usable, nothing.isDoubtful, nothing.value], [true, false, batch]);
    const long = Array.from({ length: 20 }, (_, index) => group(`c${index + 1}`, `Statement ${index}.`));
    const silent = checkGroups(long)({ groups: [] });
    assert.deepEqual([silent.usable, silent.isDoubtful, silent.problems.length], [true, true, 1]);
  });

  it('keeps all members of groups of earlier rounds', () => {
    const later = [
      { wording: 'A', members: ['c1', 'c7'] },
      { wording: 'B', members: ['c2', 'c9'] },
    ];
    const { value } = checkGroups(later)({ groups: [[2, 1]] });
    assert.deepEqual(value, [{ wording: 'B', members: ['c2', 'c9', 'c1', 'c7'] }]);
  });

  it('R-R07 the prompt contains only ids and statements', () => {
    const [, user] = groupMessages({ seed: 's', question: 'Q?', batch });
    assert.ok(user?.content.includes('{"id":4,"statement":"Offices cost a lot."}'));
  });
});

describe('rounds of grouping', () => {
  it('claims with the same words are one group without a call', () => {
    const groups = firstGroups([
      claim('c1', 'It is cheap.'),
      claim('c2', 'it IS cheap'),
      claim('c3', 'It is dear.'),
    ]);
    assert.deepEqual(
      groups.map(({ members }) => members),
      [['c1', 'c2'], ['c3']],
    );
  });

  it('every round contains every group once, in batches of similar size with similar statements together', () => {
    const topics = ['costs of hosting', 'safety of data', 'speed of delivery', 'morale of teams'];
    const groups = Array.from({ length: 2_000 }, (_, index) =>
      group(`c${index}`, `The ${topics[index % 4]} will matter a great deal in case ${index} of them.`),
    );
    const batches = nextRound({ groups, round: 1, before: null });
    assert.ok(batches.length > 1);
    assert.deepEqual(memberIds(batches.flat()), memberIds(groups));
    const sizes = batches.map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) < 100, sizes.join());
    assert.deepEqual(
      nextRound({ groups: groups.toReversed(), round: 1, before: null }),
      batches,
      'the order given does not matter',
    );
    const second = nextRound({ groups, round: 2, before: { groups: 4_000, batches: 4 } });
    assert.notDeepEqual(second, batches);
  });

  it('no batch makes a prompt longer than some 20,000 tokens, whatever the claims', () => {
    const unit = fc.constantFrom('a', 'e', ' ', 'é', '研', '𝒳');
    const wordings = fc.array(fc.string({ unit, minLength: 1, maxLength: 300 }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3_000 }), wordings, (count, texts) => {
        const groups = Array.from({ length: count }, (_, i) =>
          group(`c${i}`, `${texts[i % texts.length]} ${i}`),
        );
        const batches = nextRound({ groups, round: 1, before: null });
        assert.equal(batches.flat().length, count);
        for (const batch of batches) {
          const [, user] = groupMessages({ seed: 's', question: 'Q?', batch });
          // 3.5 bytes are a token; the task and one claim too many are less than 1,500 tokens.
          assert.ok(Buffer.byteLength(user?.content ?? '') <= 21_500 * 3.5);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('ends after one batch, if a round changes little, after four rounds, or with one group', () => {
    const groups = batch.slice(0, 3);
    assert.deepEqual(nextRound({ groups, round: 2, before: { groups: 4, batches: 1 } }), []);
    assert.deepEqual(nextRound({ groups, round: 2, before: { groups: 3, batches: 2 } }), []);
    assert.deepEqual(nextRound({ groups, round: 5, before: { groups: 9, batches: 2 } }), []);
    assert.deepEqual(nextRound({ groups: groups.slice(0, 1), round: 1, before: null }), []);
    assert.equal(nextRound({ groups, round: 2, before: { groups: 9, batches: 2 } }).length, 1);
  });

  it('halves a batch, but not a tiny one', () => {
    assert.deepEqual(halveBatch(batch), [batch.slice(0, 2), batch.slice(2)]);
    assert.deepEqual(halveBatch(batch.slice(1)), [batch.slice(1)]);
  });

  it('R-R07 numbers claims by alias, in whatever order the responses were extracted', () => {
    const result = (statement: string) => ({
      position: '',
      recommendedOption: null,
      claims: [{ statement, stance: 'asserts' as const, span: { offset: 0, length: 9 }, caveat: null }],
      uncertainties: [],
      quantities: [],
      cases: [],
      evidenceDropped: 0,
    });
    const readings = [
      { alias: 'A02', result: result('two') },
      { alias: 'A01', result: result('one') },
    ];
    assert.deepEqual(collectClaims(readings), collectClaims(readings.toReversed()));
    assert.deepEqual(collectClaims(readings)[0], claim('c1', 'one'));
  });
});
