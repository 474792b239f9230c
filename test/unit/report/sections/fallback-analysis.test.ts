import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { changed, exampleFacts, unwritten } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('an analysis by code', () => {
  it('R-S07 in a section made by code, a wording copied from a response is cut, and nothing around it', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const thesis =
      'Whoever runs a system of this age does well to part it slowly along seams that have proved themselves before';
    const camps = facts.findings.camps.map((camp, i) => (i === 0 ? { ...camp, thesis } : camp));
    const plain = builtReport(changed(facts, { camps })).answer?.direct_answer ?? '';
    assert.ok(plain.includes(thesis));
    const models = facts.findings.models.map((model, i) =>
      i === 0 ? { ...model, text: `${model.text} ${thesis}.` } : model,
    );
    const saying = changed(facts, { camps, models });
    const report = builtReport(saying);
    const cut = thesis.split(' ').slice(0, 12).join(' ');
    assert.equal(report.answer?.direct_answer, plain.replace(`${thesis}.`, `${cut} […]`));
    assert.deepEqual(reportProblems(report, saying), []);
  });
});
