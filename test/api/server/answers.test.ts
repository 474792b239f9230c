import assert from 'node:assert/strict';
import { request } from 'node:http';
import { until } from '../../harness/until.ts';
import { apiForFile, assertEnvelope, makeWorkspace } from '../../support/http/api.ts';
import { answersIn, exchange } from '../raw-http.ts';
import { createHead, openClient } from './support.ts';

// An answer that is sent before the whole request has arrived must reach a client that is still
// sending.

const body = '{"prompt":"Is tea better?","panel":"wide"}';

describe('the server: answers before the whole body', () => {
  const file = apiForFile();

  for (const how of ['with its length', 'in chunks'] as const) {
    it(`R-C06 R-E01 a body of 20 MB sent ${how} gets its refusal, however much of it was sent`, async () => {
      const { key } = await makeWorkspace(file.db, `huge ${how}`);
      for (let i = 0; i < 5; i++) {
        const { status, text } = await sendAll(key, Buffer.alloc(20_000_000, 'x'), how === 'in chunks');
        assert.equal(status, 400);
        assertEnvelope(JSON.parse(text));
        assert.match(text, /larger than 262144 bytes/);
      }
    });
  }

  it('R-C06 R-E01 a client that starts reading only after sending everything gets its refusal too', async () => {
    const { key } = await makeWorkspace(file.db, 'deaf');
    const client = await openClient(file.api);
    client.socket.pause();
    const megabytes = 'x'.repeat(5_000_000);
    const head = createHead(key, `Content-Length: ${megabytes.length}`);
    await new Promise<unknown>((resolve) => client.socket.write(head + megabytes, resolve));
    client.socket.resume();
    await client.closed;
    assert.deepEqual(
      answersIn(client.received()).map(({ status }) => status),
      [400],
    );
  });

  it('R-C01 a client that sends Expect: 100-continue gets 100, and its create is accepted', async () => {
    const { key } = await makeWorkspace(file.db, 'polite');
    const client = await openClient(file.api);
    const length = `Content-Length: ${body.length}`;
    client.send(createHead(key, `Expect: 100-continue\r\n${length}`));
    await until('it may go on', () => client.received().startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
    client.send(body);
    await until('the answer is there', () => client.received().includes('HTTP/1.1 202 '));
    client.send(`${createHead(key, `Connection: close\r\n${length}`)}${body}`); // The connection can still be used.
    await client.closed;
    assert.deepEqual(
      answersIn(client.received()).map(({ status }) => status),
      [100, 202, 200],
    );
  });

  it('R-C16 Expect: 100-continue gets no 100 if the key, the Idempotency-Key or the length is refused', async () => {
    const { key } = await makeWorkspace(file.db, 'refused');
    const expect = 'Expect: 100-continue\r\nContent-Length:';
    const heads: [string, number][] = [
      [createHead(`${key}x`, `${expect} 10`), 401],
      [createHead(key, `${expect} 10`, 'bad key'), 400],
      [createHead(key, `${expect} 300000`), 400],
    ];
    for (const [head, expected] of heads) {
      const answers = await exchange(file.api, head); // Closed, because it is unknown whether the body will follow.
      assert.deepEqual(
        answers.map(({ status }) => status),
        [expected],
      );
      assertEnvelope(JSON.parse(answers[0]?.body ?? ''));
    }
  });

  it('R-E01 an expectation in HTTP/1.0 is ignored, as HTTP requires', async () => {
    const { key } = await makeWorkspace(file.db, 'old expectation');
    const head = createHead(key, `Expect: 100-continue\r\nContent-Length: ${body.length}`);
    const [answer] = await exchange(file.api, head.replace('HTTP/1.1', 'HTTP/1.0') + body);
    assert.equal(answer?.status, 202);
  });

  /** Sends a whole body with Node's own client, which gives up on a reset. */
  async function sendAll(key: string, bytes: Buffer, chunked: boolean) {
    return await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const outgoing = request(`${file.api.url}/v1/research`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Idempotency-Key': 'huge',
          'Content-Type': 'application/json',
          ...(chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes.length }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', async (incoming) => {
        let text = '';
        for await (const chunk of incoming) text += chunk;
        outgoing.destroy();
        resolve({ status: incoming.statusCode, text });
      });
      for (let i = 0; i < bytes.length; i += 1_000_000) outgoing.write(bytes.subarray(i, i + 1_000_000));
      outgoing.end();
    });
  }
});
