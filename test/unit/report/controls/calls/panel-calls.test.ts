import assert from 'node:assert/strict';
import {
  collectionOf,
  exampleModels,
  methodologyOf,
  panelCallsOf,
} from '../../../../support/report/methodology.ts';

describe('how the panel was asked', () => {
  it('R-H07 counts substituted models among answers alone, and says how many were retried at the end', () => {
    const models = exampleModels.map((model, i) => ({
      ...model,
      lateRetry: i < 2,
      servedModel: i < 3 || model.status !== 'success' ? 'lab/another' : model.modelId,
    }));
    assert.equal(panelCallsOf(models).substituted, 3);
    assert.match(collectionOf(models), /3 answers came from another model .* 2 models had a late retry\./);
  });

  it('R-H07 is listed as one question and no other input', () => {
    assert.equal(methodologyOf({}).controls[0]?.id, 'same_question');
  });
});
