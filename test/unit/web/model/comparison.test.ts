import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { comparisonOf, shift } from '../../../../src/web/model/comparison.ts';
import { indexReport } from '../../../../src/web/model/report-index.ts';
import { arbitraryFacts } from '../../report/arbitrary-facts.ts';
import { exampleFacts } from '../../report/example.ts';

describe('two reports of one question', () => {
  it('R-U04 a report compared with itself has lost, gained and moved nothing', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const index = indexReport(assembleReport(facts));
        const { camps, claims, moves, shared } = comparisonOf(index, index);
        assert.deepEqual([moves, shared], [[], index.included.length]);
        assert.ok(claims.every((pair) => (shift(pair) ?? 0) === 0));
        assert.equal(claims.filter(({ before, after }) => before && after).length, index.claims.size);
        assert.equal(camps.length, index.camps.size);
      }),
      { numRuns: 40 },
    );
  });

  it('R-U04 shows who changed sides, and which claims came and went', () => {
    const report = assembleReport(exampleFacts());
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
    const report = assembleReport(exampleFacts());
    const reworded = (id: number, statement: string) => {
      const later = structuredClone(report);
      for (const claim of later.evidence?.claims ?? [])
        if (claim.claim_id === id) claim.statement = statement;
      const { claims } = comparisonOf(indexReport(report), indexReport(later));
      return claims.some(({ before, after }) => before?.claim_id === id && after?.claim_id === id);
    };
    assert.ok(reworded(3, 'Each team that deploys by itself earns back what its data costs'));
    assert.ok(!reworded(3, 'Nichts davon'), 'no word in common');
    const few = report.evidence?.claims.find(({ addressed_count: count }) => (count ?? 9) < 4);
    assert.ok(
      few && !reworded(few.claim_id, `Only ${few.statement.split(' ')[0]} is as before`),
      'few address it',
    );
  });
});
