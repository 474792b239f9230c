import assert from 'node:assert/strict';
import type { WrittenAnswer, WrittenDisagreement } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts, written } from '../example.ts';

const tables = tablesOf(exampleFacts().findings);

function answerProblems(
  changes: Partial<WrittenAnswer>,
  facts?: Parameters<typeof exampleFacts>[0],
  judge: 'reader' | 'lists' = 'reader',
): string[] {
  const given = facts ? tablesOf(exampleFacts(facts).findings) : tables;
  return sectionProblems('answer', { ...written.answer!, ...changes }, given, judge);
}

/** The same for an answer that no model has read. */
function unreadProblems(
  changes: Partial<WrittenAnswer>,
  facts?: Parameters<typeof exampleFacts>[0],
): string[] {
  return answerProblems(changes, facts, 'lists');
}

function disagreementProblems(changes: Partial<WrittenDisagreement>): string[] {
  return sectionProblems('disagreements', [{ ...written.disagreements![0]!, ...changes }], tables, 'reader');
}

describe('sectionProblems', () => {
  it('finds nothing in sections that keep the rules', () => {
    for (const judge of ['reader', 'lists'] as const) {
      assert.deepEqual(sectionProblems('answer', written.answer!, tables, judge), []);
      assert.deepEqual(sectionProblems('disagreements', written.disagreements!, tables, judge), []);
      assert.deepEqual(sectionProblems('minority_insights', written.minority_insights!, tables, judge), []);
      assert.deepEqual(sectionProblems('uncertainties', written.uncertainties!, tables, judge), []);
    }
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
    const bySlot = 'The cost falls by 30 %. {{C1.support}}.';
    assert.deepEqual(answerProblems({ ...uncited, keyPoints: [], rationale: bySlot }, facts), []);
  });

  it('R-R12 allows numbers of cited claims and of theses in headline and direct answer', () => {
    const facts = {
      claims: [{ claimId: 1, statement: 'There are 18 million lightning strikes a day', stake: 1 }],
      camps: [{ campId: 1, label: 'Millions', thesis: 'Between 3 and 9 million', recommendedOption: null }],
    };
    const point = { label: 'Rate', statement: 'It is a matter of millions.', claimIds: [1] };
    const problems = (headline: string, keyPoints: WrittenAnswer['keyPoints']) =>
      answerProblems(
        { ...uncited, recommendedOption: null, headline, directAnswer: headline, keyPoints },
        facts,
      );
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
    assert.match(sectionProblems('uncertainties', unsourced, tables, 'reader').join(), /no uncertainty u8/);
  });

  it('refuses a key point without a claim, and leaves a missing headline to code', () => {
    assert.match(
      answerProblems({ keyPoints: [{ label: 'a', statement: 'b', claimIds: [] }] }).join(),
      /cite at least/,
    );
    assert.deepEqual(answerProblems({ headline: '' }), []);
  });

  it("refuses an answer with a recommendation other than the largest camp's", () => {
    assert.match(answerProblems({ recommendedOption: 'Split into services this year' }).join(), /rank 1/);
    assert.deepEqual(answerProblems({ recommendedOption: null }), []);
    assert.deepEqual(answerProblems({ recommendedOption: 'keep the monolith, and make it modular.' }), []);
  });

  it('R-R23 a judgement for another answer than the largest stands beside it in the direct answer', () => {
    const judged = (favours: number) => ({
      assessment: { favours, statement: 'That answer names its source.', reasons: [], ownKnowledge: [] },
    });
    const directAnswer = 'Module boundaries come first.';
    assert.match(
      answerProblems({ ...judged(2), directAnswer }).join(),
      /^direct_answer: the assessment favours K2/,
    );
    assert.deepEqual(answerProblems({ ...judged(2), directAnswer: `${directAnswer} {{K2.support}}.` }), []);
    assert.deepEqual(answerProblems({ ...judged(1), directAnswer }), []);
    assert.match(answerProblems({ ...judged(9), directAnswer }).join(), /there is no camp K9/);
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

  it('R-R22 an unread headline may lead with the largest camp, beside others, and with no smaller one', () => {
    const of = (headline: string) =>
      unreadProblems({ headline: `${headline}; {{panel.lead}}` }).filter((each) =>
        each.startsWith('headline'),
      );
    for (const headline of [
      'Keep the monolith and make it modular: {{K1.in_words}}',
      '“Modular monolith first”',
      '{{K1.support}}, but {{K2.support}}',
      '{{panel.positions}}',
    ])
      assert.deepEqual(of(headline), [], headline);
    for (const headline of [
      'Split into services this year',
      'Act at once: {{K2.in_words}}',
      '{{K2.in_words}}',
    ])
      assert.match(of(headline).join(), /rank 1/, headline);
  });

  // No list of words knows every way to turn a position round, so an unread headline has no words beside its own.
  for (const headline of [
    '“Modular monolith first” is a mistake',
    'Hardly anything speaks for “Modular monolith first”',
    'It would be wrong to follow “Modular monolith first”',
    'Nobody should keep the monolith and make it modular',
    'Keep the monolith and make it modular? Think again',
    'Do not keep the monolith, and do not make it modular',
    'Split the monolith into services before the year is out',
    'Für „Modular monolith first“ spricht kaum etwas',
    '« Modular monolith first » serait une erreur',
    '不应选择“Modular monolith first”',
  ])
    it(`R-R22 refuses the unread headline “${headline}” where the larger camp keeps the monolith`, () => {
      const problems = unreadProblems({ headline: `${headline}; {{panel.lead}}` });
      assert.match(problems.join(), /^headline: no model has read it/);
    });

  it('R-R22 refuses an unread recommendation that names a position and says more than that', () => {
    const of = (statement: string) => unreadProblems({ recommendation: { statement, claimIds: [1] } }).join();
    assert.match(
      of('Split into services this year, along the lines of the teams.'),
      /^recommendation.statement/,
    );
    assert.match(
      of('It is a mistake to keep the monolith and make it modular.'),
      /^recommendation.statement/,
    );
    assert.equal(of('Keep the monolith and make it modular.'), '');
    assert.equal(of('Draw the boundaries in the code, and measure before anything is split.'), '');
  });

  it('R-R22 refuses an unread headline that states only one of two equally large camps', () => {
    const facts = exampleFacts();
    const tied = facts.findings.labels.filter(({ camp }) => camp?.campId === 2);
    const few = facts.findings.labels.filter(({ camp }) => camp?.campId === 1).slice(0, tied.length);
    const of = (headline: string) =>
      unreadProblems({ headline }, { labels: [...few, ...tied] })
        .filter((each) => each.startsWith('headline'))
        .join();
    assert.match(of('Keep the monolith and make it modular'), /rank 1/);
    assert.equal(of('{{K1.support}}, and {{K2.support}}'), '');
  });

  it('refuses an option that no table has, and accepts one of the question', () => {
    const [first, second] = written.answer!.rankedOptions;
    const third = (option: string) =>
      answerProblems({ rankedOptions: [first!, second!, { option, rationale: '', claimIds: [] }] });
    assert.match(
      third('Buy a platform from abroad').join(),
      /ranked_options\[2\].option: no table has this option/,
    );
    assert.deepEqual(third('Split it into microservices this year'), []);
    assert.deepEqual(third('Services this year'), []);
  });

  it('refuses prose that recommends something that no table mentions', () => {
    const of = (rationale: string) => unreadProblems({ rationale }).join();
    assert.match(of('The best choice is a monorail to the airport.'), /stands in no table/);
    assert.equal(of('The best choice is a modular monolith.'), '');
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

  it('refuses options in another order than their camps', () => {
    assert.match(
      answerProblems({ rankedOptions: written.answer!.rankedOptions.toReversed() }).join(),
      /order of the ranks/,
    );
  });

  it('refuses a recommendation that rests on claims which the largest camp opposes', () => {
    assert.match(
      answerProblems({ recommendation: { statement: 'Split the data', claimIds: [3] } }).join(),
      /opposes/,
    );
  });

  it('recommends nothing if two camps are equally large', () => {
    const facts = exampleFacts();
    const tied = facts.findings.labels.filter(({ camp }) => camp?.campId === 2);
    const few = facts.findings.labels.filter(({ camp }) => camp?.campId === 1).slice(0, tied.length);
    assert.match(answerProblems({}, { labels: [...few, ...tied] }).join(), /must be null/);
  });

  it('requires a disagreement to cite a contested claim or two positions', () => {
    assert.match(disagreementProblems({ claimIds: [6], campIds: [1] }).join(), /contested claim/);
    assert.deepEqual(
      disagreementProblems({ claimIds: [], campIds: [1, 2], coreTension: 'Speed against safety' }),
      [],
    );
    assert.match(sectionProblems('disagreements', [], tables, 'reader').join(), /name at least/);
  });

  it('R-R09 accepts only minority candidates as minority insights, each once', () => {
    const [insight] = written.minority_insights!;
    assert.match(
      sectionProblems('minority_insights', [{ ...insight!, claimId: 2 }], tables, 'reader').join(),
      /no minority/,
    );
    assert.match(
      sectionProblems('minority_insights', [insight!, insight!], tables, 'reader').join(),
      /already/,
    );
  });
});

/** Parts of the example's answer that cite claims missing from a smaller set of facts. */
const uncited = {
  rationale: '',
  rankedOptions: [],
  recommendation: null,
  headline: 'Wait; {{panel.lead}}',
  directAnswer: 'Wait a while',
};
