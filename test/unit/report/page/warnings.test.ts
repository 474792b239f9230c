import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { questionsByLanguage } from '../../../support/texts/by-language.ts';
import { exampleFacts } from '../example.ts';

describe('the warnings on a page', () => {
  it('R-H07 R-G13 that concern no part of a page stand below its headline, before the answer', () => {
    const made = builtReport(exampleFacts());
    const errors = ['A simulator answered.', 'Two are missing.'].map((message) => ({ code: 'x', message }));
    const [, headline, warned, direct] = reportMarkdown({ ...made, errors }).split('\n\n');
    assert.match(headline ?? '', /^\*\*.+\*\*$/);
    assert.equal(warned, '- ⚠ A simulator answered.\n- ⚠ Two are missing.');
    assert.ok(direct?.startsWith(made.answer!.direct_answer.slice(0, 20)), direct);
  });

  it('R-R10 R-G13 stand at their section and claim, each once', () => {
    const leftOut = [{ field: 'insight', sentences: 1, by: 'reader' as const }];
    const reading = { writer: 'a/w', reader: 'b/r', sentences: 2, askedAgain: 1, leftOut };
    const made = builtReport(exampleFacts({ readings: [{ section: 'minority_insights', ...reading }] }));
    const claims = made.evidence!.claims.map((claim) =>
      claim.claim_id === 3 ? { ...claim, flags: ['readings_disagree' as const] } : claim,
    );
    const text = reportMarkdown({ ...made, evidence: { ...made.evidence!, claims } });
    const [, section = ''] = text.split('## What few say');
    assert.match(
      section.split('## ')[0] ?? '',
      /^\n\n⚠ One sentence was removed here: a second model could not confirm it\.\n\n/,
    );
    assert.equal(text.split('was removed').length, 2, 'it is said once');
    const line = text.split('\n').find((each) => each.startsWith('- [3] '));
    assert.match(line ?? '', / ⚠ Two readers differ on more than a third of its stances\.$/);
  });

  it('R-R10 R-G13 stand with the method if their list is not on the page, and name it', () => {
    const made = builtReport(exampleFacts());
    const message = 'Uncertainties left out because their description failed a check: 1.';
    const dropped = (uncertainties: NonNullable<typeof made.analysis>['uncertainties']) =>
      reportMarkdown({
        ...made,
        errors: [{ code: 'uncertainty_dropped', message }],
        analysis: { ...made.analysis!, uncertainties, flags: { uncertainties: ['uncertainty_dropped'] } },
      });
    const own = made.analysis!.uncertainties;
    assert.ok(own.length > 0);
    assert.ok(dropped(own).includes(`## What the answers leave open\n\n⚠ ${message}`));
    assert.ok(!dropped([]).includes('## What the answers leave open'));
    const [, method = ''] = dropped([]).split('## How this was made');
    assert.ok(method.includes(`\n- What the answers leave open: ⚠ ${message}`), method);
  });

  it('R-R10 R-G13 about claims stand with the method where options are all that is listed of them', () => {
    const made = builtReport(exampleFacts());
    const message = 'Some claims may stand apart.';
    const [option] = made.answer!.ranked_options;
    const oak = { ...option!, option: 'Oak', for_model_ids: ['a/x'], related_claim_ids: [] };
    const evidence = { ...made.evidence!, claims: [], flags: { claims: ['claims_not_merged' as const] } };
    const page = (options: (typeof oak)[]) =>
      reportMarkdown({
        ...made,
        ...{ errors: [{ code: 'claims_not_merged', message }], evidence },
        answer: { ...made.answer!, ranked_options: options },
      });
    assert.ok(page([]).includes(`## Main claims\n\n⚠ ${message}`), page([]));
    assert.ok(!page([oak]).includes('## Main claims'));
    assert.ok(page([oak]).includes(`- Main claims: ⚠ ${message}`), page([oak]));
  });

  it('R-R10 R-G13 that cases were left out stands at the cases', () => {
    const message = 'Cases left out because their wording failed a check: 2.';
    const made = builtReport(exampleFacts());
    const [first] = made.evidence!.cases;
    const cases = [{ ...first!, model_count: 9 }];
    const evidence = { ...made.evidence!, cases, flags: { cases: ['case_dropped' as const] } };
    const text = reportMarkdown({ ...made, errors: [{ code: 'case_dropped', message }], evidence });
    const [before = '', section = ''] = text.split('## What it depends on');
    assert.ok(!before.includes(message) && section.startsWith(`\n\n⚠ ${message}`), text);
  });

  it('R-R10 R-R14 tell in the language of the question how many sentences were removed, and why', () => {
    const told = languages.flatMap((language) => {
      const fields = { field: 'rationale', sentences: 2 };
      const leftOut = [
        { ...fields, by: 'reader' as const },
        { ...fields, by: 'code' as const },
      ];
      const reading = { writer: 'a/w', reader: 'b/r', sentences: 9, askedAgain: 2, leftOut };
      const facts = exampleFacts({
        question: questionsByLanguage[language],
        readings: [{ section: 'answer', ...reading }],
      });
      return reportMarkdown(builtReport(facts)).match(/^⚠ .*\b2\b.*$/gm) ?? [];
    });
    assert.equal(new Set(told).size, 2 * languages.length, told.join('\n'));
    assert.ok(!told.join().includes('{'));
  });

  const simulatedIn = (language: (typeof languages)[number]) => {
    const { instruments, findings } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, simulated: true }));
    const models = findings.models.map((model, at) => ({ ...model, simulated: at < 3 }));
    const question = questionsByLanguage[language];
    return exampleFacts({ question, models, instruments: { ...instruments, calls } });
  };

  it('R-H07 R-G13 a page says first, in one line and once, what a simulator made', () => {
    const text = reportMarkdown(builtReport(simulatedIn('en')));
    const [heading = '', line = '', headline = ''] = text.split('\n\n');
    assert.match(heading, /^# /);
    assert.match(line, /^⚠ Simulated \(answers: 3 of 13; calls of the synthesis: \d+\): [^\n{]+$/);
    assert.match(headline, /^\*\*/);
    assert.equal(text.split(/simulator/i).length, 2, 'it is said once');
    assert.doesNotMatch(reportMarkdown(builtReport(exampleFacts())), /simulat/i);
  });

  it('R-H07 R-R14 a page says in the language of the question what a simulator made', () => {
    const lines = languages.map((language) => {
      const [, line = ''] = reportMarkdown(builtReport(simulatedIn(language))).split('\n\n');
      assert.ok(/^⚠ .*13.*\d/.test(line) && !line.includes('{'), line);
      return line;
    });
    assert.equal(new Set(lines).size, languages.length);
  });
});
