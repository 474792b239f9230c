import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import type { ApiState } from '../../../api/http/context.ts';
import { type Listening, listen } from '../../../api/server/server.ts';
import { until } from '../../harness/until.ts';
import { answersIn } from '../raw-http.ts';
import { openClient, type RawClient } from './support.ts';

// Replacing an api process must not cost anyone an answer. The app here has one answer that waits
// and one that streams, like a large export.

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const large = 'x'.repeat(30_000_000); // More than the kernel buffers for a client that does not read.
const post = 'POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n';

describe('the server: stopping', () => {
  let server: Listening;
  let waiting: PromiseWithResolvers<void>;
  let stream: PassThrough;
  let begun: number;

  beforeEach(async () => {
    waiting = Promise.withResolvers();
    stream = new PassThrough();
    begun = 0;
    const app = new Koa<ApiState>();
    app.silent = true;
    app.use(async (ctx) => {
      begun++;
      if (ctx.path === '/wait') await waiting.promise;
      if (ctx.path === '/body') for await (const _ of ctx.req) assert.ok(ctx.req);
      ctx.body = 'done';
      if (ctx.path === '/stream') ctx.body = stream;
      if (ctx.path === '/large') ctx.body = large;
    });
    server = await listen(app, '127.0.0.1', 0, {});
  });

  afterEach(async () => {
    waiting.resolve();
    stream.destroy();
    await server.stop(0);
  });

  it('R-S01 a request in progress gets its answer with Connection: close before the server has stopped', async () => {
    const client = await clientThatSends(get('/wait'));
    const stopped = watch(server.stop(10_000));
    await sleep(100);
    assert.equal(stopped.done, false);
    waiting.resolve();
    await stopped.promise;
    await client.closed;
    const [answer] = answersIn(client.received());
    assert.deepEqual([answer?.status, answer?.body], [200, 'done']);
    assert.equal(answer?.headers.get('connection'), 'close');
  });

  it('R-P08 a stream in progress is sent to its end, on a connection that is then closed', async () => {
    const client = await clientThatSends(get('/stream'));
    stream.write('first line\n');
    await until('it reads', () => client.received().includes('first line'));
    const stopped = watch(server.stop(10_000));
    await sleep(50);
    stream.write('second line\n');
    await sleep(50);
    assert.equal(stopped.done, false);
    stream.end('last line\n');
    await stopped.promise;
    await client.closed;
    assert.match(client.received(), /second line[\s\S]*last line\n\r\n0\r\n\r\n$/);
  });

  it('R-P08 an answer that was written whole is sent whole to a client that had stopped reading', async () => {
    const client = await openClient(server);
    client.send(get('/large'));
    await until('it begins', () => client.received() !== '');
    client.socket.pause();
    await sleep(200);
    const stopped = server.stop(10_000);
    await sleep(200);
    client.socket.resume();
    await stopped;
    await client.closed;
    assert.equal(client.received().split('\r\n\r\n')[1]?.length, large.length);
  });

  it('R-P08 a stream that outlasts the grace period breaks off in a way that its client can detect', async () => {
    const client = await clientThatSends(get('/stream'));
    stream.write('first line\n');
    await until('it reads', () => client.received().includes('first line'));
    await server.stop(200);
    await client.closed;
    assert.doesNotMatch(client.received(), /\r\n0\r\n\r\n$/);
  });

  it('R-E01 no new connection is accepted, and unused and idle ones are closed at once', async () => {
    const unused = await openClient(server);
    const idle = await clientThatSends(get('/'));
    await until('it is idle', () => idle.received().endsWith('done'));
    const busy = await clientThatSends(get('/wait'));
    const stopped = server.stop(10_000);
    await Promise.all([unused.closed, idle.closed]);
    await assert.rejects(openClient(server), /ECONNREFUSED/);
    waiting.resolve();
    await stopped;
    await busy.closed;
    assert.match(busy.received(), /^HTTP\/1.1 200 /);
  });

  it('R-E01 pipelined requests that have arrived are all answered, in order', async () => {
    const client = await clientThatSends(get('/wait') + get('/') + get('/'), 3);
    const stopped = server.stop(10_000);
    waiting.resolve();
    await stopped;
    await client.closed;
    assert.deepEqual(
      answersIn(client.received()).map(({ status }) => status),
      [200, 200, 200],
    );
  });

  it('R-E01 a body that is still arriving may finish; one that has stalled is not waited for', async () => {
    const [sending, stalled] = [await clientThatSends(post), await clientThatSends(post)];
    const since = performance.now();
    const stopped = server.stop(12_000);
    sending.send('0123456789');
    await stopped;
    await Promise.all([sending.closed, stalled.closed]);
    assert.ok(performance.now() - since < 11_000, 'a sixth of the grace is two seconds');
    assert.match(sending.received(), /^HTTP\/1.1 200 /);
    assert.equal(stalled.received(), '');
  });

  /** Resolves when its requests have begun. */
  async function clientThatSends(bytes: string, requests = 1): Promise<RawClient> {
    const client = await openClient(server);
    const before = begun;
    client.send(bytes);
    await until('its requests have begun', () => begun === before + requests);
    return client;
  }
});

function watch(promise: Promise<void>): { promise: Promise<void>; done: boolean } {
  const watched = { promise, done: false };
  void promise.then(() => {
    watched.done = true;
  });
  return watched;
}
