import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '../../../src/languages/codes.ts';
import { vocabularies } from '../../../src/languages/languages.ts';
import { reportMarkdown } from '../../../src/report/markdown.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { questionsByLanguage } from '../../support/texts/by-language.ts';
import { changed, exampleFacts, unwritten, written } from './example.ts';
import { factsWith } from './lightning.ts';
import { tablesWithShown } from './shown.ts';

describe('a report as Markdown', () => {
  it('R-R12 prints a number without a unit as it is', () => {
    const facts = factsWith();
    const quantities = facts.findings.quantities.map((each) => ({
      ...each,
      ...{ what: 'pi', unit: '', values: each.values.map((value) => ({ ...value, low: 3, high: 3 })) },
    }));
    const text = reportMarkdown(builtReport(changed(facts, { quantities })));
    assert.match(text, /pi: 3 \(n = 6\)/);
    assert.doesNotMatch(text, /3 [,.;)]| {2}/);
  });

  it('R-G13 R-R20 holds what is judged apart from what the panel says, and behind the answer if few say it', () => {
    const answer = {
      ...written.answer!,
      direct_answer: 'Not this year. It can wait.',
      assessment: { favours: 'K2', statement: 'The smaller answer names what it would measure.' },
      assessment_reasons: [
        { kind: 'turns_on' as const, statement: 'It turns on waiting releases.', claims: ['C3'] },
      ],
      own_knowledge: [{ statement: 'A newer method is in use.', claims: ['C3'] }],
    };
    const text = reportMarkdown(
      builtReport(exampleFacts({ drafts: { ...written, answer }, readings: [readBy('answer')] })),
    );
    const [before = '', after = ''] = text.split('## What the synthesizer lab1/writer judges');
    assert.ok(!before.includes('names what it would measure'));
    assert.ok(after.includes('The smaller answer names what it would measure.'));
    assert.ok(after.includes('It turns on waiting releases. [3]'));
    assert.ok(before.includes('## Answers of the panel'), 'the answers that it speaks of come first');
    const [ofAnswer = ''] = before.split('\n\n## ');
    assert.match(
      ofAnswer.split('\n\n').at(-1) ?? '',
      /^The model that wrote this answer does not side with the largest group but with another \(“[^”]+”, 3 of 12 models\); 8 answer “Modular monolith first”\.$/,
    );
  });

  it('R-G13 R-R27 names the models behind a sentence that rests on single responses', () => {
    const direct_answer = 'Not this year. It can wait. Ask where releases wait [A01.1, A02.1]. Then wait.';
    const drafts = { ...written, answer: { ...written.answer!, direct_answer } };
    const facts = exampleFacts({ drafts, readings: [readBy('answer')] });
    const tables = tablesWithShown(facts);
    const text = reportMarkdown(builtReport(facts, tables));
    assert.match(text, / Ask where releases wait\. \[a\] Then wait\.\n/);
    const models = ['A01.1', 'A02.1'].map((name) => tables.shown.get(name)!.modelId).sort();
    assert.ok(text.includes(`\n${models.map((model) => `[a] ${model}`).join(' · ')}\n`));
  });

  it('R-G13 says why a disagreement matters, and what few say', () => {
    const { analysis, ...report } = builtReport(exampleFacts());
    const text = reportMarkdown({ ...report, analysis });
    for (const { why_it_matters: why } of [...analysis!.disagreements, ...analysis!.minority_insights])
      assert.ok(why !== '' && text.includes(why), why);
  });

  it('R-G13 says how many entries of a long list are left out, and where they are', () => {
    const text = reportMarkdown(builtReport(exampleFacts({ drafts: unwritten })));
    assert.match(text, /- \*and \d+ more \(JSON\)\*/);
  });

  it('R-G13 R-R14 has headings in the language of the question', () => {
    const headings = languages.map((language) => {
      const report = builtReport(exampleFacts({ question: questionsByLanguage[language] }));
      return (reportMarkdown(report).match(/^## .+$/gm) ?? []).join();
    });
    assert.equal(new Set(headings).size, languages.length);
  });

  it('R-G13 R-R14 says how it was made in the language of the question', () => {
    const told = languages.map((language) => {
      const report = builtReport(exampleFacts({ question: questionsByLanguage[language] }));
      return (
        reportMarkdown(report)
          .split('\n## ')
          .at(-1)
          ?.match(/^- .+$/gm) ?? []
      );
    });
    for (const lines of told) assert.ok(lines.length === 3 && !lines.join().includes('{'), lines.join('\n'));
    assert.equal(new Set(told.flat()).size, told.flat().length);
  });

  it('R-G13 R-R14 says at the first list with counts of how many they are, and what the signs mean', () => {
    for (const language of languages) {
      const { answer, ...report } = builtReport(exampleFacts({ question: questionsByLanguage[language] }));
      const row = { rank: 1, option: 'Oak', rationale: '', related_camp_ids: [], case_ids: [] };
      const [one] = [{ ...row, model_count: 2, model_share: null, related_claim_ids: [] }];
      const listed = { ...one, for_model_ids: [], against_model_ids: [] };
      const told = (options: object[]) => {
        const text = reportMarkdown({ ...report, answer: { ...answer!, ranked_options: options as never } });
        return [...text.matchAll(/^## (.+)\n\n(\[1\].*12.*±.*)$/gm)].map(([, title]) => title);
      };
      const { headings } = vocabularies[language];
      assert.deepEqual([told([]), told([listed])], [[headings.claims], [headings.options]]);
    }
  });

  it('R-R20 R-R14 says of a task what its signs mean of a work, with which nobody agrees', () => {
    const signsIn = (language: (typeof languages)[number], question_type: 'task' | 'decision') => {
      const report = builtReport(exampleFacts({ question: questionsByLanguage[language] }));
      const text = reportMarkdown({ ...report, question: { ...report.question!, question_type } });
      return /^\[1\].*±.*$/m.exec(text)?.[0] ?? '';
    };
    assert.equal(
      signsIn('en', 'task'),
      '[1], [2], … are claims about the work. Of 12 responses: + does it, − does not, ± in part.',
    );
    for (const language of languages) {
      const told = signsIn(language, 'task');
      assert.ok(/12.*\+.*−.*±/.test(told) && told !== signsIn(language, 'decision'), told);
    }
  });

  it('R-R15 says how many stances were read differently at first, unless an estimate tells more', () => {
    const report = builtReport(exampleFacts());
    const { methodology } = report;
    const controlled = methodology!.controlled_inference!;
    const told = (reliability: object) => {
      const conditions = { ...controlled.conditions, reliability } as typeof controlled.conditions;
      const changed = { ...methodology!, controlled_inference: { ...controlled, conditions } };
      return reportMarkdown({ ...report, methodology: changed });
    };
    const alike = (stances_alike_at_first: number, estimated_precision = 1) =>
      told({ estimated_precision, stances_compared: 154, stances_alike_at_first });
    assert.match(
      alike(109),
      /; listed by one alone or read differently at first: 45 of 154 stances; none is left open\./,
    );
    const counts = { estimated_precision: 1, stances_compared: 154, stances_alike_at_first: 109 };
    assert.match(
      told({ ...counts, stances_unresolved: 3 }),
      /; listed by one alone or read differently at first: 45 of 154 stances; left open: 3\./,
    );
    assert.match(alike(154), /Synthesized by \S+, \S+; both read each answer and found the same\./);
    assert.match(alike(109, 0.97), /an estimated 97\s?% of the stances that both found are right/);
    assert.match(alike(109, 0.999), /; listed by one alone or read differently at first: 45 of 154 stances/);
  });

  it('R-R15 says that both of two synthesizers read each answer, or two of several', () => {
    const report = builtReport(exampleFacts());
    const controlled = report.methodology!.controlled_inference!;
    const by = (...synthesizers: string[]) => {
      const synthesis_calls = { ...controlled.conditions!.synthesis_calls, synthesizers };
      const conditions = { ...controlled.conditions, synthesis_calls } as typeof controlled.conditions;
      const inference = { ...controlled, conditions };
      const text = reportMarkdown({
        ...report,
        methodology: { ...report.methodology!, controlled_inference: inference },
      });
      return /^- Synthesized by (.*?[^,]); listed by one alone .*: \d+ of \d+ stances/m.exec(text)?.[1];
    };
    assert.deepEqual(
      [by('a/x'), by('a/x', 'b/y'), by('a/x', 'b/y', 'c/z')],
      ['a/x', 'a/x, b/y; both read each answer', 'a/x, b/y, c/z; two of them read each answer'],
    );
  });

  it('R-G13 ends a bold head with a mark before the words behind it, unless it has one', () => {
    const report = builtReport(exampleFacts());
    const [dispute] = report.analysis!.disagreements;
    const [point] = report.answer!.key_points;
    const headsOf = (head: string, language: (typeof languages)[number] = 'en') => {
      const text = reportMarkdown({
        ...report,
        question: { ...report.question!, language },
        answer: { ...report.answer!, key_points: [{ ...point!, label: head }], sources: [] },
        analysis: { ...report.analysis!, disagreements: [{ ...dispute!, issue: head }] },
      });
      return [...text.matchAll(/^- (\*\*[^*]*\*\*.)/gm)]
        .map(([, found]) => found)
        .filter((each) => each?.includes(head.slice(0, 5)));
    };
    assert.deepEqual(headsOf('Whether it pays'), ['**Whether it pays:** ', '**Whether it pays.** ']);
    assert.deepEqual(headsOf('Whether it pays.'), ['**Whether it pays:** ', '**Whether it pays.** ']);
    assert.deepEqual(headsOf('Will it pay?'), ['**Will it pay?** ', '**Will it pay?** ']);
    assert.deepEqual(headsOf('Si cela paie', 'fr'), ['**Si cela paie :** ', '**Si cela paie.** ']);
    assert.deepEqual(headsOf('是否真的划算', 'zh'), ['**是否真的划算：** ', '**是否真的划算。** ']);
  });

  it('R-R23 says of the camp that leads what the others do, and not what its line says', () => {
    const { evidence, answer, ...report } = builtReport(exampleFacts());
    const standing = '9 of the 10 models answer so. One model gives none of the answers counted here.';
    const [first, second] = evidence!.camps;
    const pageOf = (...camps: (typeof first)[]) =>
      reportMarkdown({
        ...report,
        answer: { ...answer!, standing },
        evidence: { ...evidence!, camps: camps.map((camp) => camp!) },
      });
    for (const text of [pageOf(first), pageOf(first, second)]) {
      assert.match(text, /\n\nOne model gives none of the answers counted here\.\n\n- \*\*/);
      assert.doesNotMatch(text, /models answer so/);
    }
    assert.match(pageOf(first, { ...second!, model_count: first!.model_count }), /models answer so/);
  });

  it('R-G13 says once what two models know, where the headline says it', () => {
    const { answer, ...report } = builtReport(exampleFacts());
    const known = [{ statement: 'The law has changed.', related_claim_ids: [] }];
    const judged = { model_id: 'lab/a', favoured_camp_id: null, differs_from_panel: false };
    const assessment = { ...judged, statement: 'It is sound.', reasons: [], own_knowledge: known };
    const pageWith = (field: string) => {
      const own = { field, offset: 0, length: 5, evidence_spans: [], own_knowledge: true } as never;
      return reportMarkdown({ ...report, answer: { ...answer!, assessment, sources: [own] } });
    };
    assert.ok(!pageWith('headline').includes('The law has changed.'));
    assert.ok(pageWith('direct_answer').includes('The law has changed.'));
  });

  it('R-H08 a question with markup and line breaks is one harmless line', () => {
    const question = '# Should we <script>alert(1)</script>\n\n[split](http://x.example)\nthe monolith?';
    const [heading = ''] = reportMarkdown(builtReport(exampleFacts({ question }))).split('\n');
    assert.doesNotMatch(heading.slice(2), /[<#[\]]/);
    assert.match(heading, /the monolith\?$/);
  });

  it('R-M05 a prompt of many pages is cut in the heading', () => {
    const question = `Should we split it? ${'Consider our monolith. '.repeat(800)}`;
    const text = reportMarkdown(builtReport(exampleFacts({ question })));
    assert.match(text.split('\n')[0] ?? '', /^# Should we split it\? .{100,200} …$/);
    assert.ok(text.length < 8_000, 'about 2,000 tokens');
  });

  it('R-G13 a long page leaves out why things matter before what is disputed, and nothing of the answer', () => {
    const report = builtReport(exampleFacts());
    const { disagreements } = report.analysis!;
    const pages = [50, 150, 270, 400].map((extra) => {
      const direct = 'This goes on. '.repeat(Math.ceil(extra / 3)).trim();
      const text = reportMarkdown({ ...report, answer: { ...report.answer!, direct_answer: direct } });
      assert.ok(text.includes(direct) && wordsIn(text) < 900, `${wordsIn(text)} words`);
      const shown = (told: (each: (typeof disagreements)[number]) => string) =>
        disagreements.filter((each) => text.includes(told(each))).length;
      return [shown(({ why_it_matters: why }) => why), shown(({ issue }) => issue)] as const;
    });
    for (const [whys, issues] of pages) assert.ok(whys === 0 || issues === disagreements.length);
    assert.ok(pages[0]![0] > 0 && pages.at(-1)![0] === 0 && pages.at(-1)![1] > 0, pages.join(' '));
  });

  it('R-G13 a page that no cut makes short has what most hold, a dispute and no list of less', () => {
    const report = builtReport(exampleFacts());
    const direct = 'This goes on. '.repeat(320).trim();
    const text = reportMarkdown({ ...report, answer: { ...report.answer!, direct_answer: direct } });
    assert.ok(text.includes(direct));
    assert.deepEqual([...text.matchAll(/^- \[(\d+)\]/gm)].map(([, id]) => Number(id)).slice(0, 3), [1, 4, 2]);
    const [dispute] = report.analysis!.disagreements;
    assert.ok(text.includes(dispute!.core_tension));
    assert.doesNotMatch(text, /^## (What few say|What the answers leave open)/m);
  });

  it('R-G13 the examples have fewer than 900 words', () => {
    const folder = new URL('../../../docs/reports/', import.meta.url);
    const examples = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    assert.ok(examples.length > 4 && examples.every((text) => wordsIn(text) < 900));
  });

  it('R-H02 stays short, however much a report holds', () => {
    const report = builtReport(exampleFacts());
    const many = <Item>(items: readonly Item[]): Item[] => Array(200).fill(items[0]);
    const text = reportMarkdown({
      ...report,
      evidence: report.evidence && { ...report.evidence, camps: many(report.evidence.camps) },
      analysis: report.analysis && {
        disagreements: many(report.analysis.disagreements),
        minority_insights: many(report.analysis.minority_insights),
        uncertainties: many(report.analysis.uncertainties),
      },
    });
    assert.ok(wordsIn(text) < 900);
  });
});

const wordsIn = (text: string) => text.split(/\s+/).length;
const readBy = (section: 'answer') => ({
  ...{ section, writer: 'lab1/writer', reader: 'lab2/reader', sentences: 9, askedAgain: 0, leftOut: [] },
});
