import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Context } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import { elapsedMs, roomForCalls, tryClock } from '../../../../activities/common/room-for-calls.ts';
import { parseConfig } from '../../../../src/config/config.ts';

describe('the time of a try', () => {
  it('R-W03 (calls) begins with its first line: what it reads before its first call is no time for calls', async () => {
    const { budget } = parseConfig({});
    const step = new MockActivityEnvironment({ startToCloseTimeoutMs: 400_000 });
    await step.run(async () => {
      tryClock(Context.current()); // As the worker does before it executes a step.
      await sleep(60);
      const full = 400_000 - 15_000 - budget.modelTimeoutMs;
      assert.ok(roomForCalls(budget).leftMs() <= full - 50, 'the wait is counted');
      assert.ok(elapsedMs() >= 50);
    });
  });
});
