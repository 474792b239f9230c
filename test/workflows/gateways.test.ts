import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { type NarrowProvider, startNarrowProvider } from '../harness/providers/narrow-provider.ts';
import { serviceForFile, startService, type TestService } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { until } from '../harness/until.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { callsOf, twentyCatalogue, wide } from './support/record.ts';

// Two gateways, one of them narrow: the limits of one must not slow down the other.

const narrow = wide.slice(0, 5);

describe('gateways with their own concurrency and rate', () => {
  let service: TestService;
  before(async () => {
    service = await startService({
      catalogue: {
        ...builtInCatalogue,
        models: builtInCatalogue.models.map((model) =>
          narrow.includes(model.modelId) ? { ...model, gateway: 'narrow' } : model,
        ),
      },
      gateways: [{ name: 'default' }, { name: 'narrow', concurrency: 2, callsPerMinute: 600 }],
    });
  });
  after(() => service.stop());

  it('R-W09 (gateways) a gateway with a concurrency of 2 never sees more calls, while the other sees all of its own', async () => {
    // Long enough that even on the busiest machine all calls that may start have started before the
    // first one ends.
    await service.simulator.latency(5_000);
    const run = await service.start(await service.accept());
    const asked = async () => (await service.simulator.calls()).filter(({ stage }) => stage === 'ask');
    await until('all that may be asked at once were', async () => (await asked()).length >= 7);
    await service.simulator.latency(0);
    assert.deepEqual(await run.result(), { status: 'completed', outcome: 'charged' });
    const asks = await asked();
    assert.equal(asks.length, 10);
    assert.equal(mostAtOnce(asks.filter(({ model_id }) => narrow.includes(model_id))), 2);
    assert.equal(mostAtOnce(asks.filter(({ model_id }) => !narrow.includes(model_id))), 5);
    assert.deepEqual([...new Set((await callsOf(service)).values())], [1]);
  });

  it('R-W09 (gateways) R-H06 each gateway has one worker on its queue, with the rate that all processes share', () => {
    assert.deepEqual(ratesOf(service), [
      ['synthesis', undefined],
      ['responses', undefined],
      ['gateway-default', undefined],
      ['gateway-narrow', 10],
    ]);
  });
});

describe('one gateway for everything', () => {
  const service = serviceForFile({ gateways: [{ name: 'default', concurrency: 2, callsPerMinute: 6_000 }] });

  it('R-H06 a concurrency of 2 holds over panel calls and synthesis together', async () => {
    await service.simulator.latency(20);
    const run = await service.research();
    assert.equal(run.status, 'completed');
    const calls = await service.simulator.calls();
    assert.ok(new Set(calls.map(({ stage }) => stage)).size > 5, 'every stage called');
    assert.equal(mostAtOnce(calls), 2);
  });

  it('R-H06 the queues of panel calls and of the synthesis each have the rate, however many workers there are', () => {
    assert.deepEqual(ratesOf(service), [
      ['synthesis', 100],
      ['responses', 100],
      ['gateway-default', 100],
    ]);
  });
});

describe('a provider that accepts few concurrent calls', () => {
  let service: TestService;
  let provider: NarrowProvider;
  before(async () => {
    service = await startService({
      gateways: [{ name: 'default' }, { name: 'narrow' }],
      catalogue: {
        ...twentyCatalogue,
        models: builtInCatalogue.models.map((model) => ({ ...model, gateway: 'narrow' })),
      },
      baseUrlOf: async (name, simulator) => {
        if (name === 'default') return simulator;
        provider = await startNarrowProvider(simulator.replace('/v1', ''), 6, '1');
        provider.crowd();
        return provider.baseUrl;
      },
    });
  });
  after(async () => {
    await service.stop();
    await provider.stop();
  });

  it('R-W02 a whole panel of 20 is answered if 6 concurrent calls are accepted and the others told to wait', async () => {
    await service.simulator.latency(50);
    const run = await service.research('consensus');
    assert.deepEqual([run.status, run.successful_models], ['completed', 20]);
    assert.ok(provider.refused() > 0, 'calls were refused');
  });
});

describe('a narrow gateway shared by two workspaces', () => {
  const service = serviceForFile({ realTime: true, gateways: [{ name: 'default', concurrency: 2 }] });

  it('R-W09 (workspaces) a small run that comes second is not delayed by the large run before it', async () => {
    await service.simulator.latency(80);
    const large = await service.start(await service.accept('consensus', 'Is the large run fair?'));
    await until('the large run is being asked', async () => (await service.simulator.calls()).length > 2);
    const other = await makeWorkspace(service.database.pool, 'the other workspace');
    const small = await service.start(await service.accept('wide', 'Is the small run served?', other));
    const asked = async (withBodies: boolean) =>
      (await service.simulator.calls(withBodies)).filter(({ stage }) => stage === 'ask');
    await until('both panels have been asked', async () => (await asked(false)).length === 50);
    for (const run of [large, small]) await run.terminate(); // What they make of the answers is nothing here.

    const asks = await asked(true);
    assert.equal(asks.length, 50);
    const lastOf = (prompt: string) =>
      asks.findLastIndex(({ body }) => body?.messages[0]?.content === prompt);
    // First come, first served would put all ten behind the forty. In turns, they are done within
    // about thirty.
    const place = lastOf('Is the small run served?') + 1;
    assert.ok(place <= 40, `the last call of the small run was number ${place} of 50`);
    assert.equal(lastOf('Is the large run fair?'), 49);
  });
});

/** Activities per second of the queues whose activities call models. */
function ratesOf({ workers }: TestService) {
  return workers
    .running()
    .map(({ options }) => options)
    .filter(({ taskQueue }) => taskQueue !== 'research')
    .map(({ taskQueue, maxTaskQueueActivitiesPerSecond }) => [taskQueue, maxTaskQueueActivitiesPerSecond]);
}

/** The largest number of concurrent calls. */
function mostAtOnce(calls: readonly SimulatorCall[]): number {
  const starts = calls.map(({ started_at }) => started_at);
  return Math.max(
    ...starts.map(
      (moment) =>
        calls.filter(({ started_at, ended_at }) => started_at <= moment && moment < (ended_at ?? Infinity))
          .length,
    ),
  );
}
