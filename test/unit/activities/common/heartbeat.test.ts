import assert from 'node:assert/strict';
import { once } from 'node:events';
import { MockActivityEnvironment } from '@temporalio/testing';
import { withHeartbeat } from '../../../../activities/common/heartbeat.ts';

// Temporal takes a step without heartbeats for one whose worker is gone, and repeats it: a call longer than
// the heartbeat timeout would never be answered.
describe('a step that waits for a provider', () => {
  const environment = () => new MockActivityEnvironment({ heartbeatTimeoutMs: 40 });

  it('R-W03 (beats) sends heartbeats for as long as the call lasts, and no longer', async () => {
    const step = environment();
    let beats = 0;
    step.on('heartbeat', () => {
      beats++;
    });
    const answered = await step.run(() =>
      withHeartbeat(async () => {
        while (beats < 3) await once(step, 'heartbeat');
        return 'answered';
      }),
    );
    assert.equal(answered, 'answered');
    const atItsEnd = beats;
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(beats, atItsEnd);
  });

  it('R-W05 (calls) aborts its call when Temporal cancels it', async () => {
    const step = environment();
    step.on('heartbeat', () => step.cancel('CANCELLED'));
    const call = step.run(() => withHeartbeat((signal) => once(signal, 'abort')));
    assert.ok(await call);
  });
});
