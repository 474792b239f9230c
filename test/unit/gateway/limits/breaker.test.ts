import assert from 'node:assert/strict';
import type { ChatReply } from '../../../../src/domain/run/chat.ts';
import type { FailureClass } from '../../../../src/domain/run/model-outcome.ts';
import { makeBreaker } from '../../../../src/gateway/limits/breaker.ts';
import { answerWith } from '../../../support/chat.ts';

const failure = (kind: FailureClass, retryAfterMs: number | null = null): ChatReply => ({
  kind: 'failure',
  failure: kind,
  message: '',
  retryAfterMs,
});

describe('src/gateway/breaker: the circuit breaker of a synthesizer', () => {
  it('is open after a provider failure for as long as Retry-After says', () => {
    const breaker = makeBreaker();
    breaker.end(failure('rate_limited', 90_000), 1_000, false);
    assert.equal(breaker.waitMs(1_000), 90_000);
    assert.equal(breaker.waitMs(90_999), 1);
    assert.equal(breaker.waitMs(91_000), 0);
  });

  it('lets one call try the provider when its time is up, and closes with its answer', () => {
    const breaker = makeBreaker();
    breaker.end(failure('overloaded'), 0, false);
    assert.equal(breaker.waitMs(4_999), 1);
    assert.equal(breaker.waitMs(5_000), 0);
    assert.equal(breaker.begin(5_000), true);
    assert.ok(breaker.waitMs(5_001) > 0, 'the others stay away meanwhile');
    breaker.end(answerWith({}), 6_000, true);
    assert.equal(breaker.waitMs(6_000), 0);
    assert.equal(breaker.begin(6_000), false);
    assert.equal(breaker.waitMs(6_000), 0, 'closed: calls go side by side');
  });

  it('tries with one call alone, also if an older one ends meanwhile', () => {
    const breaker = makeBreaker();
    breaker.end(failure('timeout'), 0, breaker.begin(0));
    const [trial, older] = [breaker.begin(5_000), false];
    breaker.end(null, 5_001, older);
    assert.ok(breaker.waitMs(5_002) > 0);
    breaker.end(null, 5_003, trial);
    assert.equal(breaker.waitMs(5_004), 0);
  });

  it('doubles the wait after each failed trial, up to a minute', () => {
    const breaker = makeBreaker();
    const waits: number[] = [];
    for (let atMs = 0; waits.length < 6; atMs += breaker.waitMs(atMs)) {
      breaker.end(failure('network'), atMs, breaker.begin(atMs));
      waits.push(breaker.waitMs(atMs));
    }
    assert.deepEqual(waits, [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('counts simultaneous failures of concurrent calls as one', () => {
    const breaker = makeBreaker();
    for (let call = 0; call < 10; call++) breaker.end(failure('overloaded'), call, false);
    assert.ok(breaker.waitMs(10) <= 5_000);
  });

  it('opens for a minute if key or model name is wrong, and stays closed if only one call is at fault', () => {
    for (const kind of ['auth', 'unknown_model'] as const) {
      const breaker = makeBreaker();
      breaker.end(failure(kind), 0, false);
      assert.equal(breaker.waitMs(0), 60_000);
    }
    for (const kind of [
      'refused',
      'empty',
      'malformed',
      'truncated',
      'bad_request',
      'context_too_long',
    ] as const) {
      const breaker = makeBreaker();
      breaker.end(failure(kind), 0, false);
      assert.equal(breaker.waitMs(0), 0, kind);
    }
  });

  it('learns nothing from a call that we ended, but lets the next one try', () => {
    const breaker = makeBreaker();
    breaker.end(failure('timeout'), 0, false);
    breaker.end(null, 6_000, breaker.begin(5_000));
    assert.equal(breaker.waitMs(6_000), 0);
  });
});
