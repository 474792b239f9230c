import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isRare } from '../../../../src/findings/rarity.ts';
import type { ClaimGroup, PanelClaim } from '../../../../src/synthesis/claims/panel-claims.ts';
import { selectClaims } from '../../../../src/synthesis/claims/select.ts';
import { groupUncertainties } from '../../../../src/synthesis/claims/uncertainties.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';

const nothing = buildCopyIndex([], []);
const subjects = 'cost speed safety morale hiring latency testing billing search backup audit training'.split(
  ' ',
);

interface Planted {
  readonly statement: string;
  readonly by: readonly string[];
  readonly against?: readonly string[];
  readonly caveat?: string;
}

/** Groups and claims from a table of who says what. */
function plant(planted: readonly Planted[]): { groups: ClaimGroup[]; claims: PanelClaim[] } {
  const claims: PanelClaim[] = [];
  const groups = planted.map(({ statement, by, against = [], caveat = null }) => {
    const members = [...by, ...against].map((alias) => {
      const stance = by.includes(alias) ? ('asserts' as const) : ('rejects' as const);
      claims.push({ id: `c${claims.length + 1}`, alias, statement, stance, caveat });
      return `c${claims.length}`;
    });
    return { wording: statement, members };
  });
  return { groups, claims };
}

const aliases = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `A${100 + from + index}`);
const word = (index: number): string =>
  `${subjects[index % 12]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 12)]}`;

describe('selection of claims', () => {
  it('takes all if there are few, numbered by prevalence', () => {
    const { groups, claims } = plant([
      { statement: 'Rare thing holds.', by: ['A01'] },
      { statement: 'Common thing holds.', by: ['A01', 'A02', 'A03'] },
      { statement: 'Split thing holds.', by: ['A01', 'A02'], against: ['A03'] },
    ]);
    const { claims: selected, reductions } = selectClaims(groups, claims, nothing);
    assert.deepEqual(
      selected.map(({ claimId, statement }) => [claimId, statement]),
      [
        [1, 'Split thing holds.'],
        [2, 'Common thing holds.'],
        [3, 'Rare thing holds.'],
      ],
    );
    assert.deepEqual(reductions, []);
  });

  it('R-R09 takes 24 of many claims, reserves a quarter of them for rare ones, and adds rare ones as spares', () => {
    const planted = [
      ...Array.from({ length: 40 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(40 - index / 2),
      })),
      ...Array.from({ length: 200 }, (_, index) => ({
        statement: `The ${word(index + 40)} matters.`,
        by: aliases(1, index % 40),
      })),
    ];
    const { groups, claims } = plant(planted);
    const selected = selectClaims(groups, claims, nothing).claims;
    const madeBy = selected.map(
      ({ statement }) => planted.find((each) => each.statement === statement)?.by.length ?? 0,
    );
    const [prevalence, spares] = [madeBy.slice(0, 24), madeBy.slice(24)];
    assert.equal(spares.length, 8);
    assert.ok(spares.every((count) => isRare(count, 40)));
    assert.equal(prevalence.filter((count) => isRare(count, 40)).length, 6);
    assert.deepEqual(
      prevalence,
      prevalence.toSorted((a, b) => b - a),
    );
  });

  it('gives a claim to a response that would otherwise have none', () => {
    const planted = [
      ...Array.from({ length: 30 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(20),
      })),
      { statement: 'Outsiders see the ceiling.', by: aliases(4, 20) },
    ];
    const { groups, claims } = plant(planted);
    const selected = selectClaims(groups, claims, nothing).claims;
    assert.ok(selected.some(({ statement }) => statement === 'Outsiders see the ceiling.'));
  });

  it('prefers a contested claim to an equally widespread undisputed one', () => {
    const planted = [
      ...Array.from({ length: 30 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(10),
      })),
      { statement: 'Zeal decides everything.', by: aliases(5), against: aliases(5, 5) },
    ];
    const { groups, claims } = plant(planted);
    const selected = selectClaims(groups, claims, nothing).claims.map(({ statement }) => statement);
    assert.ok(selected.includes('Zeal decides everything.'));
  });

  it('R-S07 R-R05 shows a wording only if it copies nothing, contains no unfounded number and resembles its members', () => {
    const { claims } = plant([{ statement: 'Hosting costs will rise.', by: ['A01', 'A02'] }]);
    const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
    const pick = (wording: string, copies = nothing) =>
      selectClaims([{ wording, members: ['c1', 'c2'] }], claims, copies).claims[0]?.statement;
    assert.equal(pick('The costs of hosting rise.'), 'The costs of hosting rise.');
    for (const bad of [
      'Hosting costs rise by 30 %.',
      'Teams love autonomy.',
      'Hosting costs will not rise.',
      'Hosting of ▒▒▒ costs.',
    ]) {
      assert.equal(pick(bad), 'Hosting costs will rise.', bad);
    }
    assert.equal(pick(long), long);
    assert.equal(pick(long, buildCopyIndex([`They say: ${long}.`], [])), 'Hosting costs will rise.');
  });

  it('R-R10 leaves out a group that no wording can show, and says so without its words', () => {
    const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
    const { groups, claims } = plant([{ statement: long, by: ['A01'] }]);
    const { claims: selected, reductions } = selectClaims(groups, claims, buildCopyIndex([long], []));
    assert.deepEqual(selected, []);
    assert.equal(reductions[0]?.code, 'claims_not_worded');
    assert.ok(!reductions[0]?.message.includes('Hosting'));
  });

  it('collects each caveat once, the most frequent first', () => {
    const { groups, claims } = plant([{ statement: 'It pays.', by: ['A01', 'A02', 'A03', 'A04'] }]);
    const caveats = ['only in small teams', 'if rates stay low', 'only in small team', null];
    const told = claims.map((claim, index) => ({ ...claim, caveat: caveats[index] ?? null }));
    assert.deepEqual(selectClaims(groups, told, nothing).claims[0]?.caveats, [
      'only in small team',
      'if rates stay low',
    ]);
  });

  it('R-R07 does not depend on the order of groups, and never takes more than 24 and 8 spares', () => {
    const response = fc.constantFrom(...aliases(12));
    const planted = fc.uniqueArray(
      fc.record({
        statement: fc.constantFrom(...Array.from({ length: 60 }, (_, i) => `The ${word(i)} matters.`)),
        by: fc.uniqueArray(response, { minLength: 1 }),
      }),
      { selector: ({ statement }) => statement, maxLength: 60 },
    );
    fc.assert(
      fc.property(planted, (given) => {
        const { groups, claims } = plant(given);
        const { claims: selected } = selectClaims(groups, claims, nothing);
        assert.equal(selected.length, Math.min(32, given.length));
        assert.deepEqual(selectClaims(groups.toReversed(), claims, nothing).claims, selected);
        assert.deepEqual(
          selected.map(({ claimId }) => claimId),
          selected.map((_, index) => index + 1),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('uncertainties', () => {
  it('count descriptions in nearly the same words as one, the most frequent first, at most 12', () => {
    const named = [
      { alias: 'A01', description: 'The growth of the team is unknown.' },
      { alias: 'A02', description: 'Unknown growth of the team.' },
      { alias: 'A03', description: 'Interest rates may change.' },
      ...Array.from({ length: 20 }, (_, index) => ({
        alias: 'A04',
        description: `The ${word(index)} is open.`,
      })),
    ];
    const claims = [{ claimId: 3, statement: 'The team will see growth.', caveats: [] }];
    const groups = groupUncertainties(named, claims, nothing);
    assert.equal(groups.length, 12);
    assert.deepEqual(groups[0], {
      id: 'u1',
      description: 'The growth of the team is unknown.',
      aliases: ['A01', 'A02'],
      claimIds: [3],
    });
    assert.deepEqual(groupUncertainties(named.toReversed(), claims, nothing), groups);
  });

  it('R-S07 leave out a description that copies a response', () => {
    const long = 'nobody can say today how many people will want this product in all the coming years';
    assert.deepEqual(
      groupUncertainties([{ alias: 'A01', description: long }], [], buildCopyIndex([long], [])),
      [],
    );
  });
});
