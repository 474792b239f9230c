import assert from 'node:assert/strict';
import { serviceForFile } from '../harness/service.ts';
import { activitiesOf } from './support/histories.ts';
import { answersOf, callsOf, failing, overloaded, wide } from './support/record.ts';

// The patience is short and real: time is not skipped while calls are in progress.
const panelPatienceMs = 1_000;
const modelTimeoutMs = 60_000;

describe('the patience of a complete panel', () => {
  const service = serviceForFile({ budget: { modelTimeoutMs, panelPatienceMs } });
  afterEach(() => service.simulator.reset());

  it('R-W02 a call that hangs is given up as a timeout, and is not asked again', async () => {
    const [hanging = ''] = wide;
    await service.simulator.rules(failing([hanging], { kind: 'hang' }));
    const { id, status, successful_models } = await service.research();
    assert.deepEqual([status, successful_models], ['completed', 9]);
    const { failure, late_retry, ...row } = (await answersOf(service, id)).get(hanging)!;
    assert.deepEqual([row.status, failure, late_retry], ['timeout', 'timeout', false]);
    assert.equal((await callsOf(service)).get(hanging), 1);
    const steps = await activitiesOf(service, id, '/panel');
    const [first, closing] = ['askModel', 'closePanel'].map(
      (wanted) => steps.find(({ type }) => type === wanted)!,
    );
    const openMs = closing!.scheduledMs - first!.scheduledMs;
    assert.ok(openMs >= panelPatienceMs && openMs < modelTimeoutMs / 2, `${openMs} ms`);
  });

  it('R-W02 R-W04 begins when nine in ten have answered: until then the panel waits for the models it needs', async () => {
    await service.simulator.rules(
      wide.slice(0, 2).map((model_id) => ({ model_id, stage: 'ask', fault: overloaded, times: 3 })),
    );
    const { status, successful_models } = await service.research();
    assert.equal(status, 'completed', `${successful_models} answers`);
  });
});
