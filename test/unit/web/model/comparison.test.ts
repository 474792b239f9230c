import assert from 'node:assert/strict';
import fc from 'fast-check';
import { comparisonOf, turnsOn } from '../../../../src/web/model/comparison.ts';
import { indexReport } from '../../../../src/web/model/report-index.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { arbitraryFacts } from '../../report/arbitrary-facts.ts';
import { exampleFacts } from '../../report/example.ts';

describe('two reports of one question', () => {
  it('R-U04 a report compared with itself has lost, gained and moved nothing', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const index = indexReport(builtReport(facts));
        const comparison = comparisonOf(index, index);
        const { camps, claims, perhaps, moves, shared } = comparison;
        assert.deepEqual([moves, perhaps, shared], [[], [], index.included.length]);
        assert.ok(claims.every((pair) => turnsOn(comparison, pair).length === 0));
        assert.equal(claims.filter(({ before, after }) => before && after).length, index.claims.size);
        assert.equal(camps.length, index.camps.size);
      }),
      { numRuns: 40 },
    );
  });

  it('R-U04 shows who changed sides, and which claims came and went', () => {
    const report = builtReport(exampleFacts());
    const later = structuredClone(report);
    const [first, second] = later.evidence?.camps ?? [];
    const [claim] = later.evidence?.claims ?? [];
    const moved = first?.model_ids.shift() ?? '';
    second?.model_ids.push(moved);
    const supporting_model_ids = claim?.supporting_model_ids.slice(0, 2);
    Object.assign(claim ?? {}, { statement: 'Nobody said so', claim_id: 99, supporting_model_ids });
    const { moves, claims } = comparisonOf(indexReport(report), indexReport(later));
    assert.deepEqual(
      moves.map(({ model, from, to }) => [model.id, from?.camp_id, to?.camp_id]),
      [[moved, 1, 2]],
    );
    const alone = claims.filter(({ before, after }) => !before || !after);
    assert.deepEqual(
      alone.map(({ before, after }) => [before?.claim_id, after?.claim_id]),
      [
        [1, undefined],
        [undefined, 99],
      ],
    );
  });

  it('R-U04 knows a claim in other words by the models on each side of it, unless few address it', () => {
    const report = builtReport(exampleFacts());
    const reworded = (id: number, statement: string) => {
      const later = structuredClone(report);
      for (const claim of later.evidence?.claims ?? [])
        if (claim.claim_id === id) claim.statement = statement;
      const { claims, perhaps } = comparisonOf(indexReport(report), indexReport(later));
      const isIn = (list: typeof claims) =>
        list.some(({ before, after }) => before?.claim_id === id && after?.claim_id === id);
      return isIn(perhaps) ? 'perhaps' : isIn(claims);
    };
    assert.equal(reworded(3, 'Each team that deploys by itself earns back what its data costs'), true);
    assert.equal(reworded(3, 'Nichts davon'), 'perhaps', 'no word in common');
    const few = report.evidence?.claims.find(({ addressed_count: count }) => (count ?? 9) < 4);
    assert.ok(few);
    assert.equal(
      reworded(few.claim_id, `Only ${few.statement.split(' ')[0]} is as before`),
      'perhaps',
      'few address it',
    );
  });

  it('R-U04 shows who turned on a claim also where as many agree as before', () => {
    const report = builtReport(exampleFacts());
    const later = structuredClone(report);
    const claim = later.evidence?.claims.find(({ opposing_model_ids: ids }) => ids.length > 0);
    const turned = claim?.opposing_model_ids.shift() ?? '';
    claim?.mixed_or_uncertain_model_ids.push(turned);
    const comparison = comparisonOf(indexReport(report), indexReport(later));
    const turns = comparison.claims.flatMap((pair) => turnsOn(comparison, pair));
    assert.deepEqual(
      turns.map(({ model, from, to }) => [model.id, from, to]),
      [[turned, 'oppose', 'mixed']],
    );
    assert.equal(comparison.claims[0]?.after?.claim_id, claim?.claim_id);
  });

  it('R-U04 knows an answer by its models where its label is worded anew', () => {
    const report = builtReport(exampleFacts());
    const later = structuredClone(report);
    for (const camp of later.evidence?.camps ?? []) camp.label = `Anders ${camp.camp_id}`;
    const { camps, moves } = comparisonOf(indexReport(report), indexReport(later));
    assert.deepEqual(moves, []);
    assert.ok(camps.every(({ before, after }) => before?.camp_id === after?.camp_id));
  });

  it('R-U04 compares words of a language without spaces', () => {
    const report = builtReport(exampleFacts());
    const worded = (statement: string) => {
      const changed = structuredClone(report);
      const [claim] = changed.evidence?.claims ?? [];
      assert.ok(claim);
      claim.statement = statement;
      // Nothing but words can pair it.
      claim.supporting_model_ids = claim.supporting_model_ids.slice(0, statement.length % 2);
      return indexReport(changed);
    };
    const { claims } = comparisonOf(
      worded('今年中に全体をサービスへ分割すべきである'),
      worded('今年中に全体をサービスに分割すべきだ'),
    );
    assert.ok(claims.some(({ before, after }) => before?.claim_id === 1 && after?.claim_id === 1));
  });

  it('R-U04 takes neither silence nor an answer that is missing for another one', () => {
    const report = builtReport(exampleFacts());
    const later = structuredClone(report);
    for (const claim of later.evidence?.claims ?? []) claim.supporting_model_ids.shift();
    later.evidence?.camps[0]?.model_ids.shift();
    const comparison = comparisonOf(indexReport(report), indexReport(later));
    assert.deepEqual(comparison.moves, []);
    assert.ok(comparison.claims.every((pair) => turnsOn(comparison, pair).length === 0));
  });

  it('R-U04 takes a claim and its opposite for two, however many words they share', () => {
    const worded = (verb: string, isTurned: boolean) => {
      const changed = builtReport(exampleFacts());
      const claim = changed.evidence?.claims.find(({ opposing_model_ids: ids }) => ids.length > 0);
      assert.ok(claim);
      claim.statement = `Splitting the monolith ${verb} the cost of every release`;
      const { supporting_model_ids: support, opposing_model_ids: opposition } = claim;
      if (isTurned) Object.assign(claim, { supporting_model_ids: opposition, opposing_model_ids: support });
      return indexReport(changed);
    };
    const comparison = comparisonOf(worded('reduces', false), worded('raises', true));
    assert.ok(comparison.claims.every((pair) => turnsOn(comparison, pair).length === 0));
    const same = comparisonOf(worded('reduces', false), worded('lowers', false));
    assert.ok(same.claims.every(({ before, after }) => before && after));
  });
});
