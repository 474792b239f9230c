import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('models that are in no count', () => {
  const { models } = exampleFacts().findings;
  it('R-H07 if more than a tenth of the panel is not counted, the errors say so, with counts', () => {
    const failed = models.map((model, i) =>
      i < 3 ? { ...model, status: 'error' as const, failure: 'rate_limited' as const, text: null } : model,
    );
    const { errors } = builtReport(exampleFacts({ models: failed, verdict: 'partial' }));
    const left = errors.find(({ code }) => code === 'models_left_out');
    assert.match(
      left?.message ?? '',
      /^\d+ of the 14 models asked are in no count: .*3 failed \(rate limited\)/,
    );
  });
});
