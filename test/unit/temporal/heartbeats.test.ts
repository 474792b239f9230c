import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Context, cancellationSignal } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import { heartbeats } from '../../../temporal/heartbeats.ts';

// Temporal takes a step without heartbeats for one whose worker is gone, and repeats it: a call
// longer than the heartbeat timeout would never be answered.
describe('a step that takes long', () => {
  const environment = () => new MockActivityEnvironment({ heartbeatTimeoutMs: 40 });

  /** As the worker executes a step. */
  async function execute(step: () => Promise<unknown>): Promise<unknown> {
    const { inbound } = heartbeats(Context.current());
    return await inbound?.execute?.({ args: [], headers: {} }, step);
  }

  it('R-W03 (beats) sends heartbeats from its first line for as long as it lasts, and no longer', async () => {
    const step = environment();
    let beats = 0;
    step.on('heartbeat', () => {
      beats++;
    });
    const ended = await step.run(() =>
      execute(async () => {
        while (beats < 3) await once(step, 'heartbeat');
        return 'ended';
      }),
    );
    assert.equal(ended, 'ended');
    const atItsEnd = beats;
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(beats, atItsEnd);
  });

  it('R-W05 (calls) is aborted when Temporal cancels it', async () => {
    const step = environment();
    step.on('heartbeat', () => step.cancel('CANCELLED'));
    assert.ok(await step.run(() => execute(() => once(cancellationSignal(), 'abort'))));
  });
});
