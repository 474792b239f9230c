import { startService } from '../support/service.ts';
import { sdkLog } from '../support/temporal.ts';
import { failing, wide } from './record.ts';
import { until } from './until.ts';

describe('exp', () => {
  it('x', async function () {
    this.timeout(100000);
    const service = await startService({ budget: { modelTimeoutMs: 60_000 } });
    await service.simulator.rules(failing(wide.slice(0, 3), { kind: 'hang' }));
    const run = await service.accept();
    const handle = await service.start(run);
    await until(
      'x',
      async () =>
        (await service.read(run.id)).successful_models === 7 &&
        (await service.simulator.calls()).filter((c) => c.status === 'hung').length === 3,
    );
    await service.workers.stop();
    await service.simulator.rules([]);
    const show = async () => {
      for (const id of ['', '/panel']) {
        const h = service.client.workflow.getHandle('research/' + run.id + id);
        const hist = await h.fetchHistory();
        for (const e of hist.events.slice(-4))
          console.log(
            id,
            String(e.eventId),
            e.eventType,
            (Number(e.eventTime.seconds) % 1000) + e.eventTime.nanos / 1e9,
          );
        const d = await h.describe();
        for (const a of d.raw.pendingActivities ?? []) console.log(JSON.stringify(a).slice(0, 600));
        console.log(JSON.stringify(d.raw.pendingWorkflowTask));
      }
    };
    await show();
    await service.workers.start();
    const r = await Promise.race([handle.result(), new Promise((r) => setTimeout(r, 30000, 'stuck'))]);
    console.log(r, (await service.env.currentTimeMs()) - Date.now());
    await show();
    console.log(sdkLog.slice(-10));
    await service.stop();
  });
});
