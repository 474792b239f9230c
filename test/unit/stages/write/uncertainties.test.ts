import assert from 'node:assert/strict';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';
import { listSources } from '../../../support/stages/writing.ts';

describe('write_uncertainties', () => {
  it('R-R10 rests on something that a response called uncertain', () => {
    const item = {
      description: 'Growth is unknown.',
      claims: ['C1', 'C77'],
      why_unresolved: 'Nobody knows.',
      what_would_resolve_it: ['A plan.'],
      sources: ['u1', 'u7', 'u1'],
    };
    const { value, problems, usable } = uncertaintiesWriter.check(listSources.uncertainties)({
      uncertainties: [item, { ...item, sources: ['u7'] }],
    });
    assert.deepEqual(value, { uncertainties: [{ ...item, claims: ['C1'], sources: ['u1'] }] });
    assert.ok(problems.length >= 3 && usable);
  });
});
