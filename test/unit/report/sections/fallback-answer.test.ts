import assert from 'node:assert/strict';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { exampleFacts, unwritten, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('an answer by code', () => {
  it('states no claim and no thesis three times if code writes every section', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const { answer, analysis } = builtReport(facts);
    const told = JSON.stringify([answer, analysis]);
    const wordings = facts.findings.claims
      .map(({ statement }) => statement)
      .concat(facts.findings.camps.map(({ thesis }) => thesis));
    for (const wording of wordings) {
      const times = told.split(wording).length - 1;
      assert.ok(times < 3, `${times} times: ${wording}`);
    }
  });
});

const camps = [
  { campId: 1, label: 'Canberra', thesis: 'Canberra is the capital of Australia.', recommendedOption: null },
  { campId: 2, label: 'Sydney', thesis: 'Sydney is the capital of Australia.', recommendedOption: null },
];
const fact = { question: 'What is the capital of Australia?', questionType: 'factual', camps } as const;
const writtenFact = {
  ...written.answer!,
  headline: 'Canberra',
  direct_answer: 'Canberra is the capital of Australia.',
  recommendation: null,
  ranked_options: [],
};
function soundReport(facts: ReportFacts) {
  const report = builtReport(facts);
  assert.deepEqual(reportProblems(report, facts), []);
  assert.deepEqual(wrongIn(materialOf(facts)), []);
  return report;
}

describe('a question for a fact', () => {
  it('R-R20 gets its answer first and then who differs, with nothing recommended, by code and by a writer', () => {
    for (const answer of [null, writtenFact]) {
      const facts = exampleFacts({ ...fact, drafts: { ...unwritten, answer } });
      const report = soundReport(facts);
      assert.ok(report.answer!.headline.startsWith('Canberra'));
      assert.match(report.answer!.direct_answer, /^Canberra is the capital of Australia\./);
      if (answer === null)
        assert.match(
          report.answer!.direct_answer,
          /\. 8 of the 12 models give this answer\. 3 of the 12 models answer “Sydney”/,
        );
      const { recommended_option, recommendation, ranked_options } = report.answer!;
      assert.deepEqual([recommended_option, recommendation, ranked_options], [null, null, []]);
      assert.equal(report.question?.question_type, 'factual');
      assert.equal(report.errors.filter(({ code }) => code === 'section_replaced').length, answer ? 3 : 4);
    }
  });
});

describe('a thesis', () => {
  it('that repeats label and question is not printed after the label', () => {
    const question = 'Which country has the most time zones?';
    const [first, second] = exampleFacts().findings.camps;
    const camps = [
      { ...first!, label: 'France', thesis: 'France has the most time zones.' },
      { ...second!, label: 'Russia', thesis: 'Russia has the most on one connected territory.' },
    ];
    const { answer } = soundReport(exampleFacts({ question, camps, drafts: unwritten }));
    assert.match(
      answer!.direct_answer,
      /^8 of the 12 models answer “France”\. 3 of the 12 [^.]*: Russia has/,
    );
  });
});

describe('a task', () => {
  for (const [question, said] of [
    [
      'Write a haiku about rain',
      /^The work asked for is in the responses.*\nFor the work itself, read the 12 responses/,
    ],
    [
      'Schreibe ein Gedicht über den Regen',
      /^Das Verlangte steht in den Antworten.*\nDas Verlangte selbst steht in den 12 Antworten/,
    ],
  ] as const) {
    it(`R-R20 says at the top that a report cannot serve it, and points to the responses: “${question}”`, () => {
      for (const answer of [null, written.answer]) {
        const task = { question, questionType: 'task', camps: [], drafts: { ...unwritten, answer } } as const;
        const report = soundReport(exampleFacts(task));
        assert.match(`${report.answer!.headline}\n${report.answer!.direct_answer}`, said);
        const { recommended_option, recommendation, ranked_options, key_points } = report.answer!;
        assert.deepEqual([recommended_option, recommendation, ranked_options], [null, null, []]);
        assert.ok(!report.errors.some(({ message }) => message?.includes('“answer”')), 'no writer is asked');
        assert.ok(key_points.length > 0, 'what the responses have in common is told below');
      }
    });
  }
});
