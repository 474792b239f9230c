import assert from 'node:assert/strict';
import { indexReport } from '../../../../src/web/model/report-index.ts';
import { stanceTable } from '../../../../src/web/model/stance-table.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../../report/example.ts';

describe('claims by models as a table', () => {
  it('R-U08 has the stance of each counted model on each claim, and sums that agree with them', () => {
    const report = builtReport(exampleFacts());
    const table = stanceTable(indexReport(report));
    assert.equal(table[0], '\uFEFF', 'without it, spreadsheets misread all but English');
    const [head = '', ...lines] = table.trimEnd().split('\r\n');
    const models = head.split(',').slice(5);
    assert.equal(models.length, report.research_record?.research_snapshot?.included_in_synthesis);
    assert.equal(lines.length, report.evidence?.claims.length);
    for (const [at, claim] of (report.evidence?.claims ?? []).entries()) {
      const cells = lines[at]?.split(',').slice(-models.length) ?? [];
      const supporting = models.filter((_, column) => cells[column] === 'support');
      assert.deepEqual(supporting.sort(), claim.supporting_model_ids);
      assert.equal(Number(lines[at]?.split(',').at(-models.length - 3)), supporting.length);
    }
  });
});
