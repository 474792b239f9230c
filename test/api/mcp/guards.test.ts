import assert from 'node:assert/strict';
import { newApiKey } from '../../../src/domain/account/api-key.ts';
import { bodyMaxBytes } from '../../../src/domain/limits.ts';
import { apiForFile, assertEnvelope, makeWorkspace, send } from '../../support/http/api.ts';
import { callTool, type McpAnswer, message, postMessage } from '../../support/http/mcp.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';
import { atOneMoment } from '../../support/stopped-clock.ts';
import { exchange } from '../raw-http.ts';

// Refusals before a message reaches MCP: without a key, from a page of another site, or in a form
// that no client sends.
/** A message without a key, which is refused with 403 for where it comes from, or else with 401. */
async function assertAnswered(api: TestApi, headers: string, status: 401 | 403): Promise<void> {
  const [answer] = await exchange(
    api,
    `POST /mcp HTTP/1.1\r\n${headers}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  assert.equal(answer?.status, status, headers);
  assertEnvelope(JSON.parse(answer?.body ?? ''));
}

describe('MCP: guards before its tools', () => {
  const file = apiForFile();
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  it('R-M03 R-A03 (API keys) a missing, non-bearer or unknown key is 401 with WWW-Authenticate: Bearer and nothing more', async () => {
    const { id, key } = await makeWorkspace(file.db, 'revoked');
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [id]);
    for (const [answer, code] of [
      [await postMessage(file.api, null, list), 'authentication_required'],
      [await postMessage(file.api, null, list, { Authorization: 'Basic YTpi' }), 'authentication_required'],
      [await postMessage(file.api, 'service_sk_x', list), 'invalid_api_key'],
      [await postMessage(file.api, newApiKey(), list), 'invalid_api_key'],
      [await postMessage(file.api, key, list), 'invalid_api_key'],
    ] as const) {
      assertRefused(answer, 401, code);
      assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer');
    }
  });

  it('R-A04 (MCP) a revoked key stops working with the next message', async () => {
    const { id, key } = await makeWorkspace(file.db, 'stops');
    assert.equal((await message(file.api, key, 'tools/list')).status, 200);
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [id]);
    assertRefused(await message(file.api, key, 'tools/list'), 401, 'invalid_api_key');
  });

  it('R-M04 a foreign Host, and a page of another origin, are refused before the key is checked', async () => {
    const address = new URL(file.api.url);
    for (const [headers, status] of [
      ['Host: evil.example', 403],
      ['Host: 127.0.0.1.evil.example', 403],
      [`Host: ${address.host}\r\nOrigin: https://evil.example`, 403],
      [`Host: ${address.host}\r\nOrigin: null`, 403],
      [`Host: ${address.host}\r\nOrigin: http://localhost.evil.example`, 403],
      ['Host: evil.example\r\nOrigin: http://evil.example', 403],
      [`Host: ${address.host}\r\nOrigin: ${address.origin}`, 401],
      [`Host: ${address.host}\r\nOrigin: http://localhost:6274`, 401],
      ['Host: a@localhost', 403],
      ['Host: localhost/x?', 403],
      ['Host: localhost#x', 403],
      ['Host: localhost:1234', 401],
      ['Host: [::1]', 401],
    ] as const)
      await assertAnswered(file.api, headers, status);
  });

  it('R-M04 the operator’s lists replace the names of this machine; the service’s own origin always passes', async () => {
    const mcp = {
      ...{ allowedHosts: ['research.example'], allowedOrigins: ['https://app.example'] },
      publicHost: 'console.example',
    };
    const api: TestApi = await startApi(file.db, { mcp });
    try {
      for (const [headers, status] of [
        ['Host: research.example', 401],
        ['Host: research.example:8443', 401],
        ['Host: research.example\r\nOrigin: https://app.example', 401],
        ['Host: research.example\r\nOrigin: https://research.example', 401],
        ['Host: research.example\r\nOrigin: http://localhost:6274', 403],
        ['Host: research.example\r\nOrigin: https://app.example.evil.example', 403],
        ['Host: localhost', 403],
        ['Host: console.example', 403],
      ] as const)
        await assertAnswered(api, headers, status);
    } finally {
      await api.stop();
    }
  });

  it('R-M04 is served under the public name as well, without a further setting', async () => {
    const mcp = { allowedHosts: null, allowedOrigins: null, publicHost: 'research.example' };
    const api: TestApi = await startApi(file.db, { mcp });
    try {
      for (const [headers, status] of [
        ['Host: research.example', 401],
        ['Host: localhost', 401],
        ['Host: research.example.evil.example', 403],
        ['Host: research.example\r\nOrigin: https://evil.example', 403],
      ] as const)
        await assertAnswered(api, headers, status);
    } finally {
      await api.stop();
    }
  });

  it('R-M01 takes only POST: other methods are 405, and there are no sessions to open or end', async () => {
    const { key } = await makeWorkspace(file.db, 'methods');
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const headers = { Authorization: `Bearer ${key}`, Accept: 'text/event-stream' };
      const { status, headers: answered, body } = await send(file.api, '/mcp', { method, headers });
      assert.deepEqual([status, answered.get('Allow')], [405, 'POST']);
      assertEnvelope(body);
    }
  });

  it('R-M01 names no authorization server: looking for one is 404 in the envelope', async () => {
    for (const path of [
      'oauth-protected-resource',
      'oauth-protected-resource/mcp',
      'oauth-authorization-server',
    ]) {
      const { status, body } = await send(file.api, `/.well-known/${path}`);
      assert.equal(status, 404);
      assertEnvelope(body);
    }
  });

  it('R-C06 (MCP) a body over 256 KiB, of another type or not JSON is 400', async () => {
    const { key } = await makeWorkspace(file.db, 'bodies');
    const large = { ...list, params: { padding: 'a'.repeat(bodyMaxBytes) } };
    assertRefused(await postMessage(file.api, key, large), 400, 'invalid_request');
    for (const type of ['text/plain', 'application/json; charset=utf-16', '']) {
      assertRefused(await postMessage(file.api, key, list, { 'Content-Type': type }), 400, 'invalid_request');
    }
    for (const text of ['', '{', '{"jsonrpc":"2.0",}', '\u0000']) {
      assertRefused(await postMessage(file.api, key, text), 400, 'invalid_request');
    }
  });

  it('R-W07 (MCP) each call is one log line with its tool and error code, without arguments', async () => {
    const { key } = await makeWorkspace(file.db, 'log');
    await callTool(file.api, key, 'get_research', { run_id: 'secret words' });
    const line = file.api.logged.findLast(({ msg }) => msg === 'request');
    assert.deepEqual([line?.tool, line?.failure], ['get_research', 'invalid_request']);
    assert.ok(!JSON.stringify(file.api.logged).includes('secret words'));
  });

  it('R-E06 (MCP) messages that call no tool count towards no rate limit and state none', async () => {
    const { key } = await makeWorkspace(file.db, 'uncounted');
    for (const answer of [
      await message(file.api, key, 'tools/list'),
      await message(file.api, key, 'ping', {}, { generation: '2025-11-25' }),
      await message(file.api, key, 'tools/call', { name: 'no_tool', arguments: {} }),
      await postMessage(file.api, key, '{'),
    ]) {
      assert.deepEqual(
        [answer.headers.get('RateLimit'), answer.headers.get('RateLimit-Policy')],
        [null, null],
      );
    }
    const { answer } = await callTool(file.api, key, 'get_account');
    assert.match(answer.headers.get('RateLimit') ?? '', /^"reads";r=119;/);
  });

  it('R-H05 (MCP) a key that sends more than 600 messages a minute gets 429 with Retry-After', async () => {
    const { key } = await makeWorkspace(file.db, 'chatty');
    const ping = () => message(file.api, key, 'ping', {}, { generation: '2025-11-25' });
    const refused = await atOneMoment(async () => {
      for (let sent = 0; sent < 600; sent += 20) {
        const answers = await Promise.all(Array.from({ length: 20 }, ping));
        assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      }
      return await ping();
    });
    assertRefused(refused, 429, 'rate_limit_exceeded');
    const seconds = Number(refused.headers.get('Retry-After'));
    assert.ok(seconds >= 1 && seconds <= 60);
    const other = await makeWorkspace(file.db, 'quiet');
    assert.equal((await message(file.api, other.key, 'tools/list')).status, 200);
  });
});

function assertRefused({ status, body, text }: McpAnswer, expected: number, code: string): void {
  assert.deepEqual([status, body?.error?.code], [expected, code], text);
  assertEnvelope(body);
}
