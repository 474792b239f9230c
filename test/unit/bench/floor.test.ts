import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import type { Errors } from '../../../bench/panel/coder/errors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { floorOf } from '../../../bench/panel/scores/floor.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';

describe('what both synthesizers misread alike', () => {
  const knowledge = knowledgeOf(plantPanel(streetSetting(7), catalogueOf(40).models));
  const shown = (statement: string) => ({
    ...{ statement, caveats: [], evidence_spans: [] },
    ...{ supporting_model_ids: [], opposing_model_ids: [], mixed_or_uncertain_model_ids: [] },
  });
  const { claims, invented } = knowledge.panel;
  const made = claims.map(({ wordings: [words = ''] }) => words);
  const floor = (rule: Partial<Errors>, statements = made) => {
    const errors = { seed: 7, rates: { flipped: 0.2 }, ...rule };
    return floorOf(knowledge, errors, ['a', 'b'], { claims: statements.map(shown), camps: [] });
  };

  it('is what they share, the product by chance, and nothing of one alone or of errors made anew', () => {
    const near = (value: number, expected: number) =>
      assert.ok(Math.abs(value - expected) < 0.05, `${value} is not about ${expected}`);
    near(floor({ steady: true, shared: 1 }), 0.2);
    near(floor({ steady: true, shared: 0.5 }), 0.12);
    near(floor({ steady: true }), 0.04);
    assert.equal(floor({ steady: true, who: 'a' }), 0);
    assert.equal(floor({}), 0);
  });

  it('counts claims that nobody makes if a report has them, and no claims that it has not', () => {
    const rule = { steady: true, shared: 1, rates: { invented: 0.3 } };
    const others = invented.map(({ statement }) => statement);
    assert.equal(floor(rule, others), 1);
    assert.equal(floor({ steady: true, shared: 1 }, others), 0, 'nobody sees one');
    assert.equal(floor(rule, []), 0);
  });
});
