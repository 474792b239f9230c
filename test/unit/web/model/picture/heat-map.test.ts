import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { firstView, sides } from '../../../../../src/web/model/focus.ts';
import { cellPaths, columnsOf, rowsOf } from '../../../../../src/web/model/picture/heat-map.ts';
import { indexReport } from '../../../../../src/web/model/report-index.ts';
import { builtReport } from '../../../../support/report/built-report.ts';
import { arbitraryFacts } from '../../../report/arbitrary-facts.ts';
import { exampleFacts } from '../../../report/example.ts';

const by = fc.constantFrom('camp' as const, 'lab' as const, 'country' as const, 'family' as const);

describe('the picture of claims by models', () => {
  it('R-U06 has one cell for each counted model and claim, whatever the grouping', () => {
    fc.assert(
      fc.property(arbitraryFacts, by, (facts, group) => {
        const index = indexReport(builtReport(facts));
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

  it('R-U06 begins a group with the model that agrees most, and has models that say the same adjoin', () => {
    const report = builtReport(exampleFacts());
    const { claims: [claim] = [], camps = [] } = report.evidence!;
    const { included } = indexReport(report);
    const every = (rest: number) => included.flatMap(({ id }, at) => (at % 3 === rest ? [id] : []));
    const [supporting_model_ids, opposing_model_ids, mixed_or_uncertain_model_ids] = [0, 1, 2].map(every);
    const one = { ...claim!, supporting_model_ids, opposing_model_ids, mixed_or_uncertain_model_ids };
    const all = { ...camps[0]!, model_ids: included.map(({ id }) => id) };
    const evidence = { ...report.evidence!, claims: [one], camps: [all] } as Report['evidence'];
    const [group] = columnsOf(indexReport({ ...report, evidence }), firstView, 'none').groups;
    assert.deepEqual(
      group!.models.map(({ id }) => id),
      [0, 2, 1].flatMap(every),
    );
  });

  it('sorts claims by agreement or contest, and finds words in any order', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const index = indexReport(builtReport(facts));
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
        const index = indexReport(builtReport(facts));
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
