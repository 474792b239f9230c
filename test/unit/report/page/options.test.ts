import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { vocabularies } from '../../../../src/languages/languages.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { optionsList, tellsMixed } from '../../../../src/report/page/options.ts';
import { printerIn } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the options of a page', () => {
  const { answer, evidence, ...report } = builtReport(exampleFacts());
  const [claim] = evidence!.claims;
  const counted = { related_camp_ids: [], model_count: 7, model_share: null, case_ids: [] };
  const option = { rank: 1, option: 'Oak', rationale: '', related_claim_ids: [4], ...counted };
  const asked = { ...option, for_model_ids: ['a/x'], against_model_ids: ['b/x', 'c/x'] };
  const numbered = {
    shown: [{ ...claim!, claim_id: 4, mixed_or_uncertain_count: 0 }],
    others: [],
    unlisted: 0,
  };
  const made = (one: typeof option, mixed: Readonly<Record<string, string[]>> = {}) => {
    const claims = Object.entries(mixed).map(([name, ids]) => ({
      ...{ ...claim!, mixed_or_uncertain_model_ids: ids },
      ...(name === '' ? {} : { option: name }),
    }));
    const changed = { ...answer!, ranked_options: [one] };
    return { ...report, answer: changed, evidence: { ...evidence!, claims } };
  };
  const told = (...given: Parameters<typeof made>) => optionsList(made(...given), numbered, printerIn('en'));

  it('R-G13 tell who is for and against each', () => {
    assert.equal(told(asked), '- **Oak**: +7 −2 [4]');
  });

  it('R-G13 tell who sees both sides of each, but not who is for it or against it by another claim', () => {
    assert.equal(
      told(asked, { Oak: ['a/x', 'c/x', 'd/x'], 'oak.': ['d/x', 'e/x'] }),
      '- **Oak**: +7 −2 ±2 [4]',
    );
    assert.equal(told(asked, { Pine: ['d/x'], '': ['e/x'] }), '- **Oak**: +7 −2 [4]');
  });

  it('R-G13 cite no claim whose number is nowhere on the page', () => {
    assert.equal(told({ ...asked, related_claim_ids: [3, 4, 7] }), '- **Oak**: +7 −2 [4]');
    assert.equal(told({ ...asked, related_claim_ids: [3] }), '- **Oak**: +7 −2');
  });

  it('R-G13 R-R14 have ± explained where they or the claims have it', () => {
    const tells = (...given: Parameters<typeof made>) =>
      tellsMixed(made(...given), numbered, printerIn('en'));
    assert.deepEqual([tells(asked), tells(asked, { Oak: ['d/x'] })], [false, true]);
    const shown = [{ ...numbered.shown[0]!, mixed_or_uncertain_count: 1 }];
    assert.ok(tellsMixed(made(option), { shown, others: [], unlisted: 0 }, printerIn('en')));
    const [dispute] = report.analysis!.disagreements;
    const disputed = (ids: number[]) => {
      const sides = { supporting_count: 3, opposing_count: 4, mixed_or_uncertain_count: 2 };
      const claims = [8, 9].map((id) => ({ ...claim!, ...sides, claim_id: id }));
      const disagreements = [{ ...dispute!, related_claim_ids: ids }];
      const page = { ...made(asked), evidence: { ...evidence!, claims } };
      return tellsMixed(
        { ...page, analysis: { ...report.analysis!, disagreements } },
        numbered,
        printerIn('en'),
      );
    };
    assert.deepEqual([disputed([8]), disputed([8, 9])], [true, false], 'a dispute of several has no counts');
    for (const language of languages) {
      const { headings, made: words } = vocabularies[language];
      const page = (sides: object) => {
        const claims = evidence!.claims.map((each) => ({ ...each, ...sides }));
        const question = { ...report.question!, language };
        return reportMarkdown({ ...report, question, answer, evidence: { ...evidence!, claims } });
      };
      const [without = '', with_ = ''] = [0, 2].map((mixed_or_uncertain_count) =>
        page({ mixed_or_uncertain_count }).split(`## ${headings.claims}\n`).at(-1),
      );
      assert.ok(!without.includes('±') && !without.includes('{'), without);
      assert.ok(with_.includes(words.mixed), with_);
    }
  });

  it('R-G13 are left out of a decision, whose camps say them', () => {
    assert.equal(told(option), '');
  });
});
