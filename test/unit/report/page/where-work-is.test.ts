import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { byCurl, whereWorkIs } from '../../../../src/report/page/where-work-is.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';
import { comparedTask } from '../facts/compared.ts';

describe('where the work of a task is', () => {
  const requestFor = (runId: string, modelId: string | null) => `read ${runId} ${modelId}`;

  it('R-R20 is the request of the reader for the best response, or for all if none stands out', () => {
    const report = builtReport(comparedTask(exampleFacts(), 'in order'));
    const runId = report.research_record?.generation?.run_id;
    const best = report.answer?.best_response?.model_id;
    assert.equal(whereWorkIs(report, requestFor), `To read the best response: \`read ${runId} ${best}\``);
    const level = builtReport(comparedTask(exampleFacts(), 'first'));
    assert.equal(whereWorkIs(level, requestFor), `To read the responses: \`read ${runId} null\``);
  });

  it('R-R20 R-R14 is told in the language of the question', () => {
    const told = languages.map((language) => {
      const report = builtReport(comparedTask(exampleFacts(), 'in order'));
      return whereWorkIs({ ...report, question: { ...report.question!, language } }, requestFor);
    });
    assert.ok(told.every((line) => /`read \S+ \S+`$/.test(line) && !line.includes('{')));
    assert.equal(new Set(told).size, languages.length);
  });

  it('R-R20 is told of no other question', () => {
    assert.equal(whereWorkIs(builtReport(exampleFacts()), requestFor), '');
  });

  it('R-R20 is asked for with curl by the address of one response or of the list', () => {
    assert.match(
      byCurl('7f', 'lab/m'),
      /^curl .*"\$API_URL\/v1\/research\/7f\/responses\/text\?model_id=lab\/m"$/,
    );
    assert.match(byCurl('7f', null), /\/v1\/research\/7f\/responses"$/);
  });
});
