import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { stages, stepNames, steps } from '../../../../src/domain/run/stages.ts';

const stageOf = (step: string) => step.split('_')[0] ?? '';

describe('the vocabulary of stages', () => {
  it('R-R11 begins the name of each step with that of its stage, in the order of the stages', () => {
    const order = Object.keys(stages);
    const ranks = stepNames.map((step) => order.indexOf(stageOf(step)));
    assert.ok(!ranks.includes(-1));
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    );
  });

  it('R-R11 has steps done by the synthesizers of their stage, or of the one that lends them', () => {
    const borrowed = { adjudicate: 'label', read: 'write', prefer: 'write' };
    for (const step of stepNames) {
      const { calls } = steps[step];
      const own = stageOf(step);
      if (calls !== null) assert.equal(calls, borrowed[own as keyof typeof borrowed] ?? own, step);
    }
  });

  it('R-R11 has the folders of src/stages, but for what stages share', () => {
    const folders = readdirSync('src/stages', { withFileTypes: true }).filter((each) => each.isDirectory());
    const shared = ['assemble', 'call', 'evidence', 'job', 'play'];
    const named = folders.map(({ name }) => name).filter((name) => !shared.includes(name));
    assert.deepEqual(
      named.filter((name) => !(name in stages)),
      [],
    );
    assert.deepEqual(
      [...new Set(stepNames.map(stageOf))].filter((stage) => !named.includes(stage)),
      [],
    );
  });
});
