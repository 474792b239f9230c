import assert from 'node:assert/strict';
import pino from 'pino';
import { raw, startFaultyProvider } from '../harness/providers/faulty-provider.ts';
import { startService, type TestService } from '../harness/service.ts';
import { handleOf } from './support/histories.ts';
import { ledgerOf, settlementOf } from './support/record.ts';

// A wrong key, wrong ids or a wrong host: nothing that asking more models would mend.

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const refusing = (status: number) => [{ model_id: '*', fault: { kind: 'status', status } }];

describe('a run whose first calls all fail alike', () => {
  let service: TestService;
  /** Each test has a worker that has not heard from its gateway. */
  beforeEach(() => lines.splice(0));
  afterEach(() => service.stop());

  async function failed(panel: 'wide' | 'consensus' | 'service') {
    const run = await service.research(panel);
    assert.deepEqual(
      [run.status, await settlementOf(service, run.id)],
      ['failed', 'refunded panel_below_quorum'],
    );
    assert.equal((await ledgerOf(service, run.id)).length, 2, 'reserve and refund');
    const [logged, ...more] = lines.filter(({ level, runId }) => level === 50 && runId === run.id);
    assert.deepEqual(more, []);
    // The server's clock jumps on once nothing runs any more, so the workflow's own times count.
    const { startTime, closeTime } = await handleOf(service, run.id).describe();
    const tookMs = closeTime!.getTime() - startTime.getTime();
    return { logged: logged!, calls: await service.simulator.calls(), tookMs };
  }

  it('R-N04 a wrong key costs five calls of 157, a refund, and a line that says which variable to check', async () => {
    service = await startService({ log });
    await service.simulator.latency(100);
    await service.simulator.rules(refusing(401));
    const { logged, calls } = await failed('service');
    assert.equal(calls.length, 5);
    assert.deepEqual([logged.failure, logged.models], ['auth', 157]);
    assert.match(String(logged.advice), /check MODEL_GATEWAY_API_KEY .*admin -- preflight/);
  });

  it('R-N04 a key that stops working later costs at most the calls that are under way', async () => {
    service = await startService({ log, gateways: [{ name: 'default', concurrency: 8 }] });
    await service.research('wide');
    await service.simulator.reset();
    await service.simulator.rules(refusing(401));
    const { calls } = await failed('service');
    assert.ok(calls.length < 40, `${calls.length} calls`);
  });

  it('R-N04 ids that the gateway does not know end the run once no quorum is possible', async () => {
    service = await startService({ log, gateways: [{ name: 'default', concurrency: 4 }] });
    await service.simulator.rules(refusing(404));
    const { logged, calls } = await failed('consensus');
    assert.ok(calls.length > 20 && calls.length < 30, `${calls.length} calls`);
    assert.equal(logged.failure, 'unknown_model');
    assert.match(String(logged.advice), /catalogue check/);
  });

  it('R-N04 a base URL without its path costs five calls of 40, and says that it usually ends in /v1', async () => {
    const site = await startFaultyProvider(raw('<h1>Not Found</h1>', { 'content-type': 'text/html' }, 404));
    service = await startService({ log, baseUrlOf: async () => site.baseUrl });
    const { logged } = await failed('consensus');
    assert.equal(site.requests.length, 5);
    assert.match(String(logged.advice), /usually ends in \/v1/);
    await site.stop();
  });

  it('R-N04 an address where nobody has ever answered ends the run after half a minute, not six', async () => {
    service = await startService({ log, baseUrlOf: async () => 'http://127.0.0.1:9/v1' });
    const { logged, tookMs } = await failed('wide');
    assert.ok(tookMs < 120_000, `${tookMs} ms`);
    assert.equal(logged.failure, 'network');
    assert.match(String(logged.advice), /host and port in MODEL_GATEWAY_URL/);
  });
});
