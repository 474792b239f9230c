import assert from 'node:assert/strict';
import { apiForFile, assertEnvelope, makeWorkspace } from '../../support/http/api.ts';
import { exchange } from '../raw-http.ts';

// Input that is not HTTP, or a target that no client library would send, is refused in the envelope
// like everything else.

const badHttp: Readonly<Record<string, string>> = {
  'a request line that is none': 'hello\r\n\r\n',
  'a method that does not exist': 'FETCH /v1/account HTTP/1.1\r\nHost: a\r\n\r\n',
  'an unknown version': 'GET /v1/account HTTP/9.9\r\nHost: a\r\n\r\n',
  'a space in the target': 'GET /v1/acc ount HTTP/1.1\r\nHost: a\r\n\r\n',
  'a header without a colon': 'GET /v1/account HTTP/1.1\r\nHost: a\r\nAuthorization\r\n\r\n',
  'headers larger than 16 KiB': `GET /v1/account HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
  'no Host in HTTP/1.1': 'GET /v1/account HTTP/1.1\r\n\r\n',
  'two lengths': 'POST /v1/research HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a length and chunks, as in request smuggling':
    'POST /v1/research HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'an expectation that no server meets':
    'GET /v1/account HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: tea\r\n\r\n',
  TLS: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
};

const close = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';

const badTargets: Readonly<Record<string, string>> = {
  'a host that is none': 'http://[bad/v1/account',
  'another host and a path of ours': '//elsewhere/v1/account',
  'dots in front of a path of ours': '/v1/../v1/account',
  'escaped dots': '/v1/%2e%2e/v1/account',
  'a backslash': '\\v1\\account',
  'an asterisk': '*',
  'a percent sign that escapes nothing': '/v1/%zz',
};

describe('every request: bad HTTP', () => {
  const file = apiForFile();

  describe('R-E01 is refused once, in the envelope and with a Request-Id:', () => {
    for (const [what, bytes] of Object.entries(badHttp)) {
      it(what, async () => {
        const answers = await exchange(file.api, bytes);
        assert.deepEqual(
          answers.map(({ status }) => status),
          [400],
        );
        assertIsEnvelope(answers[0]!);
      });
    }
  });

  describe('R-E01 R-E07 targets outside our paths are refused in the envelope, even with a working key:', () => {
    for (const [what, target] of Object.entries(badTargets)) {
      it(what, async () => {
        const { key } = await makeWorkspace(file.db, what);
        const [answer] = await exchange(
          file.api,
          `GET ${target} ${close}Authorization: Bearer ${key}\r\n\r\n`,
        );
        assert.ok(answer && (answer.status === 404 || answer.status === 400), String(answer?.status));
        assertIsEnvelope(answer);
      });
    }
  });

  it('R-E01 a path in absolute form is served, as HTTP requires', async () => {
    const { key } = await makeWorkspace(file.db, 'absolute');
    const [answer] = await exchange(
      file.api,
      `GET http://a/v1/account ${close}Authorization: Bearer ${key}\r\n\r\n`,
    );
    assert.equal(answer?.status, 200);
  });

  it('R-E01 a body that breaks off or has broken chunks gets at most one answer, in the envelope', async () => {
    const { key } = await makeWorkspace(file.db, 'broken-chunks');
    const head =
      `POST /v1/research ${close}Authorization: Bearer ${key}\r\nIdempotency-Key: k\r\n` +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answers = await exchange(file.api, `${head}5\r\n{"pro\r\nZZ\r\n`);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [400],
    );
    assertIsEnvelope(answers[0]!);
  });

  it('R-E01 the api still serves requests after all of these', async () => {
    const { key } = await makeWorkspace(file.db, 'after');
    for (const bytes of Object.values(badHttp)) await exchange(file.api, bytes);
    const [answer] = await exchange(file.api, `GET /v1/account ${close}Authorization: Bearer ${key}\r\n\r\n`);
    assert.equal(answer?.status, 200);
  });
});

function assertIsEnvelope({ headers, body }: Awaited<ReturnType<typeof exchange>>[number]): void {
  assert.match(headers.get('content-type') ?? '', /^application\/json/);
  assert.match(headers.get('request-id') ?? '', /^[0-9a-f-]{36}$/);
  const parsed = JSON.parse(body);
  assertEnvelope(parsed);
  assert.equal(parsed.error.code, 'invalid_request');
}
