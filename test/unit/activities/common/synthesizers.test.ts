import assert from 'node:assert/strict';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import type { ActivityDeps } from '../../../../activities/common/deps.ts';
import { makePlaces } from '../../../../activities/common/in-turn.ts';
import { synthesizerCalls } from '../../../../activities/common/synthesizers.ts';
import type { ChatReply } from '../../../../src/domain/run/chat.ts';
import { makeBreakers } from '../../../../src/gateway/limits/breaker.ts';
import { type Limiter, makeLimiter } from '../../../../src/gateway/limits/limiter.ts';
import { callWithFallback } from '../../../../src/stages/call/ladder.ts';
import { answerWith } from '../../../support/chat.ts';

const stage = { name: 'draft', maxOutputTokens: 10, jsonSchema: {} };
const startToCloseTimeoutMs = 10_000;
const silent = pino({ level: 'silent' });
const both = [
  { modelId: 'm/north', gateway: 'north' },
  { modelId: 'm/south', gateway: 'south' },
];
const messages = [{ role: 'user', content: 'Write.' }] as const;

/**
 * Two synthesizers at gateways with one slot each; the wait for a slot is shortened from a minute.
 */
function twoSynthesizers(replies: Record<string, () => Promise<ChatReply>>, modelTimeoutMs = 10) {
  const gateways = new Map<string, Limiter>();
  for (const name of ['north', 'south'])
    gateways.set(name, makeLimiter({ concurrency: 1, callsPerMinute: null }));
  const asked: string[] = [];
  const run = (name: string, call: () => Promise<ChatReply>, waitMs = 50) =>
    gateways.get(name)!.run('synthesis', name, call, undefined, Math.min(50, waitMs));
  const deps: Pick<ActivityDeps, 'chat' | 'breakerOf' | 'hedges' | 'budget' | 'places'> = {
    chat: async (gateway, _line, _request, _signal, waitMs) =>
      await run(
        gateway,
        async () => {
          asked.push(gateway);
          return await replies[gateway]!();
        },
        waitMs,
      ),
    breakerOf: makeBreakers(),
    hedges: null,
    places: makePlaces(1),
    budget: { modelTimeoutMs, panelDeadlineMs: 1, panelPatienceMs: null, synthesisDeadlineMs: 1 },
  };
  const end = Promise.withResolvers<ChatReply>();
  return {
    asked,
    breakerOf: deps.breakerOf,
    /** Takes the only slot of a gateway. */
    fill: (gateway: string) => void run(gateway, () => end.promise),
    empty: () => end.resolve(answerWith({})),
    /** @param leftMs of the time of all tries, now that this one begins */
    climb: (problems: readonly string[], afterAnswer = () => {}, leftMs?: number) =>
      inStep(
        () =>
          callWithFallback({
            spec: stage,
            messages,
            judge: async (value) => {
              afterAnswer();
              return { problems, inParts: false, checked: { value, problems, usable: value !== 'useless' } };
            },
            synthesizers: 2,
            ...synthesizerCalls(
              deps as ActivityDeps,
              { runId: 'r', asked: both },
              new AbortController().signal,
              silent,
              () => 5_000,
            ),
          }),
        leftMs,
      ),
  };
}

/** The result of the step; its error is passed on without being logged by the test environment. */
async function inStep<Result>(step: () => Promise<Result>, leftMs = 600_000): Promise<Result> {
  const now = Date.now();
  const environment = new MockActivityEnvironment({
    scheduledTimestampMs: now - 60_000,
    currentAttemptScheduledTimestampMs: now - 1_000,
    scheduleToCloseTimeoutMs: 60_000 + leftMs,
    startToCloseTimeoutMs,
  });
  const [settled] = (await environment.run(() =>
    Promise.allSettled([step()]),
  )) as PromiseSettledResult<Result>[];
  if (settled?.status !== 'fulfilled') throw settled?.reason;
  return settled.value;
}

const away: ChatReply = { kind: 'failure', failure: 'overloaded', message: '', retryAfterMs: 500 };

describe('synthesizer calls at a gateway without a free slot', () => {
  it('R-R10 (no place) keep a usable answer if there is no slot to ask again: it is not paid for twice', async () => {
    const both = twoSynthesizers({ north: async () => answerWith({ text: 'usable' }) });
    const result = await both.climb(['style: it is dull'], () => both.fill('north'));
    both.empty();
    assert.ok(result.ok);
    assert.deepEqual([result.value, both.asked], ['usable', ['north']]);
  });

  it('send the step back to its queue if there is no slot for its first call', async () => {
    const both = twoSynthesizers({});
    both.fill('north');
    await assert.rejects(both.climb([]), { name: 'NoSlotError' });
    both.empty();
  });

  it('ask the second synthesizer if the first, which was away, has no slot for a trial call', async () => {
    const both = twoSynthesizers({ south: async () => answerWith({ text: 'from the south' }) });
    both.breakerOf({ modelId: 'm/north', gateway: 'north' }).end(away, Date.now() - 1_000, false);
    both.fill('north');
    const result = await both.climb([]);
    both.empty();
    assert.ok(result.ok);
    assert.deepEqual([result.value, result.usedSynthesizer, both.asked], ['from the south', 1, ['south']]);
  });

  it('R-W03 wait for one that is away instead of having the other paid again for a useless output', async () => {
    const both = twoSynthesizers({
      north: async () => answerWith({ text: 'useless' }),
      south: async () => answerWith({ text: 'from the south' }),
    });
    both.breakerOf({ modelId: 'm/south', gateway: 'south' }).end(away, Date.now(), false);
    const result = await both.climb(['style: it is dull']);
    assert.equal(result.ok && result.value, 'from the south');
    assert.deepEqual(both.asked, ['north', 'north', 'south', 'south']);
  });

  it('R-W03 (calls) start no call that its try would cut off, and keep the result so far for the next one', async () => {
    const north = async () => answerWith({ text: 'usable' });
    // The first call of a try is always allowed; after it, a tenth of the try is reserved for
    // judging and storing.
    for (const [modelTimeoutMs, calls] of [
      [startToCloseTimeoutMs * 0.95, 1],
      [startToCloseTimeoutMs * 0.5, 2],
    ] as const) {
      const both = twoSynthesizers({ north }, modelTimeoutMs);
      const result = await both.climb(['style: it is dull']);
      assert.ok(result.ok);
      assert.deepEqual([result.value, both.asked.length], ['usable', calls]);
    }
  });

  it('R-W03 (calls) start none either that the end of all tries would cut off, the queue counted', async () => {
    const north = async () => answerWith({ text: 'usable' });
    for (const [leftMs, calls] of [
      [startToCloseTimeoutMs * 0.5, 0],
      [startToCloseTimeoutMs * 0.8, 2],
    ] as const) {
      const both = twoSynthesizers({ north }, startToCloseTimeoutMs * 0.5);
      await both.climb(['style: it is dull'], undefined, leftMs);
      assert.equal(both.asked.length, calls);
    }
  });
});
