import assert from 'node:assert/strict';
import type { Draft } from '../../../src/findings/drafts.ts';
import { worldOf } from '../../../src/simulator/models/worlds.ts';
import { consensusModels, plantedAnswer, playStage, questions, task } from './support.ts';
import { tablesFor } from './tables.ts';

const north = 'simulator/synthesizer-north';

// Prose states no amounts.
const quantity =
  /\d|%|\b(two|three|four|five|dozens?|half|majority|minority|most|many|few|several|unanimous\w*)\b|\b(all|some|none|one|every|each|no) (of the )?(models?|panel|responses?)\b/i;

describe('simulator: written sections', () => {
  for (const [key, question] of Object.entries(questions)) {
    describe(key, () => {
      const tables = tablesFor(question, consensusModels);
      const materials = task({ question, tables });
      const answer = playStage('write_answer', materials, north) as Draft<'answer'>;
      const { disagreements } = playStage('write_disagreements', materials, north) as Draft<'disagreements'>;
      const { insights } = playStage(
        'write_minority_insights',
        materials,
        north,
      ) as Draft<'minority_insights'>;
      const { uncertainties } = playStage('write_uncertainties', materials, north) as Draft<'uncertainties'>;
      const prose = strings([answer, disagreements, insights, uncertainties]).filter((text) =>
        text.includes(' '),
      );

      it('R-R05 states no amounts of its own, and has no braces', () => {
        for (const text of prose) assert.doesNotMatch(text, quantity);
        assert.doesNotMatch(prose.join(' '), /[{}]/);
      });

      it('R-R02 cites only ids of the tables', () => {
        const ids = new Set([...tables.claims, ...tables.camps, ...tables.uncertainties].map(({ id }) => id));
        for (const cited of [
          ...answer.key_points.flatMap(({ claims }) => claims),
          ...answer.ranked_options.flatMap(({ claims }) => claims),
          ...(answer.recommendation?.claims ?? []),
          ...disagreements.flatMap(({ claims, camps }) => [...claims, ...camps]),
          ...insights.map(({ claim }) => claim),
          ...uncertainties.flatMap(({ claims, sources }) => [...claims, ...sources]),
        ])
          assert.ok(ids.has(cited), cited);
      });

      it('R-S07 copies no more than 12 words in a row from any response', () => {
        const known = new Set(
          consensusModels.flatMap((model) => runs(plantedAnswer(1, question, model), 13)),
        );
        assert.deepEqual(
          prose.flatMap((text) => runs(text, 13)).filter((run) => known.has(run)),
          [],
        );
      });

      it('leads with the largest camp', () => {
        const [first] = tables.camps.toSorted((a, b) => a.rank - b.rank);
        assert.equal(answer.ranked_options[0]?.option, first!.recommended_option);
        assert.equal(answer.headline, first!.recommended_option);
        assert.ok(answer.headline.split(' ').length <= 20, answer.headline);
      });

      it('has all sections that a reader expects, each complete', () => {
        assert.ok(answer.key_points.length >= 1 && answer.key_points.length <= 3);
        assert.ok(answer.recommendation);
        assert.equal(answer.ranked_options.length, tables.camps.length);
        assert.ok(disagreements.length >= 1);
        assert.deepEqual(new Set(insights.map(({ claim }) => claim)), new Set(tables.minority_candidates));
        assert.ok(uncertainties.length >= 2);
        for (const text of prose.filter(
          (each) => each.length > 110 && each !== answer.headline && !each.startsWith('Whether'),
        ))
          assert.match(text, /[.!?]$/);
        for (const text of prose) assert.doesNotMatch(text, / {2}|undefined|null|\.\.|\. [a-z]/);
      });

      it('reports a claim of a single model (R-R09)', () => {
        const { answerOf, knowledge } = worldOf(1, question);
        const rare = knowledge.panel.claims.find(({ minority }) => minority === 'one')!;
        const holds = (model: string) =>
          answerOf(model).statements.some(({ claimId }) => claimId === rare.id);
        assert.equal(consensusModels.filter(holds).length, 1);
        assert.ok(insights.some(({ insight }) => insight?.startsWith(rare.wordings[0]!)));
      });
    });
  }

  it('leaves the question open if two camps lead, and recommends nothing', () => {
    const question = questions['monolith-or-microservices'];
    const tables = tablesFor(question, consensusModels);
    const tied = { ...tables, camps: tables.camps.map((camp) => ({ ...camp, rank: 1 })) };
    const answer = playStage('write_answer', task({ question, tables: tied }), north) as Draft<'answer'>;
    assert.equal(answer.recommendation, null);
    assert.match(answer.headline, /divided/);
  });

  it('writes from tables of a topic that it does not know', () => {
    const question = 'What is the best colour for a bicycle?';
    const tables = {
      camps: [{ id: 'K1', label: 'Red', thesis: 'Red is seen best.', recommended_option: 'Red', rank: 1 }],
      claims: [
        {
          id: 'C1',
          statement: 'Red is visible.',
          rank: 1,
          standing: 'agreed',
          camps_for: ['K1'],
          camps_against: [],
        },
        {
          id: 'C2',
          statement: 'Red fades.',
          rank: 2,
          standing: 'contested',
          camps_for: [],
          camps_against: [],
        },
      ],
      minority_candidates: ['C2'],
      disputed: ['C2'],
      uncertainties: [{ id: 'u1', description: 'Nobody knows how paint ages.', claims: ['C2'] }],
    };
    const play = (stage: string) => JSON.stringify(playStage(stage, task({ question, tables }), north));
    assert.match(play('write_answer'), /Red is visible\./);
    assert.match(play('write_disagreements'), /Whether red fades/);
    assert.match(play('write_minority_insights'), /Red fades\./);
    assert.match(play('write_uncertainties'), /"u1"/);
  });
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
}

function runs(text: string, length: number): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return all
    .slice(0, Math.max(0, all.length - length + 1))
    .map((_, at) => all.slice(at, at + length).join(' '));
}
