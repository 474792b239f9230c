import assert from 'node:assert/strict';
import {
  type AdjudicateInput,
  type AdjudicateOutput,
  adjudicateMessages,
} from '../../../../src/stages/adjudicate/adjudicate.ts';
import { checkAdjudication } from '../../../../src/stages/adjudicate/check-answers.ts';
import { claims, listed, type Shown, source, task } from '../../../support/stages/adjudication.ts';

/** The id that the call gives to a claim or camp of a response. */
const idOf = (words: string, of = 'R2'): string =>
  [...listed(task, 'claims'), ...listed(task, 'camps')].find(
    ({ statement, label, response: id }) => (statement ?? label)?.startsWith(words) && id === of,
  )?.id ?? '';
const answer = (id: string, says_true: boolean, says_false: boolean, sentences: number[]) => ({
  ...{ id, says_true, says_false, sentences },
});
// Sentences 1 and 2 are those of the other response.
const all = [
  answer(idOf('Simple'), true, false, [3]),
  answer(idOf('Scales'), false, true, [4]),
  answer(idOf('Cheap'), true, true, [4, 5]),
  answer(idOf('Fast'), false, false, []),
  answer(idOf('Fast', 'R1'), true, false, [1]),
];
const campAnswers = [
  { id: idOf('Camp 7'), is_own_answer: true, sentences: [3] },
  { id: idOf('Camp 8'), is_own_answer: false, sentences: [] },
];
const checkAll = checkAdjudication(source);
/** Answers about claims and camps alone. */
const check = (output: Pick<AdjudicateOutput, 'claims' | 'camps'>) =>
  checkAll({ figures: [], cases: [], ...output });

describe('answers about what was not found alike', () => {
  it('R-R04 turns two answers of yes or no about one response into a stance, each yes with its verified span', () => {
    const { value, problems, usable } = check({ claims: all.toReversed(), camps: campAnswers });
    assert.deepEqual(problems, []);
    assert.ok(usable);
    const span = (offset: number, length: number) => ({ offset, length });
    assert.deepEqual(
      value.stances.toSorted((x, y) => (`${x.modelId}${x.claimId}` < `${y.modelId}${y.claimId}` ? -1 : 1)),
      [
        { modelId: 'a', claimId: 11, found: 'support', span: span(0, 29) },
        { modelId: 'a', claimId: 12, found: 'oppose', span: span(30, 52) },
        { modelId: 'a', claimId: 13, found: 'mixed', span: span(30, 84) },
        { modelId: 'a', claimId: 14, found: 'not_addressed', span: null },
        { modelId: 'b', claimId: 14, found: 'support', span: span(0, 20) },
      ],
    );
    assert.deepEqual(value.camps, [{ modelId: 'a', found: 7, span: span(0, 29) }]);
    assert.deepEqual([value.evidenceFound, value.evidenceDropped], [5, 0]);
  });

  it('R-R10 a yes without a sentence of its own response is no answer, after a problem was reported', () => {
    for (const sentences of [[], [99], [0], [1], [2, 3], [3, 5], [6]]) {
      const { value, problems, usable } = check({
        claims: [{ ...all[0]!, sentences }, ...all.slice(1)],
        camps: [{ ...campAnswers[0]!, sentences }, campAnswers[1]!],
      });
      assert.ok(!value.stances.some(({ claimId }) => claimId === 11), sentences.join());
      assert.deepEqual(value.camps, [], 'a camp in doubt is left open');
      assert.deepEqual(
        problems.map((problem) => problem.slice(0, problem.indexOf(':'))),
        ['claims[0].sentences', 'camps[0].sentences'],
      );
      assert.ok(usable);
    }
  });

  it('R-R10 asks again if more than one answer in ten is missing: what is not answered stays as it was read', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...claims[0]!, claimId: 30 + at }));
    const asked = { ...source, claims: many, camps: [] };
    const isAskedAgain = (missing: number) => {
      const entries = listed(adjudicateMessages(asked)[1]!.content, 'claims').map(({ id }, at) =>
        answer(id, true, false, at < missing ? [99] : [4]),
      );
      const { problems, tolerated = 0 } = checkAdjudication(asked)({
        ...{ claims: entries, camps: [] },
        ...{ figures: [], cases: [] },
      });
      assert.equal(problems.length, missing);
      return problems.length > tolerated;
    };
    assert.deepEqual([0, 1, 2, 3, 20].map(isAskedAgain), [false, false, false, true, true]);
  });

  it('R-R10 asks for unreadable lines alone, and for the whole list where more is missing', () => {
    const unread = answer('', false, false, []);
    const problemsOf = (entries: typeof all) =>
      check({ claims: entries, camps: campAnswers }).problems.map((problem) => problem.replace(/Q\d/g, 'Q'));
    const named = 'is no line with an id, a sign and a sentence; missing are Q';
    assert.deepEqual(problemsOf([all[0]!, unread, ...all.slice(2)]), [`claims[1]: ${named}`]);
    assert.deepEqual(problemsOf([all[0]!, unread, ...all.slice(3)]), [
      `claims[1]: ${named}, Q`,
      'claims: ids are missing: Q, Q',
    ]);
    const twice = problemsOf([all[0]!, all[0]!, ...all.slice(2)]);
    assert.ok(twice.includes('claims: ids are missing: Q'), 'an id that stands twice excuses none');
  });

  it('R-R16 (cross-checks) a response that takes two camps, or none, is in none of them', () => {
    for (const isOwn of [true, false]) {
      const { value } = check({
        claims: all,
        camps: campAnswers.map((each) => ({
          ...each,
          is_own_answer: isOwn,
          sentences: isOwn ? [3] : [],
        })),
      });
      assert.deepEqual(value.camps, [{ modelId: 'a', found: null, span: null }]);
    }
  });

  it('R-R12 R-R13 asks whether a response gives a figure or names a case, and takes a yes only with its sentence', () => {
    const figure = {
      kind: 'figure' as const,
      modelId: 'a',
      what: 'load',
      unit: 'users',
      answersQuestion: true,
    };
    const someCase = {
      kind: 'case' as const,
      modelId: 'a',
      when: 'the load is high',
      option: 'services',
    };
    const place = { span: { offset: 0, length: 1 } };
    const asked: AdjudicateInput = {
      ...{ ...source, claims: [], camps: [] },
      details: [
        { ...figure, ...place, group: 0, low: 20, high: 30, highUnit: figure.unit },
        { ...figure, ...place, group: 1, low: 9, high: 9, highUnit: figure.unit },
        { ...someCase, ...place, group: 0 },
        { ...someCase, ...place, group: 1, when: 'the load is low' },
      ],
    };
    const text = adjudicateMessages(asked)[1]!.content;
    const [figures, cases] = [listed(text, 'figures'), listed(text, 'cases')];
    const idIn = (items: readonly Shown[], words: string) =>
      items.find(({ number, if: when }) => (number ?? when) === words)?.id ?? '';
    assert.deepEqual(figures.map(({ number, answers_question: isAsked }) => `${number} ${isAsked}`).sort(), [
      '20 to 30 true',
      '9 true',
    ]);
    assert.ok(cases.every(({ response: id, option }) => id === 'R2' && option === 'services'));
    const entry = (id: string, is_given: boolean, sentences: number[]) => ({ id, is_given, sentences });
    const { value, problems, usable } = checkAdjudication(asked)({
      ...{ claims: [], camps: [] },
      figures: [entry(idIn(figures, '20 to 30'), true, [3]), entry(idIn(figures, '9'), true, [1])],
      cases: [
        entry(idIn(cases, 'the load is high'), false, []),
        entry(idIn(cases, 'the load is low'), true, [5]),
      ],
    });
    const found = value.details.map((each) => [each.kind, each.group, each.found, each.span?.offset ?? null]);
    assert.deepEqual(
      new Set(found.map((each) => each.join())),
      new Set(['figure,0,true,0', 'case,0,false,', 'case,1,true,83']),
    );
    assert.equal(problems.length, 1, 'sentence 1 is of another response');
    assert.ok(usable);
  });

  it('R-R10 ids not given, doubled or left out are problems; with most missing the call has failed', () => {
    const foreign = { id: 'Q99', says_true: true, says_false: false, sentences: [1] };
    const doubled = check({ claims: [...all, foreign, all[0]!], camps: campAnswers });
    assert.deepEqual(doubled.problems, [
      'claims[5].id: is no id of the claims',
      'claims[6].id: stands twice',
    ]);
    assert.equal(doubled.value.stances.length, 5);
    const few = check({ claims: all.slice(0, 2), camps: [] });
    assert.ok(!few.usable);
    assert.equal(few.problems.length, 2);
  });
});
