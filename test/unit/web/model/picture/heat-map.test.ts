import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../../../src/report/assemble.ts';
import { firstView, sides } from '../../../../../src/web/model/focus.ts';
import { cellPaths, columnsOf, rowsOf } from '../../../../../src/web/model/picture/heat-map.ts';
import { indexReport } from '../../../../../src/web/model/report-index.ts';
import { arbitraryFacts } from '../../../report/arbitrary-facts.ts';
import { exampleFacts } from '../../../report/example.ts';

const by = fc.constantFrom('camp' as const, 'lab' as const, 'country' as const, 'family' as const);

describe('the picture of claims by models', () => {
  it('R-U06 has one cell for each counted model and claim, whatever the grouping', () => {
    fc.assert(
      fc.property(arbitraryFacts, by, (facts, group) => {
        const index = indexReport(assembleReport(facts));
        const map = columnsOf(index, { ...firstView, by: group }, 'none');
        assert.equal(new Set(map.columns.map(({ model }) => model.id)).size, index.included.length);
        assert.equal(new Set(map.columns.map(({ place }) => place)).size, map.columns.length);
        for (const { claim_id: id, supporting_count: support } of rowsOf(index, firstView, index.included)) {
          const cells = (stance: (typeof sides)[number]) =>
            cellPaths(index, map.columns, id)[stance].split('M').length - 1;
          assert.equal(cells('support'), support);
          assert.equal(
            sides.reduce((total, side) => total + cells(side), 0),
            map.columns.length,
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('R-U06 has the models of a group in the order that came with the report', () => {
    const report = assembleReport(exampleFacts());
    const ids = indexReport(report).included.map(({ id }) => id);
    for (const camp of [ids, ids.toReversed()]) {
      const index = indexReport(report, { camp, lab: [], country: [], family: [] });
      for (const { models } of columnsOf(index, firstView, 'none').groups)
        assert.deepEqual(
          models.map(({ id }) => id),
          camp.filter((id) => models.some((model) => model.id === id)),
        );
    }
  });

  it('sorts claims by agreement or contest, and finds words in any order', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const index = indexReport(assembleReport(facts));
        const rows = rowsOf(index, { ...firstView, sort: 'agreed' }, []).map(
          ({ support_share_of_addressed: share }) => share ?? -1,
        );
        assert.deepEqual(
          rows,
          rows.toSorted((a, b) => b - a),
        );
        for (const { claim_id: id, statement } of index.claims.values()) {
          const find = statement.split(' ').reverse().join(' ').toUpperCase();
          assert.ok(rowsOf(index, { ...firstView, find }, []).some((claim) => claim.claim_id === id));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('R-U06 leaves only the claims on which a model that is shown takes the stance asked for', () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.constantFrom(...sides), (facts, only) => {
        const index = indexReport(assembleReport(facts));
        const ids = (shown: typeof index.included) =>
          rowsOf(index, { ...firstView, only }, shown).map(({ claim_id: id }) => id);
        const [first] = index.included;
        const takes = (id: number, modelId = '') =>
          (index.stances.get(id)?.get(modelId) ?? 'silent') === only;
        const all = [...index.claims.keys()];
        assert.deepEqual(
          ids(index.included),
          all.filter((id) => index.included.some((model) => takes(id, model.id))),
        );
        assert.deepEqual(
          ids(first ? [first] : []),
          all.filter((id) => first && takes(id, first.id)),
        );
      }),
      { numRuns: 40 },
    );
  });
});
