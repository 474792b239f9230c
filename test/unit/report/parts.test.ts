import assert from 'node:assert/strict';
import { partOfReport, type ReportPart, reportParts } from '../../../src/report/parts.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { exampleFacts } from './example.ts';

const report = builtReport(exampleFacts());
const all = { from: 1, to: Number.POSITIVE_INFINITY };
const part = (name: ReportPart, range = all) => JSON.stringify(partOfReport(report, name, range));

describe('the parts of a report', () => {
  it('R-M05 are small beside the whole, and the outline has the whole answer', () => {
    const outline = part('outline');
    assert.ok(outline.includes(JSON.stringify(report.answer).slice(1, -1)));
    assert.ok(outline.length < part('full').length / 3);
    assert.ok(!outline.includes('"evidence_spans"'));
  });

  it('R-M05 hold together what the report holds of claims, spans and camps', () => {
    for (const { claim_id: id, evidence_spans: spans } of report.evidence!.claims) {
      const range = { from: id, to: id };
      assert.ok(part('claims', range).includes(`"claim_id":${id}`));
      assert.ok(part('spans', range).includes(JSON.stringify(spans)));
    }
    for (const name of Object.keys(reportParts) as ReportPart[]) assert.ok(part(name).length > 20, name);
  });
});
