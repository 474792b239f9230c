import assert from 'node:assert/strict';
import { honestRun } from './support/honest-run.ts';
import { assertCountsCalls } from './support/stated-calls.ts';

describe('a run that completes', () => {
  it('R-S01 R-K01 goes from a question to a report, and is charged once', async () => {
    const { run, report } = await honestRun();
    assert.deepEqual([run.status, run.credits_charged, report.status], ['completed', 15, 'completed']);
  });

  it('R-H07 the methodology states all calls that synthesizers answered, of every step', async () => {
    const { report, calls } = await honestRun();
    assertCountsCalls(report, calls, 'write_draft');
  });

  // A call ends on its own after its timeout. These limits are for a worker that sends heartbeats
  // but is stuck.
  it('R-W02 R-W03 a stuck try is ended by Temporal itself, in time for a second one', async () => {
    const { events } = await honestRun();
    const steps = events.flatMap(({ activityTaskScheduledEventAttributes: step }) => step ?? []);
    const seconds = (duration: { seconds?: unknown } | null | undefined) => Number(duration?.seconds ?? 0);
    assert.ok(steps.length >= 36, 'ten asks, ten readings, ten labellings and more');
    for (const { activityType, startToCloseTimeout, scheduleToCloseTimeout, heartbeatTimeout } of steps) {
      const name = activityType?.name ?? '';
      const limit = seconds(startToCloseTimeout);
      const whole = seconds(scheduleToCloseTimeout);
      assert.ok(limit > 0 && limit < whole / 2, `a try of ${name} may take ${limit} of ${whole} s`);
      if (/ask|read|extract|group|camps|label|adjudicate|write/i.test(name))
        assert.equal(seconds(heartbeatTimeout), 20, name);
    }
  });
});
