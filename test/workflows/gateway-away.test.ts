import assert from 'node:assert/strict';
import { serviceForFile } from '../harness/service.ts';
import { callsOf, five, fiveCatalogue, ledgerOf, settlementOf } from './support/record.ts';

// In real time: the test server would skip the pauses between tries, in which a gateway comes back.

describe('while a gateway is away', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue, realTime: true });

  it('R-W13 a run is delivered and charged if the gateway is back within the budget of the panel', async () => {
    const away = five.map((model_id) => ({ model_id, stage: 'ask', fault: { kind: 'reset' }, times: 1 }));
    await service.simulator.rules(away);
    const run = await service.research();
    assert.deepEqual([run.status, run.credits_charged], ['completed', run.credits_reserved]);
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
    assert.deepEqual(await ledgerOf(service, run.id), [`reserve -${run.credits_reserved}`]);
    assert.deepEqual(
      [...(await callsOf(service)).values()],
      five.map(() => 2),
    );
  });
});
