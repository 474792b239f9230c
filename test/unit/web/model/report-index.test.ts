import assert from 'node:assert/strict';
import { indexReport } from '../../../../src/web/model/report-index.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../../report/example.ts';

describe('a report by its keys', () => {
  it('R-U05 tells models of one name apart by their ids, and leaves other names as they are', () => {
    const report = builtReport(exampleFacts());
    const { panel } = report.research_record!;
    const [first, second, other] = panel!.models;
    const models = panel!.models.map((model, at) => (at < 2 ? { ...model, display_name: 'Nova 2' } : model));
    const record = { ...report.research_record!, panel: { ...panel!, models } };
    const index = indexReport({ ...report, research_record: record });
    const nameOf = (model: typeof first) => index.models.get(model!.model_id)?.name;
    assert.equal(nameOf(first), `Nova 2 (${first!.model_id})`);
    assert.equal(nameOf(second), `Nova 2 (${second!.model_id})`);
    assert.equal(nameOf(other), other!.display_name);
  });
});
