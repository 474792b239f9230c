import assert from 'node:assert/strict';
import { adviceFor, stopsAsking } from '../../../../src/domain/run/first-calls.ts';

describe('src/domain/run/first-calls', () => {
  it('R-N04 five refusals of the key end a run; unknown ids end it only when no quorum is possible', () => {
    assert.equal(stopsAsking({ failure: 'auth', failed: 4, total: 157 }), false);
    assert.equal(stopsAsking({ failure: 'auth', failed: 5, total: 157 }), true);
    assert.equal(stopsAsking({ failure: 'unknown_model', failed: 20, total: 40 }), false);
    assert.equal(stopsAsking({ failure: 'unknown_model', failed: 21, total: 40 }), true);
    assert.equal(stopsAsking({ failure: 'network', failed: 6, total: 10 }), true);
    assert.equal(stopsAsking({ failure: 'bad_request', failed: 6, total: 10 }), true);
    for (const failure of ['refused', 'timeout', 'overloaded', 'truncated'] as const)
      assert.equal(stopsAsking({ failure, failed: 9, total: 10 }), false, failure);
  });

  it('R-N04 advises what to do about a failure of the set-up that most models had, and about no other', () => {
    assert.deepEqual(
      [adviceFor(['auth', 'auth', 'timeout'])?.failure, adviceFor(['auth', 'auth', null])?.models],
      ['auth', 2],
    );
    assert.equal(adviceFor(['auth', 'timeout']), null);
    assert.equal(adviceFor(['refused', 'refused', 'auth']), null);
    assert.equal(adviceFor([null, null, null, 'auth']), null);
    assert.equal(adviceFor([]), null);
  });
});
