import assert from 'node:assert/strict';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';
import { content } from '../../../support/stages/writing.ts';

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
