import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkMerge, mergeMessages } from '../../../../src/synthesis/claims/merge.ts';
import { firstGroups, halveBatch, nextMergeRound } from '../../../../src/synthesis/claims/merge-rounds.ts';
import {
  type ClaimGroup,
  collectClaims,
  type PanelClaim,
} from '../../../../src/synthesis/claims/panel-claims.ts';

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

describe('merge_claims', () => {
  it('groups what the output groups, under its wording', () => {
    const { value, problems, usable } = checkMerge(batch)({
      groups: [
        { wording: 'Remote work makes people productive.', members: ['c1', 'c2'] },
        { wording: 'x', members: ['c3'] },
        { wording: 'x', members: ['c4'] },
      ],
    });
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value[0], { wording: 'Remote work makes people productive.', members: ['c1', 'c2'] });
    assert.deepEqual(value[2], batch[3], 'a claim alone keeps its own words');
  });

  it('R-R10 makes a true partition of any output', () => {
    const ids = fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'C1', '', '__proto__');
    const output = fc.record({
      groups: fc.array(fc.record({ wording: fc.string(), members: fc.array(ids) })),
    });
    fc.assert(
      fc.property(output, (given) => {
        const { value, problems } = checkMerge(batch)(given);
        assert.deepEqual(memberIds(value), ['c1', 'c2', 'c3', 'c4']);
        assert.ok(value.every(({ members, wording }) => members.length > 0 && wording !== ''));
        const named = given.groups.flatMap(({ members }) => members);
        const partition =
          named.length === 4 && new Set(named).size === 4 && named.every((id) => /^c[1-4]$/.test(id));
        if (!partition) assert.ok(problems.length > 0);
      }),
    );
  });

  it('R-R10 replaces an empty, overlong or id-naming wording by a member', () => {
    for (const wording of ['', ' … ', 'x'.repeat(301), 'As c1 and c2 say.']) {
      const { value, problems } = checkMerge(batch)({ groups: [{ wording, members: ['c1', 'c2'] }] });
      assert.equal(value[0]?.wording, 'Remote work raises productivity.');
      assert.match(problems.join(), /groups\[0\]\.wording/);
    }
  });

  it('makes no list of claims that say one thing each', () => {
    const parts = [
      group('c1', 'Trams are cheap.'),
      group('c2', 'Trams are safe.'),
      group('c3', 'Trams are quiet.'),
    ];
    const groups = [{ wording: 'Trams are cheap, safe and quiet.', members: ['c1', 'c2', 'c3'] }];
    const { value, problems } = checkMerge(parts)({ groups });
    assert.equal(value[0]?.wording, 'Trams are cheap.');
    assert.deepEqual(problems, ['groups[0].wording: is a list of several things; a claim says one']);
    const list = [group('c1', groups[0]!.wording), group('c2', 'Trams are cheap.')];
    assert.deepEqual(checkMerge(list)({ groups: [{ ...groups[0]!, members: ['c1'] }] }).value[0], list[0]);
  });

  it('R-R10 is unusable if most ids are in no group', () => {
    assert.equal(checkMerge(batch)({ groups: [{ wording: 'x', members: ['c1'] }] }).usable, false);
    assert.equal(checkMerge(batch)({ groups: [] }).usable, false);
    assert.equal(checkMerge(batch)({ groups: [{ wording: 'x', members: ['c1', 'c2'] }] }).usable, true);
  });

  it('keeps all members of groups of earlier rounds', () => {
    const later = [
      { wording: 'A', members: ['c1', 'c7'] },
      { wording: 'B', members: ['c2', 'c9'] },
    ];
    const { value } = checkMerge(later)({ groups: [{ wording: 'AB', members: ['c1', 'c2'] }] });
    assert.deepEqual(value, [{ wording: 'AB', members: ['c1', 'c7', 'c2', 'c9'] }]);
  });

  it('R-R07 the prompt contains only ids and statements', () => {
    const [, user] = mergeMessages({ seed: 's', shard: '1.1', question: 'Q?', batch });
    assert.ok(user?.content.includes('{"id":"c4","statement":"Offices cost a lot."}'));
  });
});

describe('rounds of merging', () => {
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
    const batches = nextMergeRound(groups, 1, null);
    assert.ok(batches.length > 1);
    assert.deepEqual(memberIds(batches.flat()), memberIds(groups));
    const sizes = batches.map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) < 100, sizes.join());
    assert.deepEqual(
      nextMergeRound(groups.toReversed(), 1, null),
      batches,
      'the order given does not matter',
    );
    const second = nextMergeRound(groups, 2, { groups: 4_000, batches: 4 });
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
        const batches = nextMergeRound(groups, 1, null);
        assert.equal(batches.flat().length, count);
        for (const batch of batches) {
          const [, user] = mergeMessages({ seed: 's', shard: '1.1', question: 'Q?', batch });
          // 3.5 bytes are a token; the task and one claim too many are less than 1,500 tokens.
          assert.ok(Buffer.byteLength(user?.content ?? '') <= 21_500 * 3.5);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('ends after one batch, if a round changes little, after four rounds, or with one group', () => {
    const groups = batch.slice(0, 3);
    assert.deepEqual(nextMergeRound(groups, 2, { groups: 4, batches: 1 }), []);
    assert.deepEqual(nextMergeRound(groups, 2, { groups: 3, batches: 2 }), []);
    assert.deepEqual(nextMergeRound(groups, 5, { groups: 9, batches: 2 }), []);
    assert.deepEqual(nextMergeRound(groups.slice(0, 1), 1, null), []);
    assert.equal(nextMergeRound(groups, 2, { groups: 9, batches: 2 }).length, 1);
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
