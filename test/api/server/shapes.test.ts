import assert from 'node:assert/strict';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';
import { exchange } from '../raw-http.ts';
import { assertRefusedRaw, createHead } from './support.ts';

// Bytes that no well-behaved client sends. Software between a client and us may parse them
// differently, so ambiguous requests are refused entirely: nothing behind them may be taken for a
// request.

const smuggled = 'GET /v1/account HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /v1/research HTTP/1.1\r\nHost: a\r\n';

const ambiguous: Readonly<Record<string, string>> = {
  'a length and chunks': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'chunks and a length': `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  'two different lengths': `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`,
  'two lengths in one header': `${post}Content-Length: 0, 5\r\n\r\n`,
  'a length with a sign': `${post}Content-Length: +5\r\n\r\nhello`,
  'a negative length': `${post}Content-Length: -1\r\n\r\n`,
  'a hexadecimal length': `${post}Content-Length: 0x5\r\n\r\nhello`,
  'a length beyond every number': `${post}Content-Length: 99999999999999999999\r\n\r\n`,
  'chunks that are not the last encoding': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  'an encoding that only sounds like chunks': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'a space before the colon': `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'a header that is folded': `${post}Content-Length:\r\n 0\r\nX: a\r\n b\r\n\r\n`,
  'a line that ends with LF alone': `POST /v1/research HTTP/1.1\nHost: a\r\nContent-Length: 0\r\n\r\n`,
  'headers that end with LF alone': `${post}X: a\nContent-Length: 0\r\n\r\n`,
  'a CR inside a header': `${post}X: a\rContent-Length: 5\r\n\r\n`,
  'a NUL inside a header': `${post}X: a\u0000b\r\n\r\n`,
  'a chunk size that is none': `${post}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n`,
  'a chunk that is longer than it says': `${post}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n`,
  'two hosts': `GET /v1/account HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
};

describe('the server: shapes of requests', () => {
  const file = apiForFile();

  describe('R-E01 an ambiguous request is refused, and the bytes behind it are never taken for another request:', () => {
    for (const [what, bytes] of Object.entries(ambiguous)) {
      it(what, async () => {
        const answers = await exchange(file.api, bytes + smuggled);
        assert.equal(answers.length, 1);
        // A head without a key may have been answered before its body turned out to be malformed.
        if (answers[0]?.status !== 401) assertRefusedRaw(answers[0]);
      });
    }
  });

  it('R-E01 CONNECT is refused and its connection closed', async () => {
    const answers = await exchange(file.api, `CONNECT elsewhere:443 HTTP/1.1\r\nHost: a\r\n\r\n${smuggled}`);
    assert.equal(answers.length, 1);
    assertRefusedRaw(answers[0]);
  });

  it('R-E01 R-E07 TRACE and OPTIONS * are refused in the envelope', async () => {
    const close = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const [trace] = await exchange(file.api, `TRACE /v1/account ${close}`);
    assertRefusedRaw(trace, 405);
    assert.equal(trace?.headers.get('allow'), 'GET, HEAD');
    const [options] = await exchange(file.api, `OPTIONS * ${close}`);
    assertRefusedRaw(options, 404);
  });

  it('R-E01 an upgrade is ignored: the request is answered as if it had not asked for one', async () => {
    const { key } = await makeWorkspace(file.db, 'upgrade');
    for (const protocol of ['websocket', 'h2c', 'TLS/1.3']) {
      const [answer] = await exchange(
        file.api,
        `GET /v1/account HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n` +
          `Authorization: Bearer ${key}\r\n\r\n`,
      );
      assert.equal(answer?.status, 200, protocol);
      assert.equal(answer?.headers.get('upgrade'), undefined);
    }
  });

  it('R-E01 HTTP/2 with prior knowledge and HTTP/0.9 get a refusal or a closed connection', async () => {
    const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
    for (const bytes of [preface, 'GET /v1/account HTTP/2.0\r\nHost: a\r\n\r\n', 'GET /v1/account\r\n\r\n']) {
      const answers = await exchange(file.api, bytes);
      assert.ok(answers.length <= 1);
      if (answers[0]) assertRefusedRaw(answers[0]);
    }
  });

  it('R-E01 HTTP/1.0 is served, with or without Host, and its connection is closed', async () => {
    const { key } = await makeWorkspace(file.db, 'old');
    const [answer, ...more] = await exchange(
      file.api,
      `GET /v1/account HTTP/1.0\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    assert.equal(answer?.status, 200);
    assert.deepEqual(more, []);
    const [refused] = await exchange(file.api, 'GET /v1/account HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n');
    assertRefusedRaw(refused);
  });

  it('R-E03 a refusal by the parser is logged under its Request-Id, without the bytes', async () => {
    const api = await startApi(file.db, { graceMs: 0 });
    const [answer] = await exchange(api, 'GET /v1/account HTTP/1.1\r\nHost: a\r\nSecret word\r\n\r\n');
    await api.stop();
    assertRefusedRaw(answer);
    assert.ok(!answer?.body.includes('Secret') && !JSON.stringify(api.logged).includes('Secret'));
    assert.deepEqual(
      api.logged.map(({ requestId, status, cause }) => [requestId, status, cause]),
      [[answer?.headers.get('request-id'), 400, 'HPE_INVALID_HEADER_TOKEN']],
    );
  });

  it('R-C07 R-E01 a create followed by garbage in the same packet gets its own answer first, then the refusal', async () => {
    const { key } = await makeWorkspace(file.db, 'garbage-behind');
    const body = '{"prompt":"Is tea better?","panel":"wide"}';
    const bytes = `${createHead(key, `Content-Length: ${body.length}`)}${body}hello world\r\n\r\n`;
    const answers = await exchange(file.api, bytes);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 400],
    );
    assertRefusedRaw(answers[1]);
  });

  it('R-E01 pipelined requests are answered in order', async () => {
    const { key } = await makeWorkspace(file.db, 'pipelined');
    const one = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
    const answers = await exchange(
      file.api,
      one('/v1/account') + one('/nowhere') + one('/v1/account') + one('/v1/account', 'Connection: close\r\n'),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 404, 200, 200],
    );
  });
});
