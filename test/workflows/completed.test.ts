import assert from 'node:assert/strict';
import { parseConfig } from '../../src/config/config.ts';
import { readResult } from '../../src/db/reports.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import { startService, type TestService } from '../harness/service.ts';
import { eventsOf, parts } from './support/histories.ts';

describe('a run that completes', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ budget: parseConfig({}).budget });
  });
  after(() => service.stop());

  it('R-S01 R-K01 goes from a question to a report, and is charged once', async () => {
    const run = await service.research();
    assert.equal(run.status, 'completed');
    assert.equal(run.credits_charged, 15);
    const { report } = exactlyOne(await readResult(service.database.pool, run.id, service.workspace.id));
    assert.ok(report);
  });

  // A call ends on its own after its timeout. These limits are for a worker that sends heartbeats
  // but is stuck.
  it('R-W02 R-W03 a stuck try is ended by Temporal itself, in time for a second one', async () => {
    const run = await service.research();
    const steps = (await Promise.all(parts.map((part) => eventsOf(service, run.id, part))))
      .flat()
      .flatMap(({ activityTaskScheduledEventAttributes: step }) => step ?? []);
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
