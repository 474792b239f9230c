import assert from 'node:assert/strict';
import { assembleReport } from '../../../src/report/assemble.ts';
import { partOfReport } from '../../../src/report/parts.ts';
import { exampleFacts } from './example.ts';

const report = assembleReport(exampleFacts());
const all = { from: 1, to: Number.POSITIVE_INFINITY };

describe('the parts of a report', () => {
  it('R-M05 have the members of the report under their names', () => {
    const { camps, labs, quantities, cases } = report.evidence!;
    assert.deepEqual(partOfReport(report, 'camps', all), { evidence: { camps, labs } });
    assert.deepEqual(partOfReport(report, 'figures', all), { evidence: { quantities, cases } });
    assert.ok(labs && camps.length > 0 && cases.length > 0);
  });
});
