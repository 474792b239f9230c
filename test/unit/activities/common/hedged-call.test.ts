import assert from 'node:assert/strict';
import { hedgedCall } from '../../../../activities/common/hedged-call.ts';
import type { ChatReply } from '../../../../src/domain/run/chat.ts';
import type { Hedges } from '../../../../src/gateway/limits/hedges.ts';
import { answerWith } from '../../../support/chat.ts';

const never = new AbortController().signal;
const failure: ChatReply = { kind: 'failure', failure: 'overloaded', message: '', retryAfterMs: null };

/** Every call is slow at once. */
function slowAtOnce({ mayTake = true } = {}) {
  const ended: number[] = [];
  const hedges: Hedges = {
    begin: () => undefined,
    isSlow: () => true,
    take: () => mayTake,
    end: (_, ms) => void ended.push(ms),
  };
  return { hedges, ended };
}

/** Answers of the first call and the second, and which of them was aborted. */
function callsOf(...replies: readonly (ChatReply | 'hangs' | Error)[]) {
  const aborted: number[] = [];
  let made = 0;
  const call = async (signal: AbortSignal): Promise<ChatReply> => {
    const at = made++;
    const reply = replies[at]!;
    if (reply instanceof Error) throw reply;
    if (reply !== 'hangs') return reply;
    return await new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(at);
        reject(signal.reason);
      });
    });
  };
  return { call, aborted, made: () => made };
}

describe('a slow call of the synthesis', () => {
  it('R-W17 is made a second time: the first answer counts and says so, and the other call is aborted', async () => {
    const { hedges, ended } = slowAtOnce();
    const { call, aborted } = callsOf('hangs', answerWith({ text: 'Second.' }));
    const reply = await hedgedCall(hedges, 'label', call, never, 1);
    assert.ok(reply.kind === 'answer' && reply.text === 'Second.' && reply.sent.madeTwice);
    assert.deepEqual([aborted, ended.length], [[0], 1]);
  });

  it('R-W17 counts with its own answer if the second call fails or has no slot', async () => {
    for (const second of [failure, new Error('no slot')]) {
      let answer: (reply: ChatReply) => void = () => undefined;
      const late = new Promise<ChatReply>((resolve) => {
        answer = resolve;
      });
      let made = 0;
      const call = async () => {
        if (made++ === 0) return await late;
        setTimeout(answer, 20, answerWith({ text: 'First.' }));
        if (second instanceof Error) throw second;
        return second;
      };
      const reply = await hedgedCall(slowAtOnce().hedges, 'label', call, never, 1);
      assert.ok(reply.kind === 'answer' && reply.text === 'First.');
    }
  });

  it('R-W17 is made once if its stage has had its share, and if the setting is off', async () => {
    for (const hedges of [slowAtOnce({ mayTake: false }).hedges, null]) {
      let made = 0;
      const call = async () => {
        made++;
        await new Promise((resolve) => setTimeout(resolve, 400));
        return answerWith({});
      };
      const reply = await hedgedCall(hedges, 'label', call, never, 1);
      assert.ok(reply.kind === 'answer' && !reply.sent.madeTwice);
      assert.equal(made, 1);
    }
  });

  it('ends with the failure of the first call, or its cancellation', async () => {
    const { call } = callsOf(failure);
    assert.deepEqual(await hedgedCall(slowAtOnce().hedges, 'label', call, never, 1), failure);
    const hanging = callsOf('hangs', 'hangs');
    const cancelled = AbortSignal.timeout(600);
    await assert.rejects(hedgedCall(slowAtOnce().hedges, 'label', hanging.call, cancelled, 1), /timeout/i);
    assert.deepEqual([hanging.made(), hanging.aborted], [2, [0, 1]]);
  });
});
