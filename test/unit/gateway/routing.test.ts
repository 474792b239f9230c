import assert from 'node:assert/strict';
import { makeGateways } from '../../../src/gateway/routing.ts';
import { completionOf, json, startFaultyProvider } from '../../harness/providers/faulty-provider.ts';
import { endpointAt, question } from './helpers.ts';

describe('src/gateway/routing', () => {
  it('R-W09 (gateways) sends each call to the gateway that it names, and to no other', async () => {
    const [first, second] = [
      await startFaultyProvider(json(completionOf('first'))),
      await startFaultyProvider(json(completionOf('second'))),
    ];
    const gateways = makeGateways(
      [
        endpointAt(first.baseUrl, { name: 'first' }),
        endpointAt(second.baseUrl, { name: 'second', apiKey: null }),
      ],
      { timeoutMs: 1000 },
    );
    try {
      const reply = await gateways.chat('second', 'panel', question);
      assert.equal(reply.kind === 'answer' && reply.text, 'second');
      assert.equal(first.requests.length, 0);
      // The key of one gateway must never reach another.
      assert.equal(second.requests[0]!.headers.authorization, undefined);
    } finally {
      await gateways.close();
      await second.allClosed();
      await Promise.all([first.stop(), second.stop()]);
    }
  });

  it('lists the known gateways when a name is unknown', async () => {
    const gateways = makeGateways([endpointAt('http://127.0.0.1:1/v1')], { timeoutMs: 100 });
    await assert.rejects(
      gateways.chat('elsewhere', 'panel', question),
      /No gateway is called elsewhere; there are: main\./,
    );
    await gateways.close();
  });

  it('refuses two gateways with the same name', () => {
    const endpoint = endpointAt('http://127.0.0.1:1/v1');
    assert.throws(
      () => makeGateways([endpoint, endpoint], { timeoutMs: 100 }),
      /Two gateways are called main/,
    );
  });
});
