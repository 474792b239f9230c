import assert from 'node:assert/strict';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { characterCount } from '../../../../src/text/code-points.ts';
import { answers, factsWith } from '../lightning.ts';

describe('the headline of a question for a number', () => {
  it('R-R12 R-R22 an unread headline may state the number by its slots, and no position beside the largest', () => {
    const named = ['Millions', 'About 187 million a day'].map((label, i) => ({
      ...{ campId: i + 1, label, thesis: `${label}.`, recommendedOption: null },
    }));
    const split = factsWith({
      camps: named,
      labels: answers.map(([modelId, text], i) => ({
        modelId,
        stances: [],
        unresolved: [],
        camp: { campId: i < 5 ? 1 : 2, span: { offset: 0, length: characterCount(text) } },
      })),
    });
    const problemsOf = (headline: string) =>
      sectionProblems(
        'answer',
        {
          ...{ headline, directAnswer: 'So much: {{q1.range}}.', rationale: '' },
          ...{ keyPoints: [], assessment: null, recommendation: null, rankedOptions: [] },
        },
        tablesOf(split.findings),
        'lists',
      ).filter((problem) => /may hold only/.test(problem));
    assert.deepEqual(problemsOf('{{q1.range}}'), []);
    assert.deepEqual(problemsOf('{{q1.median}}; {{K2.support}}'), []);
    assert.equal(problemsOf('About 187 million a day').length, 1);
  });
});
