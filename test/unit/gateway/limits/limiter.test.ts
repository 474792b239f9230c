import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallLine, ChatReply } from '../../../../src/domain/run/chat.ts';
import { type Limiter, makeLimiter, NoSlotError } from '../../../../src/gateway/limits/limiter.ts';
import { makeGateways } from '../../../../src/gateway/routing.ts';
import {
  type Behaviour,
  completionOf,
  json,
  startFaultyProvider,
} from '../../../harness/providers/faulty-provider.ts';
import { until } from '../../../harness/until.ts';
import { answerWith } from '../../../support/chat.ts';
import { endpointAt, question } from '../helpers.ts';

// A gateway's limits are the operator's promise to a provider: they hold whichever stage calls.

/**
 * A provider that handles a number of concurrent calls, refuses the others, and answers after a
 * while.
 */
function bounded(most: number, answerMs: number, retryAfterMs: number) {
  const seen = { now: 0, most: 0, refused: 0 };
  const behave: Behaviour = (response, socket) => {
    if (seen.now >= most) {
      seen.refused++;
      json({ error: { code: 'rate_limit_exceeded' } }, 429, { 'retry-after-ms': `${retryAfterMs}` })(
        response,
        socket,
      );
      return;
    }
    seen.most = Math.max(seen.most, ++seen.now);
    setTimeout(() => {
      seen.now--;
      json(completionOf('Yes.'))(response, socket);
    }, answerMs);
  };
  return { seen, behave };
}

async function withGateway(
  behave: Behaviour,
  limits: { concurrency: number; callsPerMinute?: number; timeoutMs?: number },
  use: (chat: (line: CallLine, modelId?: string) => Promise<ChatReply>) => Promise<void>,
): Promise<void> {
  const provider = await startFaultyProvider(behave);
  const { timeoutMs = 30_000, ...rest } = limits;
  const gateways = makeGateways([endpointAt(provider.baseUrl, rest)], { timeoutMs });
  try {
    await use((line, modelId = 'lab/model-1') => gateways.chat('main', line, { ...question, modelId }));
  } finally {
    await gateways.close();
    await provider.stop();
  }
}

describe('src/gateway/limiter: slots', () => {
  it('R-H06 the concurrency limit holds over all stages together', async () => {
    const { seen, behave } = bounded(100, 20, 10);
    await withGateway(behave, { concurrency: 2 }, async (chat) => {
      const lines = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'panel' : 'synthesis') as CallLine);
      const replies = await Promise.all(lines.map((line) => chat(line)));
      assert.deepEqual(new Set(replies.map(({ kind }) => kind)), new Set(['answer']));
      assert.equal(seen.most, 2);
    });
  });

  it('R-H06 the calls per minute hold over all stages together, and are evenly spaced', async () => {
    const limiter = makeLimiter({ concurrency: 10, callsPerMinute: 1_500 });
    const starts: number[] = [];
    const since = performance.now();
    const call = async () => {
      starts.push(performance.now());
      return answerWith({});
    };
    await Promise.all(
      (['panel', 'synthesis', 'panel', 'synthesis', 'panel'] as const).map((line) =>
        limiter.run(line, 'm', call),
      ),
    );
    // A busy machine can only delay a start: the third may be late, but not earlier than after 80
    // ms.
    const early = starts.filter((start, i) => start - since < i * 40 - 1);
    assert.deepEqual([starts.length, early], [5, []]);
  });

  it('the time limit of a call starts with the call, not with its wait for a slot', async () => {
    // In sequence they take longer than the time limit of one call, which is far more than each
    // needs.
    const { behave } = bounded(100, 60, 10);
    await withGateway(behave, { concurrency: 1, timeoutMs: 2_500 }, async (chat) => {
      const replies = await Promise.all(Array.from({ length: 45 }, () => chat('panel')));
      assert.deepEqual(new Set(replies.map(({ kind }) => kind)), new Set(['answer']));
    });
  });

  /**
   * Fills the only slot of a limiter, lets calls of these lines wait, and returns the order in
   * which they started.
   */
  async function orderOf(lines: readonly CallLine[]): Promise<string> {
    const limiter = makeLimiter({ concurrency: 1, callsPerMinute: null });
    const order: CallLine[] = [];
    const first = Promise.withResolvers<ChatReply>();
    const filling = limiter.run('panel', 'm', () => first.promise);
    const waiting = lines.map((line) =>
      limiter.run(line, 'm', async () => {
        order.push(line);
        return answerWith({});
      }),
    );
    first.resolve(answerWith({}));
    await Promise.all([filling, ...waiting]);
    return order.map((line) => line[0]).join('');
  }

  it('later stages go before new questions, which still get every fourth slot', async () => {
    const panel = Array<CallLine>(3).fill('panel');
    assert.equal(await orderOf([...panel, 'synthesis', 'synthesis']), 'ssppp');
    assert.equal(await orderOf([...panel, ...Array<CallLine>(8).fill('synthesis')]), 'ssspssspssp');
  });

  it('a wait can be aborted, and then takes no slot', async () => {
    const limiter = makeLimiter({ concurrency: 1, callsPerMinute: null });
    const first = Promise.withResolvers<ChatReply>();
    const filling = limiter.run('panel', 'm', () => first.promise);
    const ending = new AbortController();
    const aborted = limiter.run('panel', 'm', () => assert.fail('it was called'), ending.signal);
    ending.abort(new Error('the run was cancelled'));
    await assert.rejects(aborted, /the run was cancelled/);
    const last = limiter.run('panel', 'm', async () => answerWith({}));
    first.resolve(answerWith({}));
    assert.equal((await last).kind, 'answer');
    await filling;
  });

  it('a wait ends on its own: the step goes back to its queue instead of looking stuck', async () => {
    const limiter = makeLimiter({ concurrency: 1, callsPerMinute: null });
    const first = Promise.withResolvers<ChatReply>();
    const filling = limiter.run('panel', 'm', () => first.promise);
    await assert.rejects(
      limiter.run('panel', 'm', () => assert.fail('it was called'), undefined, 30),
      NoSlotError,
    );
    first.resolve(answerWith({}));
    await filling;
  });

  it('a call that throws frees its slot', async () => {
    const limiter = makeLimiter({ concurrency: 1, callsPerMinute: null });
    await assert.rejects(
      limiter.run('panel', 'm', () => Promise.reject(new Error('ended'))),
      /ended/,
    );
    assert.equal((await limiter.run('panel', 'm', async () => answerWith({}))).kind, 'answer');
  });
});

describe('src/gateway/limiter: refusals of a provider', () => {
  it('R-W02 all models of a gateway learn from its refusals: soon no more calls are made than it accepts', async () => {
    const { seen, behave } = bounded(4, 30, 40);
    await withGateway(behave, { concurrency: 64 }, async (chat) => {
      const untilAnswered = async (modelId: string) => {
        for (;;) {
          const reply = await chat('panel', modelId);
          if (reply.kind === 'answer') return;
          assert.equal(reply.failure, 'rate_limited');
          await sleep(reply.retryAfterMs ?? 0);
        }
      };
      await Promise.all(Array.from({ length: 64 }, (_, i) => untilAnswered(`lab/model-${i}`)));
      assert.equal(seen.most, 4);
      // 60 at the start are unavoidable. Without learning, each of the 16 rounds of 30 ms adds up
      // to 60 more.
      assert.ok(seen.refused < 200, `${seen.refused} calls were refused`);
    });
  });

  it('one refusal holds the other models back for a moment', async () => {
    const limiter = makeLimiter({ concurrency: 10, callsPerMinute: null });
    const since = performance.now();
    await limiter.run('panel', 'refused', refusing(200));
    await limiter.run('panel', 'other', async () => answerWith({}));
    assert.ok(performance.now() - since >= 199, 'the other waited as long as the endpoint asked for');
  });

  const refusing = (retryAfterMs: number) => async (): Promise<ChatReply> => ({
    kind: 'failure',
    failure: 'rate_limited',
    message: '',
    retryAfterMs,
  });
  const dayMs = 600_000;

  /**
   * Asks these models together.
   * @returns how long each waited, in milliseconds
   */
  async function waitsOf<Model extends string>(
    limiter: Limiter,
    ...models: Model[]
  ): Promise<Record<Model, number>> {
    const since = performance.now();
    const waits = models.map(async (model) => {
      await limiter.run('panel', model, async () => answerWith({}));
      return [model, performance.now() - since] as const;
    });
    return Object.fromEntries(await Promise.all(waits)) as Record<Model, number>;
  }

  it('R-W02 (Retry-After of one model) holds that model for as long, and the others for a moment, after which they overtake it', async () => {
    const limiter = makeLimiter({ concurrency: 10, callsPerMinute: null });
    await limiter.run('panel', 'limited', refusing(2_500));
    const waits = await waitsOf(limiter, 'limited', 'other');
    assert.ok(waits.limited >= 2_499, `the model itself waited ${waits.limited} ms`);
    assert.ok(waits.other >= 999 && waits.other < waits.limited, `another waited ${waits.other} ms`);
  });

  it('R-W02 (Retry-After of several models) holds all models for as long as two of them were asked to wait', async () => {
    const limiter = makeLimiter({ concurrency: 10, callsPerMinute: null });
    await limiter.run('panel', 'a', refusing(dayMs));
    await Promise.all([
      limiter.run('panel', 'b', refusing(1_500)),
      limiter.run('panel', 'c', refusing(1_000)),
    ]);
    const { other } = await waitsOf(limiter, 'other');
    assert.ok(other >= 1_400 && other < 20_000, `another waited ${other} ms`);
  });

  it('few refused models among many with calls in progress hold the others for a moment only', async () => {
    const limiter = makeLimiter({ concurrency: 10, callsPerMinute: null });
    const end = Promise.withResolvers<ChatReply>();
    const models = ['a', 'b', 'c'];
    const underWay = models.map((model) => limiter.run('panel', model, () => end.promise));
    await Promise.all(['x', 'y'].map((model) => limiter.run('panel', model, refusing(dayMs))));
    const { other } = await waitsOf(limiter, 'other');
    assert.ok(other < 20_000, `another waited ${other} ms`);
    end.resolve(answerWith({}));
    await Promise.all(underWay);
  });

  it('the limit of one model alone neither narrows the gateway nor holds it back for long', async () => {
    const limiter = makeLimiter({ concurrency: 8, callsPerMinute: null });
    let calls = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const running = (model: string) =>
      limiter.run('panel', model, async () => {
        most = Math.max(most, ++calls);
        await new Promise<void>((resolve) => ends.push(resolve));
        calls--;
        return answerWith({});
      });
    const held = [running('a'), running('b')];
    await limiter.run('panel', 'limited', refusing(dayMs));
    const others = ['c', 'd', 'e', 'f', 'g', 'h'].map(running);
    // After a moment: the test would not wait for ten minutes.
    await until('eight are under way', async () => most === 8);
    for (const end of ends) end();
    await Promise.all([...held, ...others]);
  });

  it('R-W03 of a stopping worker lets calls of a panel begin no more, and those under way end', async () => {
    const limiter = makeLimiter({ concurrency: 1, callsPerMinute: null });
    const end = Promise.withResolvers<ChatReply>();
    const underWay = limiter.run('panel', 'first', () => end.promise);
    const waiting = limiter.run('panel', 'second', async () => assert.fail());
    const ofSynthesis = limiter.run('synthesis', 'third', async () => answerWith({}));
    limiter.closePanel();
    await assert.rejects(waiting, NoSlotError);
    await assert.rejects(
      limiter.run('panel', 'later', async () => assert.fail()),
      NoSlotError,
    );
    end.resolve(answerWith({}));
    for (const reply of await Promise.all([underWay, ofSynthesis])) assert.equal(reply.kind, 'answer');
  });
});
