import assert from 'node:assert/strict';
import { builtReport } from '../../../../support/report/built-report.ts';
import { collectionOf, exampleModels } from '../../../../support/report/methodology.ts';
import { exampleFacts } from '../../example.ts';

describe('a substituted model', () => {
  it('R-H07 records the model that the endpoint names, and marks a substitution', () => {
    const [first, ...rest] = exampleModels;
    const changed = [{ ...first!, servedModel: 'lab/quite-another' }, ...rest];
    assert.match(collectionOf(changed), /1 answer came from another model than the one asked for/);
    const { included } = builtReport(exampleFacts({ models: changed })).research_record!.provenance!;
    const served = included.find(({ model_id }) => model_id === first!.modelId)!;
    assert.deepEqual([served.served_model, served.substituted], ['lab/quite-another', true]);
    assert.equal(included.filter(({ substituted }) => substituted).length, 1);
  });
});
