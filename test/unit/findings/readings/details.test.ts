import assert from 'node:assert/strict';
import type { CheckedDetail, DetailRef } from '../../../../src/findings/findings.ts';
import {
  type CaseAsked,
  detailOutcome,
  detailsIn,
  detailsThatCount,
  detailsToAsk,
} from '../../../../src/findings/readings/details.ts';

const span = { offset: 0, length: 1 };
const someCase = (modelId: string): CaseAsked => ({
  ...{ kind: 'case', group: 0, modelId, when: 'it rains', option: 'wait', span },
});
const read = (modelId: string, extractedBy: string) => ({ extractedBy, details: [someCase(modelId)] });
const [own = null] = detailsIn(read('a', 'north'));
/** The same, once synthesizers were asked. */
const asked = (...answers: (readonly [by: string, found: boolean])[]): CheckedDetail => ({
  ...own!,
  readings: [
    ...own!.readings,
    ...answers.map(([by, found]) => ({ by, stage: 'adjudicate' as const, found, span })),
  ],
});

describe('figures and cases', () => {
  it('R-R12 R-R13 are asked of a synthesizer that has not read them, and of no other', () => {
    const responses = [read('a', 'north'), read('b', 'south')];
    assert.deepEqual(
      ['north', 'south', 'third'].map((by) => detailsToAsk(responses, by).map(({ modelId }) => modelId)),
      [['b'], ['a'], ['a', 'b']],
    );
  });

  it('R-R10 count if a second synthesizer finds them, or nobody answers, and are unresolved if it does not', () => {
    const basisOf = (...answers: (readonly [string, boolean])[]) => detailOutcome(asked(...answers)).basis;
    assert.equal(basisOf(), 'single');
    assert.equal(basisOf(['south', true]), 'agreed');
    assert.equal(basisOf(['south', false]), 'unresolved');
    assert.equal(basisOf(['south', false], ['third', true]), 'agreed');
    assert.equal(basisOf(['south', false], ['third', false]), 'unresolved', 'both find that it is not there');
    const counts = detailsThatCount([asked(['south', false])]);
    const ref: DetailRef = { kind: 'case', group: 0, modelId: 'a' };
    assert.ok(!counts(ref));
    assert.ok(
      counts({ ...ref, kind: 'figure' }) && counts({ ...ref, group: 1 }) && counts({ ...ref, modelId: 'b' }),
    );
    assert.ok(detailsThatCount([asked(['south', true])])(ref));
  });
});
