import assert from 'node:assert/strict';
import {
  failureClasses,
  failurePolicies,
  isTechnicalFailure,
  maxTries,
} from '../../../src/domain/model-outcome.ts';

describe('failures of models', () => {
  it('R-W02 retries what can pass, and nothing that is final', () => {
    const retried = failureClasses.filter((failure) => failurePolicies[failure].retry);
    assert.deepEqual(retried.sort(), [
      'empty',
      'malformed',
      'network',
      'overloaded',
      'rate_limited',
      'timeout',
    ]);
    for (const failure of failureClasses) {
      assert.equal(failurePolicies[failure].lateRetry, failurePolicies[failure].retry, failure);
      assert.ok(maxTries(failure) >= 2 && maxTries(failure) <= 4);
    }
  });

  it('R-K05 holds a panel technical unless every model declined the question itself', () => {
    assert.equal(isTechnicalFailure(['refused', 'content_filtered']), false);
    assert.equal(isTechnicalFailure(['refused', 'network']), true);
    assert.equal(isTechnicalFailure(['refused', null]), true);
    assert.equal(isTechnicalFailure([]), true);
  });
});
