import assert from 'node:assert/strict';
import { besideOf, givenOf } from '../../../../src/report/record/beside.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { modelsWithCalls } from '../../../support/report/methodology.ts';
import { exampleFacts } from '../example.ts';

describe('what controls are given', () => {
  it('R-H07 are calls, offered tools, cited pages and late retries, as they were sent and answered', () => {
    const facts = exampleFacts({ models: modelsWithCalls({ citations: 1 }, { tools: true }) });
    const { uncounted } = besideOf(facts, tablesOf(facts.findings));
    assert.deepEqual(uncounted.panel, { calls: 13, toolsOffered: 13, cited: 13 });
    assert.equal(uncounted.synthesis.calls, facts.instruments.calls.length);
    assert.equal(uncounted.late, 1);
  });

  it('R-H08 are the names of serving models without markup', () => {
    const { instruments } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, servedModel: '<b>lab/one</b>' }));
    const facts = exampleFacts({ instruments: { ...instruments, calls } });
    const { servedModels } = givenOf(facts, tablesOf(facts.findings));
    assert.ok(servedModels.length > 0 && servedModels.every((name) => !name.includes('<')));
  });
});
