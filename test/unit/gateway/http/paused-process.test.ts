import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeGatewayClient } from '../../../../src/gateway/client.ts';
import { endpointAt, question } from '../helpers.ts';

const timeoutMs = 2_000;

describe('src/gateway: a process that is paused', () => {
  it('R-W02 does not take its own pause for the silence of a provider', async () => {
    const provider = new Worker(new URL('../../../../src/simulator/main.ts', import.meta.url), {
      env: { SIMULATOR_PORT: '0', SIMULATOR_LATENCY_MEDIAN_MS: '100', SIMULATOR_LATENCY_SIGMA: '0' },
      stdout: true,
    });
    const [line] = await once(provider.stdout, 'data');
    const client = makeGatewayClient(endpointAt(`${JSON.parse(String(line)).url}/v1`), { timeoutMs });
    const sent = Promise.withResolvers<void>();
    subscribe('undici:request:bodySent', () => sent.resolve());
    const call = client.chat(question);
    await sent.promise;
    await nextTurn(); // From here on, timers come before what arrives.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeoutMs + 100);
    assert.equal((await call).kind, 'answer');
    await client.close();
    await provider.terminate();
  });
});
