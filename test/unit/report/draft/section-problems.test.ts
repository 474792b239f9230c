import assert from 'node:assert/strict';
import type { Draft } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { exampleFacts, written } from '../example.ts';
import { tablesWithShown } from '../shown.ts';
import { answerProblems, tables } from './answer-problems.ts';

function disagreementProblems(changes: Partial<Draft<'disagreements'>['disagreements'][number]>): string[] {
  const [disagreement] = written.disagreements!.disagreements;
  return sectionProblems('disagreements', { disagreements: [{ ...disagreement!, ...changes }] }, tables);
}

/** Parts of the example's answer that cite claims missing from a smaller set of facts. */
const uncited = {
  rationale: '',
  ranked_options: [],
  recommendation: null,
  headline: 'Wait',
  direct_answer: 'Wait a while',
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
    assert.deepEqual(answerProblems({ key_points: [{ ...point, claims: ['C1'] }], ...uncited }, facts), []);
    assert.notDeepEqual(
      answerProblems({ ...uncited, key_points: [], rationale: point.statement }, facts),
      [],
    );
  });

  it('R-R05 refuses double braces in any section: no code puts a count into prose', () => {
    for (const slot of ['{{C1.support}}', '{{panel.counted}}', '{{ K1.in_words', 'in_words }}']) {
      assert.match(answerProblems({ rationale: `It holds. ${slot}.` }).join(), /rationale: .*braces/, slot);
      assert.match(disagreementProblems({ core_tension: `So (${slot}).` }).join(), /core_tension: .*braces/);
    }
    assert.deepEqual(answerProblems({ rationale: 'It writes {a} as {b}.' }), []);
  });

  it('R-R12 allows numbers of cited claims and of theses in headline and direct answer', () => {
    const facts = {
      claims: [{ claimId: 1, statement: 'There are 18 million lightning strikes a day', stake: 1 }],
      camps: [{ campId: 1, label: 'Millions', thesis: 'Between 3 and 9 million', recommendedOption: null }],
    };
    const point = { label: 'Rate', statement: 'It is a matter of millions.', claims: ['C1'] };
    const problems = (headline: string, key_points: Draft<'answer'>['key_points']) =>
      answerProblems({ ...uncited, headline, direct_answer: headline, key_points }, facts);
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

  it('R-R02 refuses ids that do not exist, or are of another kind, and names their field', () => {
    assert.match(
      answerProblems({ key_points: [{ label: 'a', statement: 'b', claims: ['C99'] }] }).join(),
      /^key_points\[0\]\.claims: there is no claim C99 /,
    );
    for (const id of ['K7', 'C1'])
      assert.deepEqual(disagreementProblems({ camps: ['K1', 'K2', id] }), [
        `disagreements[0].camps: there is no camp ${id} in the tables`,
      ]);
    const from = (sources: string[]) => {
      const [uncertainty] = written.uncertainties!.uncertainties;
      return sectionProblems('uncertainties', { uncertainties: [{ ...uncertainty!, sources }] }, tables);
    };
    assert.match(from(['u8']).join(), /^uncertainties\[0\]\.sources: there is no uncertainty u8 /);
    assert.match(from([]).join(), /at least one of the uncertainties/);
  });

  it('refuses a key point without a claim, and leaves a missing headline to code', () => {
    assert.match(
      answerProblems({ key_points: [{ label: 'a', statement: 'b', claims: [] }] }).join(),
      /cite at least/,
    );
    assert.deepEqual(answerProblems({ headline: '' }), []);
  });

  it('R-R10 refuses an entry without the text that it stands for, and none without one beside it', () => {
    assert.deepEqual(disagreementProblems({ issue: ' ' }), ['disagreements[0].issue: it is empty']);
    assert.deepEqual(disagreementProblems({ why_it_matters: '' }), []);
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
    assert.match(disagreementProblems({ claims: ['C6'], camps: ['K1'] }).join(), /disputed claim/);
    assert.deepEqual(
      disagreementProblems({ claims: [], camps: ['K1', 'K2'], core_tension: 'Speed against safety' }),
      [],
    );
    assert.match(sectionProblems('disagreements', { disagreements: [] }, tables).join(), /name at least/);
  });

  it('R-R09 accepts only minority candidates as minority insights, each once', () => {
    const [insight] = written.minority_insights!.insights;
    const problems = (...insights: Draft<'minority_insights'>['insights']) =>
      sectionProblems('minority_insights', { insights }, tables).join();
    assert.match(problems({ ...insight!, claim: 'C2' }), /no minority/);
    assert.match(problems(insight!, insight!), /already/);
  });

  it('R-R23 a judgement favours an answer that there is', () => {
    const judged = (favours: string) => ({
      assessment: { favours, statement: 'That answer names its source.' },
      direct_answer: 'Module boundaries come first.',
    });
    assert.deepEqual(
      ['K1', 'K2'].map((camp) => answerProblems(judged(camp))),
      [[], []],
    );
    assert.match(answerProblems(judged('K9')).join(), /^assessment\.favours: there is no camp K9 /);
  });

  it('R-R23 a reason of a judgement cites a claim, and its numbers are those of the claim or its sentences', () => {
    const reasoned = (statement: string, claims: string[]) => ({
      assessment: { favours: null, statement: 'Neither answer says where the time is lost.' },
      assessment_reasons: [{ kind: 'turns_on' as const, statement, claims }],
    });
    assert.deepEqual(answerProblems(reasoned('A team of 25 engineers is small.', ['C2'])), []);
    assert.match(
      answerProblems(reasoned('A team of 40 engineers is small.', ['C2'])).join(),
      /^assessment_reasons\[0\]/,
    );
    assert.match(answerProblems(reasoned('It is small.', [])).join(), /cite at least one claim/);
  });

  it('R-R23 a reason of a judgement may name sentences of responses in place of a claim, and no own knowledge', () => {
    const shown = tablesWithShown(exampleFacts());
    const problems = (statement: string) => {
      const judged = {
        assessment: { favours: null, statement: 'Neither answer says where the time is lost.' },
        assessment_reasons: [{ kind: 'arithmetic' as const, statement, claims: [] }],
      };
      return sectionProblems('answer', { ...written.answer!, ...judged }, shown);
    };
    const [name] = [...shown.shown.keys()];
    assert.deepEqual(problems(`Its items do not add up to its total [${name}].`), []);
    assert.match(problems('Its items do not add up [own].').join(), /never on \[own\]/);
  });

  it('R-R05 R-R23 what a synthesizer knows besides holds no number, and names no claim that there is not', () => {
    const knowing = (statement: string, claims: string[]) => ({
      assessment: { favours: null, statement: 'The answers may be out of date.' },
      own_knowledge: [{ statement, claims }],
    });
    assert.deepEqual(answerProblems(knowing('A newer law settles this.', ['C1'])), []);
    assert.match(
      answerProblems(knowing('A law of 2025 settles this.', ['C1'])).join(),
      /^own_knowledge\[0\]/,
    );
    assert.match(answerProblems(knowing('A newer law settles this.', ['C99'])).join(), /no claim C99/);
  });

  it('refuses a recommendation that rests on claims which the largest camp opposes', () => {
    assert.match(
      answerProblems({ recommendation: { statement: 'Split the data', claims: ['C3'] } }).join(),
      /opposes/,
    );
  });
});
