import assert from 'node:assert/strict';
import {
  failureClasses,
  failurePolicies,
  isTechnicalFailure,
  nextTryMs,
  type TriesSoFar,
  triesAgain,
} from '../../../../src/domain/run/model-outcome.ts';

describe('failures of panel models', () => {
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
    }
  });

  const first: TriesSoFar = {
    failure: 'overloaded',
    previous: null,
    tries: 1,
    timePassed: 0,
    panelComplete: false,
    late: false,
  };

  it('R-W02 passing failures are retried until a time, not a count, while the panel lacks the answer', () => {
    for (const failure of ['rate_limited', 'overloaded', 'network'] as const) {
      const many = { ...first, failure, previous: failure, tries: 500 };
      assert.ok(triesAgain({ ...many, timePassed: 0.74 }), failure);
      assert.ok(!triesAgain({ ...many, timePassed: 0.75 }), failure);
      assert.ok(triesAgain({ ...many, timePassed: 0.9, late: true }), failure);
    }
  });

  it('R-W02 the late retry of a model that the panel does not need is a single try', () => {
    assert.ok(triesAgain({ ...first, late: true }));
    assert.ok(!triesAgain({ ...first, late: true, panelComplete: true }));
  });

  it('R-W02 tries end after two timeouts in a row, four unusable texts, or a final failure', () => {
    assert.ok(triesAgain({ ...first, failure: 'timeout' }));
    assert.ok(triesAgain({ ...first, failure: 'timeout', previous: 'rate_limited', tries: 9 }));
    assert.ok(!triesAgain({ ...first, failure: 'timeout', previous: 'timeout', tries: 2 }));
    assert.ok(!triesAgain({ ...first, failure: 'timeout', late: true }));
    for (const failure of ['empty', 'malformed'] as const) {
      assert.ok(triesAgain({ ...first, failure, tries: 3 }));
      assert.ok(!triesAgain({ ...first, failure, tries: 4 }));
    }
    for (const failure of failureClasses.filter((each) => !failurePolicies[each].retry))
      assert.ok(!triesAgain({ ...first, failure }), failure);
  });

  it('R-W02 a Retry-After is a lower bound, and grows with each try', () => {
    assert.equal(nextTryMs(null, 3), null);
    assert.deepEqual(
      [1, 2, 3, 4, 5, 20].map((tries) => nextTryMs(1_000, tries)),
      [1_000, 1_000, 2_000, 4_000, 8_000, 30_000],
    );
    assert.equal(nextTryMs(45_000, 20), 45_000);
  });

  it('R-K05 treats a failed panel as technical unless every model declined the question itself', () => {
    assert.equal(isTechnicalFailure(['refused', 'content_filtered']), false);
    assert.equal(isTechnicalFailure(['refused', 'network']), true);
    assert.equal(isTechnicalFailure(['refused', null]), true);
    assert.equal(isTechnicalFailure([]), true);
  });
});
