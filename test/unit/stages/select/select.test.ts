import assert from 'node:assert/strict';
import fc from 'fast-check';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { aliases, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);
describe('selection of claims', () => {
  it('takes all if there are few, numbered by prevalence', () => {
    const { groups, claims } = plant([
      { statement: 'Rare thing holds.', by: ['A01'] },
      { statement: 'Common thing holds.', by: ['A01', 'A02', 'A03'] },
      { statement: 'Split thing holds.', by: ['A01', 'A02'], against: ['A03'] },
    ]);
    const { claims: selected } = firstSelection(groups, claims, nothing);
    assert.deepEqual(
      selected.map(({ claimId, statement }) => [claimId, statement]),
      [
        [1, 'Split thing holds.'],
        [2, 'Common thing holds.'],
        [3, 'Rare thing holds.'],
      ],
    );
  });

  it('R-R10 R-R20 keeps who only reports a claim as others’ apart from those who make it', () => {
    const { groups, claims } = plant([
      { statement: 'Nobody is harmed.', by: ['A01'], told: ['A02', 'A03'] },
      { statement: 'Artists lose income.', by: ['A02', 'A03'] },
    ]);
    const { claims: selected, made, reported } = firstSelection(groups, claims, nothing);
    const { claimId } = selected.find(({ statement }) => statement.startsWith('Nobody'))!;
    const of = (some: readonly { readonly claimId: number; readonly alias: string }[]) =>
      some.filter((each) => each.claimId === claimId).map(({ alias }) => alias);
    assert.deepEqual([of(made), of(reported)], [['A01'], ['A02', 'A03']]);
    assert.equal(reported.length, 2);
  });

  it('R-R09 gives the place of a claim that nobody makes to a rare one: what many say has one beside', () => {
    const by = (count: number, letters: number, offset: number) =>
      Array.from({ length: count }, (_, index) => ({
        statement: `The ${word(offset + index)} matters.`,
        by: aliases(letters, letters === 20 ? 0 : index),
      }));
    const { groups, claims } = plant([...by(34, 20, 0), ...by(18, 1, 40)]);
    const { claims: selected } = firstSelection(groups, claims, nothing);
    const next = claims.filter(({ statement }) => statement === selected[24]?.statement);
    assert.equal(next.length, 1);
  });

  it('R-S07 leaves out what one response alone says, where its wording copies it', () => {
    const copied = 'The light of distant stars has not had enough time to reach us here.';
    const copies = buildCopyIndex([`${copied} That is all.`], []);
    const shown = (...by: string[]) => {
      const { groups, claims } = plant([
        { statement: copied, by },
        { statement: 'Dust is warm.', by: ['A09'] },
      ]);
      return firstSelection(groups, claims, copies).claims.map(({ statement }) => statement);
    };
    assert.deepEqual([shown('A01').length, shown('A01', 'A02').length], [1, 2]);
  });

  it('R-R07 does not depend on the order of groups, and never takes more than 24 and two times 12', () => {
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
        const { claims: selected } = firstSelection(groups, claims, nothing);
        const left = given.length - 24;
        const common = given.filter(
          ({ by }) => by.length > 2 && by.length * 10 >= new Set(given.flatMap((each) => each.by)).size,
        );
        assert.ok(
          selected.length >= Math.min(36, given.length) &&
            selected.length <= 24 + Math.max(0, Math.min(24, left)),
        );
        for (const { statement } of common.length <= 12 ? common : [])
          assert.ok(selected.some((each) => each.statement === statement));
        assert.deepEqual(firstSelection(groups.toReversed(), claims, nothing).claims, selected);
        assert.deepEqual(
          selected.map(({ claimId }) => claimId),
          selected.map((_, index) => index + 1),
        );
      }),
      { numRuns: 40 },
    );
  });
});
