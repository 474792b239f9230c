import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';

const tables = {
  camps: [
    { id: 'K1', label: 'One' },
    { id: 'K2', label: 'Two' },
  ],
  claims: [{ id: 'C1' }, { id: 'C4' }, { id: 'C9' }],
  minority_candidates: ['C9'],
  contested: ['C4'],
  uncertainties: [{ id: 'u1' }, { id: 'u2' }],
};
const content = { problemsOf: () => [], tables };

const answer = {
  headline: 'Keep it whole: {{K1.in_words}}',
  direct_answer: 'They would keep it whole.',
  rationale: 'It is simpler.',
  recommended_option: 'Whole',
  key_points: [
    { label: 'Simple', statement: 'It is simpler. {{C1.support}}.', claims: ['C1'] },
    { label: 'Cheap', statement: 'It is cheaper.', claims: ['C4'] },
  ],
  assessment: null,
  assessment_reasons: [],
  own_knowledge: [],
  recommendation: { statement: 'Keep it whole.', claims: ['C1'] },
  ranked_options: [{ option: 'Whole', rationale: 'Simple.', claims: ['C1'] }],
};

/** A check that finds one fault, as long as the section contains the forbidden word. */
const objects = (fault: string, word: string) => (written: unknown) =>
  JSON.stringify(written).includes(word) ? [fault] : [];

describe('write_answer', () => {
  it('R-R02 turns ids into numbers and keeps the slots for code to fill', () => {
    const { value, problems, usable } = answerWriter.check(content)(answer);
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.equal(value.headline, answer.headline);
    assert.deepEqual(value.keyPoints[1], { label: 'Cheap', statement: 'It is cheaper.', claimIds: [4] });
    assert.deepEqual(value.recommendation, { statement: 'Keep it whole.', claimIds: [1] });
    assert.deepEqual(value.rankedOptions, [{ option: 'Whole', rationale: 'Simple.', claimIds: [1] }]);
  });

  it('R-R02 R-R10 drops unknown ids, and what then rests on no claim', () => {
    const { value, problems, usable } = answerWriter.check(content)({
      ...answer,
      key_points: [
        { label: 'a', statement: 'b', claims: ['C1', 'C77', 'K1'] },
        { label: 'c', statement: 'd', claims: ['C77'] },
      ],
      recommendation: { statement: 'x', claims: [] },
    });
    assert.deepEqual(value.keyPoints, [{ label: 'a', statement: 'b', claimIds: [1] }]);
    assert.equal(value.recommendation, null);
    assert.equal(problems.length, 4);
    assert.ok(usable);
  });

  it('R-R05 R-R10 drops items that the check of the draft rejects, but never the headline and answer', () => {
    const judge = (fault: string, word: string) =>
      answerWriter.check({ tables, problemsOf: objects(fault, word) })(answer);
    const point = judge('key_points[1].statement: the number “12” is not computed', 'cheaper');
    assert.deepEqual(
      point.value.keyPoints.map(({ label }) => label),
      ['Simple'],
    );
    assert.ok(point.usable);
    assert.equal(judge('rationale: bad', 'It is simpler.').value.rationale, '');
    assert.equal(judge('recommended_option: bad', 'Whole').value.recommendedOption, null);
    assert.equal(judge('recommendation: bad', 'Keep it whole.').value.recommendation, null);
    assert.deepEqual(judge('ranked_options: wrong order', 'Simple.').value.rankedOptions, []);
    assert.equal(judge('ranked_options[0].rationale: bad', 'Simple.').value.rankedOptions[0]?.rationale, '');
    assert.equal(judge('headline: bad', 'K1.in_words').usable, false);
    assert.equal(judge('direct_answer: bad', 'They').usable, false);
  });

  it('R-R10 is unusable if it still fails the check after dropping items', () => {
    const stubborn = answerWriter.check({
      tables,
      problemsOf: () => ['key_points: there is something wrong'],
    })(answer);
    assert.equal(stubborn.usable, false);
  });

  it('R-R02 R-R07 detects slots of unknown ids, bare ids, empty and overlong texts', () => {
    for (const headline of [
      'So it is. {{C77.support}}.',
      'K1 wins',
      'As C4 says',
      '',
      ' … ',
      'x'.repeat(221),
    ]) {
      const { usable, problems } = answerWriter.check(content)({ ...answer, headline });
      assert.equal(usable, false, headline);
      assert.match(problems[0] ?? '', /^headline: /);
    }
    assert.ok(answerWriter.check(content)({ ...answer, headline: 'A C3 class and K9 units' }).usable);
  });

  it('R-R05 the prompt forbids numbers and names the slots; the tables are included unchanged', () => {
    const [, user] = answerWriter.messages({ seed: 's', question: 'Q?', tables });
    assert.match(user?.content ?? '', /you know no counts and write none/);
    assert.ok(user?.content.includes(JSON.stringify(tables)));
  });
});

const disagreement = {
  issue: 'Is it cheaper?',
  claims: ['C4'],
  camps: ['K1', 'K2'],
  core_tension: 'Cost against speed.',
  assumptions: ['Rates stay.'],
  why_it_matters: 'Money.',
  resolving_information: ['A bill.'],
};

describe('write_disagreements', () => {
  it('R-R02 rests on a contested claim or two camps', () => {
    const check = disagreementsWriter.check(content);
    assert.deepEqual(check({ disagreements: [disagreement] }).value, [
      {
        issue: 'Is it cheaper?',
        claimIds: [4],
        campIds: [1, 2],
        coreTension: 'Cost against speed.',
        assumptions: ['Rates stay.'],
        whyItMatters: 'Money.',
        resolvingInformation: ['A bill.'],
      },
    ]);
    const loose = { ...disagreement, claims: ['C1'], camps: ['K1', 'K9'] };
    const { value, problems } = check({ disagreements: [loose, disagreement] });
    assert.equal(value.length, 1);
    assert.ok(problems.includes('disagreements[0]: must cite a contested claim or two camps'));
  });

  it('R-R10 loses only the faulty field if the rest is usable', () => {
    const problemsOf = objects('disagreements[0].assumptions: bad', 'Rates');
    const { value, usable } = disagreementsWriter.check({ tables, problemsOf })({
      disagreements: [disagreement],
    });
    assert.deepEqual(value[0]?.assumptions, []);
    assert.equal(value[0]?.whyItMatters, 'Money.');
    assert.ok(usable);
  });

  it('R-R10 an empty section is correct only if nothing is contested', () => {
    assert.equal(disagreementsWriter.check(content)({ disagreements: [] }).usable, false);
    const calm = { problemsOf: () => [], tables: { ...tables, contested: [] } };
    assert.equal(disagreementsWriter.check(calm)({ disagreements: [] }).usable, true);
  });
});

describe('write_minority_insights', () => {
  it('R-R09 accepts only candidates, each once', () => {
    const insight = { claim: 'C9', insight: 'Staff may leave.', why_it_matters: 'Know-how goes.' };
    const { value, problems, usable } = minorityInsightsWriter.check(content)({
      insights: [{ ...insight, claim: 'C1' }, insight, insight, { ...insight, claim: 'C99' }],
    });
    assert.deepEqual(value, [{ claimId: 9, insight: 'Staff may leave.', whyItMatters: 'Know-how goes.' }]);
    assert.ok(problems.length >= 3 && usable);
    assert.equal(minorityInsightsWriter.check(content)({ insights: [] }).usable, true);
    const unworded = { claim: 'C9', insight: null, why_it_matters: 'Not printed.' };
    assert.deepEqual(minorityInsightsWriter.check(content)({ insights: [unworded] }), {
      value: [{ claimId: 9, insight: '', whyItMatters: '' }],
      problems: [],
      usable: true,
    });
    assert.equal(
      minorityInsightsWriter.check(content)({ insights: [{ ...insight, claim: 'C1' }] }).usable,
      false,
    );
  });
});

describe('write_uncertainties', () => {
  it('R-R10 rests on something that a response called uncertain', () => {
    const item = {
      description: 'Growth is unknown.',
      claims: ['C1', 'C77'],
      why_unresolved: 'Nobody knows.',
      what_would_resolve_it: ['A plan.'],
      sources: ['u2', 'u7', 'u2'],
    };
    const { value, problems, usable } = uncertaintiesWriter.check(content)({
      uncertainties: [item, { ...item, sources: ['u7'] }],
    });
    assert.deepEqual(value, [
      {
        description: 'Growth is unknown.',
        claimIds: [1],
        whyUnresolved: 'Nobody knows.',
        whatWouldResolveIt: ['A plan.'],
        sources: ['u2'],
      },
    ]);
    assert.ok(problems.length >= 3 && usable);
  });
});

describe('all writers', () => {
  it('R-R02 no output adds an id to the report that the tables do not have', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('C1', 'C4', 'C9', 'K1', 'u1', 'C77', '__proto__'));
    const texts = fc.array(text, { maxLength: 8 });
    const known = new Set([1, 4, 9]);
    const output = fc.record({
      disagreements: fc.array(
        fc.record({
          issue: text,
          claims: texts,
          camps: texts,
          core_tension: text,
          assumptions: texts,
          why_it_matters: text,
          resolving_information: texts,
        }),
      ),
      insights: fc.array(fc.record({ claim: text, insight: text, why_it_matters: text })),
      uncertainties: fc.array(
        fc.record({
          description: text,
          claims: texts,
          why_unresolved: text,
          what_would_resolve_it: texts,
          sources: texts,
        }),
      ),
    });
    fc.assert(
      fc.property(output, (given) => {
        const ids = [
          ...disagreementsWriter
            .check(content)(given)
            .value.flatMap(({ claimIds }) => claimIds),
          ...minorityInsightsWriter
            .check(content)(given)
            .value.map(({ claimId }) => claimId),
          ...uncertaintiesWriter
            .check(content)(given)
            .value.flatMap(({ claimIds }) => claimIds),
        ];
        assert.ok(ids.every((id) => known.has(id)));
      }),
    );
  });
});
