import assert from 'node:assert/strict';
import type { WrittenAnswer, WrittenDisagreement } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { exampleFacts, written } from '../example.ts';
import { tablesWithShown } from '../shown.ts';
import { answerProblems, tables } from './answer-problems.ts';

function disagreementProblems(changes: Partial<WrittenDisagreement>): string[] {
  return sectionProblems('disagreements', [{ ...written.disagreements![0]!, ...changes }], tables);
}

/** Parts of the example's answer that cite claims missing from a smaller set of facts. */
const uncited = {
  rationale: '',
  rankedOptions: [],
  recommendation: null,
  headline: 'Wait',
  directAnswer: 'Wait a while',
};

describe('sectionProblems', () => {
  it('finds nothing in sections that keep the rules', () => {
    assert.deepEqual(sectionProblems('answer', written.answer!, tables), []);
    assert.deepEqual(sectionProblems('disagreements', written.disagreements!, tables), []);
    assert.deepEqual(sectionProblems('minority_insights', written.minority_insights!, tables), []);
    assert.deepEqual(sectionProblems('uncertainties', written.uncertainties!, tables), []);
  });

  it('R-R05 names the field that contains its own number', () => {
    const problems = answerProblems({ rationale: 'It saves 40 % of the cost.' });
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /^rationale: the number “40”/);
  });

  it('R-R05 allows a number of a claim only if the text cites that claim', () => {
    const facts = { claims: [{ claimId: 1, statement: 'Costs fall by 30 %', stake: 1 }] };
    const point = { label: 'Cost', statement: 'The cost falls by 30 %.' };
    assert.deepEqual(answerProblems({ keyPoints: [{ ...point, claimIds: [1] }], ...uncited }, facts), []);
    assert.notDeepEqual(answerProblems({ ...uncited, keyPoints: [], rationale: point.statement }, facts), []);
  });

  it('R-R05 refuses double braces in any section: no code puts a count into prose', () => {
    for (const slot of ['{{C1.support}}', '{{panel.counted}}', '{{ K1.in_words', 'in_words }}']) {
      assert.match(answerProblems({ rationale: `It holds. ${slot}.` }).join(), /rationale: .*braces/, slot);
      assert.match(disagreementProblems({ coreTension: `So (${slot}).` }).join(), /core_tension: .*braces/);
    }
    assert.deepEqual(answerProblems({ rationale: 'It writes {a} as {b}.' }), []);
  });

  it('R-R12 allows numbers of cited claims and of theses in headline and direct answer', () => {
    const facts = {
      claims: [{ claimId: 1, statement: 'There are 18 million lightning strikes a day', stake: 1 }],
      camps: [{ campId: 1, label: 'Millions', thesis: 'Between 3 and 9 million', recommendedOption: null }],
    };
    const point = { label: 'Rate', statement: 'It is a matter of millions.', claimIds: [1] };
    const problems = (headline: string, keyPoints: WrittenAnswer['keyPoints']) =>
      answerProblems({ ...uncited, headline, directAnswer: headline, keyPoints }, facts);
    assert.deepEqual(problems('About 18,000,000 strikes a day', [point]), []);
    assert.deepEqual(problems('About 18M strikes, or 3 to 9 million', [point]), []);
    assert.match(problems('About 18,000,000 strikes a day', []).join(), /headline: the number “18,000,000”/);
    assert.match(problems('About 19 million strikes a day', [point]).join(), /headline: the number “19”/);
    assert.match(problems('About 18 strikes a day', [point]).join(), /headline: the number “18”/);
  });

  it('R-S07 refuses more than 12 consecutive words of a response', () => {
    const text = exampleFacts().findings.models[0]?.text ?? '';
    const words = text.split(/\s+/).slice(0, 16).join(' ');
    assert.match(answerProblems({ rationale: words }).join(), /rationale: it repeats more than 12/);
  });

  it('R-R02 refuses ids that do not exist', () => {
    assert.match(
      answerProblems({ keyPoints: [{ label: 'a', statement: 'b', claimIds: [99] }] }).join(),
      /no claim C99/,
    );
    assert.match(disagreementProblems({ campIds: [1, 7] }).join(), /no camp K7/);
    const unsourced = [{ ...written.uncertainties![0]!, sources: ['u8'] }];
    assert.match(sectionProblems('uncertainties', unsourced, tables).join(), /no uncertainty u8/);
  });

  it('refuses a key point without a claim, and leaves a missing headline to code', () => {
    assert.match(
      answerProblems({ keyPoints: [{ label: 'a', statement: 'b', claimIds: [] }] }).join(),
      /cite at least/,
    );
    assert.deepEqual(answerProblems({ headline: '' }), []);
  });

  it('R-R07 refuses names of models and labs of the panel, in any form', () => {
    for (const name of ['Mistralai', 'Openai', 'Mistral AI', 'Claude Opus 4.7', 'GPT-5.5', 'Cohere'])
      assert.match(
        answerProblems({ rationale: `It is ${name} in particular that insists on it.` }).join(),
        /names a model/,
        name,
      );
    assert.deepEqual(
      answerProblems({ rationale: 'Step by step is how a writer works; command and cohere are words.' }),
      [],
    );
  });

  it('requires a disagreement to cite a disputed claim or two positions', () => {
    assert.match(disagreementProblems({ claimIds: [6], campIds: [1] }).join(), /disputed claim/);
    assert.deepEqual(
      disagreementProblems({ claimIds: [], campIds: [1, 2], coreTension: 'Speed against safety' }),
      [],
    );
    assert.match(sectionProblems('disagreements', [], tables).join(), /name at least/);
  });

  it('R-R09 accepts only minority candidates as minority insights, each once', () => {
    const [insight] = written.minority_insights!;
    assert.match(
      sectionProblems('minority_insights', [{ ...insight!, claimId: 2 }], tables).join(),
      /no minority/,
    );
    assert.match(sectionProblems('minority_insights', [insight!, insight!], tables).join(), /already/);
  });

  it('R-R23 a judgement favours an answer that there is', () => {
    const judged = (favours: number) => ({
      assessment: { favours, statement: 'That answer names its source.', reasons: [], ownKnowledge: [] },
      directAnswer: 'Module boundaries come first.',
    });
    assert.deepEqual(
      [1, 2].map((camp) => answerProblems(judged(camp))),
      [[], []],
    );
    assert.match(answerProblems(judged(9)).join(), /there is no camp K9/);
  });

  it('R-R23 a reason of a judgement cites a claim, and its numbers are those of the claim or its sentences', () => {
    const reasoned = (statement: string, claimIds: number[]) => ({
      assessment: {
        ...{ favours: null, statement: 'Neither answer says where the time is lost.' },
        reasons: [{ kind: 'turns_on' as const, statement, claimIds }],
        ownKnowledge: [],
      },
    });
    assert.deepEqual(answerProblems(reasoned('A team of 25 engineers is small.', [2])), []);
    assert.match(
      answerProblems(reasoned('A team of 40 engineers is small.', [2])).join(),
      /^assessment_reasons\[0\]/,
    );
    assert.match(answerProblems(reasoned('It is small.', [])).join(), /cite at least one claim/);
  });

  it('R-R23 a reason of a judgement may name sentences of responses in place of a claim, and no own knowledge', () => {
    const shown = tablesWithShown(exampleFacts());
    const problems = (statement: string) => {
      const assessment = {
        ...{ favours: null, statement: 'Neither answer says where the time is lost.' },
        reasons: [{ kind: 'arithmetic' as const, statement, claimIds: [] }],
        ownKnowledge: [],
      };
      return sectionProblems('answer', { ...written.answer!, assessment }, shown);
    };
    const [name] = [...shown.shown.keys()];
    assert.deepEqual(problems(`Its items do not add up to its total [${name}].`), []);
    assert.match(problems('Its items do not add up [own].').join(), /never on \[own\]/);
  });

  it('R-R05 R-R23 what a synthesizer knows besides holds no number, and names no claim that there is not', () => {
    const knowing = (statement: string, claimIds: number[]) => ({
      assessment: {
        ...{ favours: null, statement: 'The answers may be out of date.', reasons: [] },
        ownKnowledge: [{ statement, claimIds }],
      },
    });
    assert.deepEqual(answerProblems(knowing('A newer law settles this.', [1])), []);
    assert.match(answerProblems(knowing('A law of 2025 settles this.', [1])).join(), /^own_knowledge\[0\]/);
    assert.match(answerProblems(knowing('A newer law settles this.', [99])).join(), /no claim C99/);
  });
});
