import assert from 'node:assert/strict';
import fc from 'fast-check';
import { coverageOf } from '../../../../src/findings/coverage.ts';
import { isRare } from '../../../../src/findings/rarity.ts';
import { selectClaims } from '../../../../src/stages/select/select.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { aliases, type Planted, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);
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
    assert.equal(spares.length, 12);
    assert.ok(spares.every((count) => isRare(count, 40)));
    assert.equal(prevalence.filter((count) => isRare(count, 40)).length, 6);
    assert.deepEqual(
      prevalence,
      prevalence.toSorted((a, b) => b - a),
    );
  });

  it('R-R23 keeps what has no place among the claims for the writer, what weighs most first', () => {
    const planted = Array.from({ length: 60 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(60 - index),
    }));
    const { groups, claims } = plant(planted);
    const { claims: selected, unselected } = selectClaims(groups, claims, nothing);
    assert.equal(unselected.length, 24);
    const chosen = new Set(selected.map(({ statement }) => statement));
    assert.ok(unselected.every(({ statement }) => !chosen.has(statement)));
    assert.equal(
      unselected[0]?.statement,
      planted.find(({ statement }) => !chosen.has(statement))?.statement,
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

  /** Thirty claims that ten of twenty responses make, after `first`, which each response makes at the very beginning. */
  const crowd = (...first: Planted[]): Planted[] => [
    ...first,
    ...Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(10, (index % 2) * 10),
    })),
  ];
  const selectedOf = (planted: readonly Planted[]) => {
    const { groups, claims } = plant(planted);
    return selectClaims(groups, claims, nothing);
  };
  const statementsOf = (planted: readonly Planted[]) =>
    selectedOf(planted)
      .claims.slice(0, 24) // The others are spares.
      .map(({ statement }) => statement);

  it('weighs a claim by its place in answers: what four say first goes before what ten say last', () => {
    const last = { statement: 'Zeal is the last word.', by: aliases(10) };
    const first = { statement: 'Yield is the main reason.', by: aliases(4) };
    const chosen = statementsOf([...crowd(first), last]);
    assert.ok(chosen.includes(first.statement));
    assert.ok(!chosen.includes(last.statement));
  });

  it('selects a claim that several responses put first, even if they have others', () => {
    const outsiders = { statement: 'Outsiders see the ceiling.', by: aliases(4, 6) };
    const all = Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20),
    }));
    assert.ok(statementsOf([outsiders, ...all]).includes(outsiders.statement));
  });

  it('R-R09 takes those rare claims on which the answers that make them rest most', () => {
    const rare = (at: number, from: number, by: readonly string[]) => ({
      statement: `${word(from + 2 * at)} ${word(from + 2 * at + 1)}.`,
      by,
    });
    const main = Array.from({ length: 6 }, (_, at) => rare(at, 60, aliases(1, at)));
    // Six of forty say each of these, but at the end.
    const asides = Array.from({ length: 20 }, (_, at) => rare(at, 100, aliases(6, at)));
    const common = Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20, (index % 2) * 20),
    }));
    const chosen = statementsOf([...main, ...common, ...asides]);
    assert.deepEqual(
      main.filter(({ statement }) => !chosen.includes(statement)),
      [],
    );
  });

  /** Forty responses: each says `own` first, then common things, then `asides`, which two of them say. */
  const beside = (own: readonly Planted[], asides: readonly string[], ...more: Planted[]) => [
    ...own,
    ...Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20, (index % 2) * 20),
    })),
    ...more,
    ...asides.map((statement, at) => ({ statement, by: aliases(2, 2 * at) })),
  ];
  const asides = Array.from({ length: 20 }, (_, at) => `${word(100 + 2 * at)} ${word(101 + 2 * at)}.`);

  it('R-R09 takes them also where their words are those of common claims, as all words on one subject are', () => {
    const own = Array.from({ length: 6 }, (_, at) => ({
      statement: `The ${word(at)} matters to ${word(60 + at)}.`,
      by: aliases(1, at),
    }));
    const chosen = statementsOf(beside(own, asides));
    assert.deepEqual(
      own.filter(({ statement }) => !chosen.includes(statement)),
      [],
    );
  });

  it('R-R09 puts the spares in this order too: what one response says first comes before what two say last', () => {
    const own = Array.from({ length: 10 }, (_, at) => ({
      statement: `${word(60 + 2 * at)} ${word(61 + 2 * at)}.`,
      by: aliases(1, at),
    }));
    const spares = selectedOf(beside(own, asides))
      .claims.slice(24)
      .map(({ statement }) => statement);
    const isOwn = spares.map((spare) => own.some(({ statement }) => statement === spare));
    assert.deepEqual(isOwn, [true, true, true, true, ...Array.from({ length: 8 }, () => false)]);
  });

  it('R-R18 says how much of all statements the selected claims cover, by count and by weight', () => {
    const { said, claims } = selectedOf([
      ...Array.from({ length: 36 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(2),
      })),
      { statement: 'Zeal is the last word.', by: aliases(1) },
    ]);
    const weight = (places: number) =>
      Array.from({ length: places }, (_, at) => 1 / Math.log2(2 + at)).reduce((sum, each) => sum + each, 0);
    const coverage = coverageOf(said, claims);
    assert.equal(coverage.statements, 73);
    assert.equal(coverage.covered, 72);
    assert.equal(coverageOf(said, claims.slice(2)).covered, 68);
    assert.equal(
      coverage.weightShare,
      Math.round((2 * weight(36) * 10_000) / (weight(36) + weight(37))) / 10_000,
    );
  });

  it('R-S07 R-R05 shows a wording only if a member states it and it copies nothing', () => {
    const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
    const { claims } = plant([
      { statement: 'Hosting costs will rise.', by: ['A01', 'A02'] },
      { statement: long, by: ['A03'] },
    ]);
    const pick = (wording: string, copies = nothing, members = ['c1', 'c2', 'c3']) =>
      selectClaims([{ wording, members }], claims, copies).claims[0]?.statement;
    for (const bad of [
      'Hosting costs rise by 30 %.',
      'Teams love autonomy.',
      'The costs of hosting rise.',
      'Hosting costs will not rise.',
      'Hosting of ▒▒▒ costs.',
    ]) {
      assert.equal(pick(bad, nothing, ['c1', 'c2']), 'Hosting costs will rise.', bad);
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

  it('R-R07 does not depend on the order of groups, and never takes more than 24 and 12 spares', () => {
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
        assert.equal(selected.length, Math.min(36, given.length));
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
