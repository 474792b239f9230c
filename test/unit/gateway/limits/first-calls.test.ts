import assert from 'node:assert/strict';
import type { ChatReply } from '../../../../src/domain/run/chat.ts';
import { makeFirstCalls } from '../../../../src/gateway/limits/first-calls.ts';
import { answerWith } from '../../../support/chat.ts';

const answer = answerWith({});
const failure = (kind: 'auth' | 'network' | 'unknown_model'): ChatReply => ({
  ...{ kind: 'failure', failure: kind, message: 'why', retryAfterMs: null },
});

/** Ten calls at once, whose replies are given one by one. */
function tenCalls() {
  const clock = { ms: 0 };
  const first = makeFirstCalls(() => clock.ms);
  const made: PromiseWithResolvers<ChatReply>[] = [];
  const call = () => {
    const reply = Promise.withResolvers<ChatReply>();
    made.push(reply);
    return reply.promise;
  };
  const replies = Array.from({ length: 10 }, () => first.run(call));
  return { first, made, replies, clock };
}

describe('src/gateway/limits/first-calls', () => {
  it('R-N04 five calls go ahead, and the others fail like them if all are refused for the key', async () => {
    const { made, replies, first, clock } = tenCalls();
    assert.equal(made.length, 5);
    for (const { resolve } of made) resolve(failure('auth'));
    const last = await replies[9]!;
    assert.ok(last.kind === 'failure');
    assert.deepEqual([last.failure, last.message], ['auth', 'Not asked, as the first calls failed: why']);
    assert.equal(made.length, 5);
    assert.equal((await first.run(async () => answer)).kind, 'failure', 'a call of the same run');
    clock.ms = 6_000;
    assert.equal((await first.run(async () => answer)).kind, 'answer', 'a later run');
  });

  it('the others go on as soon as one has answered, or failed for a reason of its own', async () => {
    for (const reply of [answer, failure('unknown_model')]) {
      const { made, replies, first } = tenCalls();
      made[0]!.resolve(failure('network'));
      made[3]!.resolve(reply);
      await replies[3];
      await new Promise(setImmediate);
      assert.equal(made.length, 10);
      assert.ok(first.hasAnswered());
    }
  });

  it('the others go on after three seconds without any reply, and a call that is ended stops waiting', async () => {
    const { made, first } = tenCalls();
    const ended = first.run(async () => answer, AbortSignal.abort(new Error('ended')));
    await assert.rejects(ended, /ended/);
    while (made.length < 10) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.ok(!first.hasAnswered());
  });
});
