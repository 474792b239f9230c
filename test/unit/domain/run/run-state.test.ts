import assert from 'node:assert/strict';
import {
  inProgressStatuses,
  isInProgress,
  phaseOf,
  runStatuses,
  transitions,
} from '../../../../src/domain/run/run-state.ts';

describe('run states', () => {
  it('R-G02 has six states and only these transitions', () => {
    assert.deepEqual(transitions, {
      queued: ['running', 'failed'],
      running: ['synthesizing', 'failed'],
      synthesizing: ['completed', 'partial', 'failed'],
      completed: [],
      partial: [],
      failed: [],
    });
    assert.equal(runStatuses.length, 6);
  });

  it('R-G02 counts a run as finished if no transition is left', () => {
    assert.deepEqual(inProgressStatuses, ['queued', 'running', 'synthesizing']);
    assert.deepEqual(
      runStatuses.filter((status) => !isInProgress(status)),
      ['completed', 'partial', 'failed'],
    );
  });

  it('R-G02 shows the phase panel while models answer, else null', () => {
    assert.deepEqual(runStatuses.map(phaseOf), ['panel', 'panel', null, null, null, null]);
  });
});
