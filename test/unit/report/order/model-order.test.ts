import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { modelOrderOf } from '../../../../src/report/order/model-order.ts';
import { arbitraryFacts } from '../arbitrary-facts.ts';
import { exampleFacts } from '../example.ts';

describe('the order of models in the picture of claims', () => {
  it('R-U06 holds each counted model once for each grouping, whatever the report', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryFacts, async (facts) => {
        const report = assembleReport(facts);
        const counted = (report.research_record?.provenance?.included ?? []).map(({ model_id: id }) => id);
        for (const ids of Object.values(await modelOrderOf(report)))
          assert.deepEqual(ids.toSorted(), counted.toSorted());
      }),
      { numRuns: 40 },
    );
  });

  it('R-U06 keeps the models of a group together, those that say the same side by side', async () => {
    const report = assembleReport(exampleFacts());
    const { evidence } = report;
    const ids = (evidence?.camps ?? []).flatMap(({ model_ids: members }) => members).sort();
    const [camp, ...others] = evidence?.camps ?? [];
    const [claim] = evidence?.claims ?? [];
    if (!evidence || !camp || !claim) throw new Error('the example has changed');
    // One camp, and every second model agrees.
    evidence.camps = [{ ...camp, model_ids: ids }, ...others.map((other) => ({ ...other, model_ids: [] }))];
    const agreeing = ids.filter((_, at) => at % 2 === 0);
    const opposing = ids.filter((_, at) => at % 2 === 1);
    evidence.claims = [
      {
        ...claim,
        ...{ supporting_model_ids: agreeing, opposing_model_ids: opposing },
        ...{ mixed_or_uncertain_model_ids: [], unresolved_model_ids: [] },
      },
    ];
    const inCamp = (await modelOrderOf(report)).camp.filter((id) => ids.includes(id));
    assert.deepEqual(inCamp.slice(0, agreeing.length).sort(), agreeing);
  });
});
