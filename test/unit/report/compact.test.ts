import assert from 'node:assert/strict';
import { compactReport } from '../../../src/report/compact.ts';
import { resultEnvelopeSchema } from '../../../src/report/schema/report.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { exampleFacts } from './example.ts';

describe('compactReport', () => {
  it('R-G09 has no question, and methodology last, wherever it was stored', () => {
    const { methodology, ...rest } = builtReport(exampleFacts());
    const compact = compactReport({ methodology, ...rest });
    assert.equal(Object.hasOwn(compact, 'question'), false);
    assert.equal(Object.keys(compact).at(-1), 'methodology');
    assert.equal(Object.keys(compact).length, 8);
  });

  it('R-G08 fits the envelope, full and compact', () => {
    const report = builtReport(exampleFacts());
    const envelope = { id: exampleFacts().run.runId, object: 'research.result', status: 'completed' };
    resultEnvelopeSchema.parse({ ...envelope, report });
    resultEnvelopeSchema.parse({ ...envelope, report: compactReport(report) });
    assert.equal(resultEnvelopeSchema.safeParse({ ...envelope, report, extra: 1 }).success, false);
  });
});
