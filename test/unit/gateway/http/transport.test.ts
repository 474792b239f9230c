import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Behaviour, completionOf, json, raw } from '../../../harness/providers/faulty-provider.ts';
import { ask, assertFailure, modelText, question, withProvider } from '../helpers.ts';

// A worker with dead connections runs out of them, and a provider is paid for an answer that nobody
// reads. So these tests check the provider's side of the socket, not only the reply.

const jsonType = { 'content-type': 'application/json' };
const answer = JSON.stringify(completionOf(modelText));

/**
 * Asks once and expects the failure, in time, and closed connections. Only silence gets a short
 * timeout: a busy machine must not turn another failure into a timeout.
 */
async function assertEnded(
  behave: Behaviour,
  failure: 'timeout' | 'network' | 'malformed' | 'truncated',
): Promise<void> {
  const timeoutMs = failure === 'timeout' ? 200 : 5000;
  await withProvider(behave, { timeoutMs }, async (client, provider) => {
    const startedMs = performance.now();
    assertFailure(await client.chat(question), failure);
    assert.ok(performance.now() - startedMs < timeoutMs + 20_000, 'the call ended in time');
    await provider.allClosed();
    assert.equal(provider.requests.length, 1, 'no hidden retry');
  });
}

describe('src/gateway: time limits, size limits and broken connections', () => {
  it('R-W02 ends a call whose headers never arrive, and closes its socket', () =>
    assertEnded(() => {}, 'timeout'));

  it('R-W02 ends a call whose body stalls after the headers, and closes its socket', () =>
    assertEnded((response) => {
      response.writeHead(200, { ...jsonType, 'content-length': '1000' });
      response.write('{"id": ');
    }, 'timeout'));

  it('R-W02 ends a call whose body drips forever, and closes its socket', () =>
    assertEnded((response) => {
      response.writeHead(200, jsonType);
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    }, 'timeout'));

  it('R-W02 ends an error response whose body stalls, and closes its socket', () =>
    assertEnded((response) => {
      response.writeHead(500, jsonType);
      response.write('{"error": ');
    }, 'timeout'));

  it('a reset before the headers is a network failure', () =>
    assertEnded((_, socket) => socket.resetAndDestroy(), 'network'));

  it('a reset midway through the body is a network failure', () =>
    assertEnded((response, socket) => {
      response.writeHead(200, { ...jsonType, 'content-length': String(answer.length) });
      response.write(answer.slice(0, 20), () => socket.resetAndDestroy());
    }, 'network'));

  it('an end midway through the body is a network failure', () =>
    assertEnded((response, socket) => {
      response.writeHead(200, { ...jsonType, 'content-length': String(answer.length) });
      response.write(answer.slice(0, 20), () => socket.end());
    }, 'network'));

  it('a refused connection is a network failure', async () => {
    await withProvider(json({}), {}, async (client, provider) => {
      await provider.stop();
      assertFailure(await client.chat(question), 'network');
    });
  });

  it('of 30 MB only the allowed size is read, and the socket is closed', async () => {
    let brokeOff = false;
    await assertEnded((response) => {
      response.writeHead(200, jsonType).end(Buffer.alloc(30_000_000, 0x20));
      response.on('close', () => {
        brokeOff = !response.writableFinished;
      });
    }, 'truncated');
    assert.ok(brokeOff, 'the provider could not send it all');
  });

  it('R-H02 answers that arrive together are parsed in separate turns of the event loop', async () => {
    const calls = 20;
    const waiting: ServerResponse[] = [];
    const answerTogether: Behaviour = (response, socket) => {
      if (waiting.push(response) < calls) return;
      for (const each of waiting) json(completionOf('x'))(each, socket);
    };
    await withProvider(answerTogether, {}, async (client) => {
      const turns = countTurns();
      const ends = await Promise.all(
        Array.from({ length: calls }, async () => {
          assert.equal((await client.chat(question)).kind, 'answer');
          return turns.now();
        }),
      );
      turns.stop();
      assert.equal(new Set(ends).size, calls, `of ${calls} answers, in turns ${ends.join(' ')}`);
    });
  });

  it('R-H03 the longest text fits however it is escaped, and a larger one is not read', async () => {
    const escaped = `"${String.raw`\u0041`.repeat(256 * 1024)}"`;
    const body = JSON.stringify(completionOf('HERE')).replace('"HERE"', escaped);
    const reply = await ask(raw(body, jsonType));
    assert.equal(reply.kind === 'answer' && reply.text, 'A'.repeat(256 * 1024));
    const large = completionOf('short', { message: { content: 'short', reasoning: 'x'.repeat(6_000_000) } });
    assertFailure(await ask(json(large)), 'truncated');
    assertFailure(await ask(json(large, 500)), 'malformed');
  });

  it('a compression bomb is stopped by its decompressed size, and the socket is closed', () =>
    assertEnded((response) => {
      response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip' });
      // Gzip may consist of several members: 1 MB in 1 kB, without end.
      const member = gzipSync(Buffer.alloc(1_000_000, 0x20));
      const bomb = setInterval(() => response.write(member), 5);
      response.on('close', () => clearInterval(bomb));
    }, 'truncated'));

  it('a compression bomb that arrived completely is stopped as well', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, 0x20));
    assertFailure(await ask(raw(bomb, { ...jsonType, 'content-encoding': 'gzip' })), 'truncated');
  });

  it('a body that only claims to be compressed is malformed', async () =>
    assertFailure(await ask(raw(answer, { ...jsonType, 'content-encoding': 'gzip' })), 'malformed'));

  for (const [encoding, compress] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const) {
    it(`reads an answer compressed with ${encoding}`, async () => {
      const reply = await ask(raw(compress(answer), { ...jsonType, 'content-encoding': encoding }));
      assert.equal(reply.kind === 'answer' && reply.text, modelText);
    });
  }

  it('a redirect is not followed: the prompt goes to no other host', async () => {
    const elsewhere = { location: 'http://127.0.0.1:1/v1/chat/completions' };
    assertFailure(await ask(raw('', elsewhere, 307)), 'bad_request');
  });

  it('a response that is not HTTP is a network failure', () =>
    assertEnded((_, socket) => socket.end('ICY 200 OK\r\n\r\n'), 'network'));
});

describe('src/gateway: the caller aborts', () => {
  const reason = new Error('the panel is closed');

  it('R-W02 rejects with the reason of the signal and ends the socket at once', async () => {
    await withProvider(
      () => {},
      {},
      async (client, provider) => {
        const caller = new AbortController();
        setTimeout(() => caller.abort(reason), 50);
        await assert.rejects(client.chat(question, caller.signal), (thrown) => thrown === reason);
        await provider.allClosed();
      },
    );
  });

  it('does the same while a body drips in', async () => {
    const drip: Behaviour = (response) => {
      response.writeHead(200, jsonType);
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    await withProvider(drip, {}, async (client, provider) => {
      const caller = new AbortController();
      setTimeout(() => caller.abort(reason), 80);
      await assert.rejects(client.chat(question, caller.signal), (thrown) => thrown === reason);
      await provider.allClosed();
    });
  });

  it('an already aborted signal causes no call', async () => {
    await withProvider(json(completionOf('x')), {}, async (client, provider) => {
      await assert.rejects(client.chat(question, AbortSignal.abort(reason)), (thrown) => thrown === reason);
      assert.equal(provider.connections(), 0);
    });
  });

  it('leaves no listener on a signal that outlives the call', async () => {
    let listeners = 0;
    const caller = new AbortController();
    const { signal } = caller;
    const [add, remove] = [signal.addEventListener, signal.removeEventListener];
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners++;
      add.apply(signal, args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners--;
      remove.apply(signal, args);
    };
    await withProvider(json(completionOf('x')), {}, async (client) => {
      assert.equal((await client.chat(question, signal)).kind, 'answer');
      assert.equal(listeners, 0);
    });
  });

  it("leaves no timer that would delay a worker's exit", async () => {
    const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    await withProvider(json(completionOf('x')), { timeoutMs: 60_000 }, async (client) => {
      const before = timers();
      for (let i = 0; i < 5; i++) assert.equal((await client.chat(question)).kind, 'answer');
      assert.ok(timers() < before + 5);
    });
  });

  it('close() ends calls in progress, as network failures', async () => {
    await withProvider(
      () => {},
      {},
      async (client, provider) => {
        const call = client.chat(question);
        setTimeout(() => void client.close(), 50);
        assertFailure(await call, 'network');
        await provider.allClosed();
      },
    );
  });

  it('consecutive calls share a connection', async () => {
    await withProvider(json(completionOf('x')), {}, async (client, provider) => {
      for (let i = 0; i < 3; i++) {
        assert.equal((await client.chat(question)).kind, 'answer');
        // undici reuses a connection a moment after the last byte.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      assert.equal(provider.connections(), 1);
    });
  });
});

/** Numbers the turns of the event loop from now on. */
function countTurns(): { readonly now: () => number; readonly stop: () => void } {
  let turn = 0;
  const next = () => {
    turn++;
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  return { now: () => turn, stop: () => clearImmediate(immediate) };
}
