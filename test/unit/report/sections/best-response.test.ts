import assert from 'node:assert/strict';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { makeSlicer } from '../../../../src/text/code-points.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { questionsByLanguage } from '../../../support/texts/by-language.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { exampleFacts, unwritten } from '../example.ts';
import { comparedTask } from '../facts/compared.ts';
import { reportProblems } from '../oracles/report-problems.ts';

const task = {
  question: 'Write a haiku about rain',
  questionType: 'task',
  camps: [],
  drafts: unwritten,
} as const;
const facts = exampleFacts(task);

describe('the best response to a task', () => {
  it('R-R20 is named with its pairs, its reasons and the defects of all, each as the sentence of a source', () => {
    const compared = comparedTask(facts, 'in order');
    const report = builtReport(compared);
    assert.deepEqual([reportProblems(report, compared), wrongIn(materialOf(compared))], [[], []]);
    const { best_response: best, direct_answer: text, sources } = report.answer!;
    assert.ok(best?.model_id);
    assert.deepEqual(
      best.compared.find((each) => each.model_id === best.model_id),
      { model_id: best.model_id, pairs_won_count: 3, pairs_level_count: 0, pairs_lost_count: 0 },
    );
    const [verdict = '', , ...lines] = text.split('\n');
    assert.ok(
      verdict.startsWith('Two models compared 4 of the 12 responses in pairs, in both orders (pairs won'),
    );
    assert.match(verdict, / say the most of what other .*; the others were not compared\.$/);
    assert.ok(verdict.includes('the best one: 3 of 3; lost: none'));
    assert.equal(lines[0], `For ${best.model_id}: correct and well explained.`);
    assert.equal(lines[1], `Against ${best.model_id}: incomplete.`);
    assert.ok(
      lines.slice(2).every((line) => !line.includes('incomplete')),
      'of the others nobody says what',
    );
    assert.match(text, /\n\nThis report repeats no more than 12 words in a row of any response\./);
    const told = sources.map((source) => makeSlicer(text)(source));
    assert.deepEqual(
      told,
      lines.filter((line) => / correct | with a mistake/.test(line)),
    );
  });

  it('R-R20 R-R19 is named by the headline, which the audit makes again, and by no sentence below it', () => {
    const some = comparedTask(facts, 'in order');
    const { answer } = builtReport(some);
    const compared = answer!.best_response!.compared.map(({ model_id: modelId }) => modelId);
    const labels = some.findings.labels.filter(({ modelId }) => compared.includes(modelId));
    const all = { ...some, findings: { ...some.findings, labels } };
    for (const [facts, among] of [
      [some, ' compared'],
      [all, ''],
    ] as const) {
      const report = builtReport(facts);
      const { headline, direct_answer: text, best_response: best } = report.answer!;
      assert.equal(headline, `The best of the 4 responses${among} is that of ${best!.model_id}`);
      assert.ok(!text.split('\n')[0]?.includes(best!.model_id!));
      const other = { ...report, answer: { ...report.answer!, headline: headline.replace('4', '5') } };
      assert.ok(wrongIn(materialOf(facts, other)).includes('answer.headline'));
      assert.ok(!wrongIn(materialOf(facts)).includes('answer.headline'));
    }
  });

  it('R-R20 R-G13 has a page that says where the work is, with no median and no needless letter', () => {
    const compared = comparedTask(facts, 'in order');
    const made = builtReport(compared);
    const figure = { what: 'syllables', unit: 'per line', model_count: 3, low: 5, median: 6, high: 7 };
    const given = { ...made.evidence!.quantities[0]!, ...figure, groups: [] };
    const report = { ...made, evidence: { ...made.evidence!, quantities: [given] } };
    const page = reportMarkdown(report);
    assert.match(page, /For [^:]+: correct and well explained\.\n/);
    assert.doesNotMatch(page, /\[a\]/);
    assert.ok(page.includes('syllables: 5–7 per line (n = 3)'));
    const other = { ...report, question: { ...made.question!, question_type: 'factual' as const } };
    assert.ok(reportMarkdown(other).includes('syllables: 5–7 per line (~6) (n = 3)'));
    const best = made.answer!.best_response!.model_id!;
    const call = `curl -H "Authorization: Bearer $API_KEY" "$API_URL/v1/research/${made.research_record!.generation!.run_id}/responses`;
    assert.ok(page.includes(`\nTo read the best response: \`${call}/text?model_id=${best}"\`\n`));
    const [point] = report.answer!.key_points;
    assert.ok(point && !page.includes(point.label), 'what most responses say is listed once, as claims');
    const level = reportMarkdown(builtReport(comparedTask(facts, 'first')));
    assert.ok(level.includes(`\nTo read the responses: \`${call}"\`\n`));
  });

  it('R-R20 is nobody’s if none stands out, and the counts of pairs say so', () => {
    const level = comparedTask(facts, 'first');
    const { answer } = builtReport(level);
    assert.deepEqual(wrongIn(materialOf(level)), []);
    assert.deepEqual([answer!.best_response?.model_id, answer!.best_response?.reasons], [null, []]);
    assert.match(
      answer!.direct_answer,
      /^No response stands out: two models compared 4 of the 12 .* \(pairs decided: 0 of 6\)\./,
    );
  });

  it('R-R10 is missing where nobody compared, which a task’s report says, and for any other question', () => {
    const alone = { ...facts, findings: { ...facts.findings, comparison: null } };
    const { answer } = builtReport(alone);
    assert.deepEqual(wrongIn(materialOf(alone)), []);
    assert.equal(answer!.best_response, null);
    assert.match(answer!.direct_answer, /Nobody compared the responses with each other\.$/);
    assert.equal('best_response' in builtReport(exampleFacts()).answer!, false);
    const tasks = builtReport(comparedTask(facts, 'in order')).answer!;
    const other = builtReport(exampleFacts());
    const wrong = { ...other, answer: { ...other.answer!, best_response: tasks.best_response } };
    assert.ok(wrongIn(materialOf(exampleFacts(), wrong)).includes('answer.best_response'));
  });

  for (const [language, question] of Object.entries({ ...questionsByLanguage, other: 'Чому дощ мокрий?' }))
    it(`R-R14 is told in the language of the question: ${language}`, () => {
      for (const how of ['in order', 'first'] as const) {
        const compared = comparedTask(exampleFacts({ ...task, question }), how);
        const { answer, question: asked } = builtReport(compared);
        assert.equal(asked?.language, language);
        assert.deepEqual(wrongIn(materialOf(compared)), []);
        const { best_response: best, headline, sources } = answer!;
        if (best?.model_id) assert.ok(headline.includes(best.model_id));
        assert.ok(headline.split(' ').length < 25, headline);
        const shown = best!.defects.filter(({ evidence_spans: spans }) => spans.length > 0).length;
        assert.equal(sources.length, shown + Number(how === 'in order'), 'each line leads to its sentences');
      }
    });
});
