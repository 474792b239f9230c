import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answerOrder, everyAnswerRule } from '../../../../src/stages/write/answer-rules.ts';

const one = { id: 'K1', rank: 1 };
const other = { id: 'K2', rank: 2 };
const claims = [{ id: 'C1' }];

describe('the rules that the writer of the answer is told', () => {
  const drafts = ['Walk.'];

  it('R-R23 ask for a judgement between answers where there are several, and of errors where there is one', () => {
    const alone = answerOrder({ tables: { camps: [one], claims }, drafts });
    const several = answerOrder({ tables: { camps: [one, other], claims }, drafts });
    assert.match(alone, /assessment: null, unless the panel's answer itself is in error/);
    assert.match(several, /assessment: your judgement of the camps' answers/);
    assert.doesNotMatch(alone, /favours a smaller camp/);
    assert.match(several, /favours a smaller camp, headline and direct answer give both/);
  });

  it('R-R17 leave the choice to the writer where no camp leads', () => {
    const open = /No camp leads, and no text claims a lead/;
    const leading = /They answer as the camp with rank 1 does;/;
    const tied = { camps: [one, { ...other, rank: 1 }], claims };
    assert.match(answerOrder({ tables: tied, drafts }), open);
    assert.doesNotMatch(answerOrder({ tables: tied, drafts }), leading);
    const tables = { camps: [one, other], claims };
    assert.match(answerOrder({ tables: { ...tables, lead: 'not_established' }, drafts }), open);
    const established = answerOrder({ tables: { ...tables, lead: 'established' }, drafts });
    assert.doesNotMatch(established, open);
    assert.match(established, leading);
  });

  it('R-R20 R-R24 speak of facts, numbers, options and cases only where the tables have them', () => {
    const tables = { camps: [one], claims };
    const [fact, number, option, cases] = [
      /The headline is the fact/,
      /the headline gives it as one would say it/,
      /claims have as "option", those that most responses recommend/,
      /If the cases decide/,
    ];
    const bare = answerOrder({ tables, drafts });
    for (const words of [fact, number, option, cases]) assert.doesNotMatch(bare, words);
    assert.match(answerOrder({ tables: { ...tables, question_type: 'factual' }, drafts }), fact);
    const quantities = [{ id: 'q1', is_asked_for: true }];
    assert.match(answerOrder({ tables: { ...tables, quantities }, drafts }), number);
    assert.match(
      answerOrder({ tables: { ...tables, claims: [{ id: 'C1', option: 'oak' }] }, drafts }),
      option,
    );
    assert.match(answerOrder({ tables: { ...tables, cases: [{}] }, drafts }), cases);
  });

  it('R-R10 name every field of the section, whatever the tables hold', () => {
    const tables = fc.record({
      camps: fc.constantFrom([], [one], [one, other]),
      claims: fc.constantFrom([], claims, [{ id: 'C1', option: 'oak' }]),
      question_type: fc.constantFrom('factual' as const, 'decision' as const),
    });
    fc.assert(
      fc.property(tables, fc.constantFrom([], drafts), (shown, given) => {
        const order = answerOrder({ tables: shown, drafts: given });
        for (const field of ['headline', 'direct_answer', 'assessment', 'recommendation', 'ranked_options'])
          assert.ok(order.slice(order.indexOf('\n1. ')).includes(field), field);
        for (const line of order.split('\n')) assert.ok(everyAnswerRule.includes(line));
      }),
    );
  });
});
