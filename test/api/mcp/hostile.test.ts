import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tools } from '../../../api/mcp/tools.ts';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  keepReport,
  liftCreateLimit,
} from '../../support/database/runs.ts';
import { apiForFile, create, makeWorkspace } from '../../support/http/api.ts';
import { callTool, generations, type McpAnswer, message, postMessage } from '../../support/http/mcp.ts';
import { liftReadLimit } from '../../support/http/responses.ts';

// A key holder may send anything. It is refused in plain words, with 4xx or a JSON-RPC error, never
// 5xx, and the answer contains nothing of other workspaces.
describe('MCP: hostile messages', () => {
  const file = apiForFile();
  let key: string;
  let workspaceId: string;
  let theirs: { id: string; prompt: string };

  before(async () => {
    ({ id: workspaceId, key } = await makeWorkspace(file.db, 'hostile'));
    const other = await makeWorkspace(file.db, 'victim');
    theirs = await acceptRun(file.db, other.id, { prompt: 'What only the victim asks' });
    await beginRun(file.db, theirs.id);
    await answerPanel(file.db, theirs.id);
    await closePanel(file.db, theirs.id, 0);
    await keepReport(file.db, theirs.id);
    await deliverReport(file.db, theirs.id);
  });

  function assertRefusedPlainly(answer: McpAnswer, what: string): void {
    const { status, body, text } = answer;
    assert.ok(status < 500, `${what}: ${status} ${text}`);
    assert.ok(body?.error || body?.result?.isError, `${what}: ${status} ${text.slice(0, 200)}`);
    assert.ok(!text.includes(theirs.id) && !text.includes(theirs.prompt), what);
    assert.ok(!/node_modules|at \w+ \(|select |\.ts:/.test(text), `${what} shows our insides: ${text}`);
  }

  const call = (params: unknown) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const broken: [what: string, body: unknown][] = [
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"tools/list"'],
    ['an empty object', {}],
    ['no version', { id: 1, method: 'tools/list' }],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'tools/list' }],
    ['a method that is no text', { jsonrpc: '2.0', id: 1, method: 7 }],
    ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'tools/list' }],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'tools/destroy' }],
    ['a method of prototypes', { jsonrpc: '2.0', id: 1, method: '__proto__' }],
    ['a method of objects', { jsonrpc: '2.0', id: 1, method: 'hasOwnProperty' }],
    ['params that are a list', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: [] }],
    ['a call without params', { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
    ['a call of no tool', call({})],
    ['arguments that are a list', call({ name: 'get_account', arguments: [] })],
    ['arguments that are a text', call({ name: 'get_account', arguments: 'all' })],
    ['constructor keys', call({ name: 'get_account', arguments: { constructor: { prototype: {} } } })],
    ['a batch', [call({ name: 'get_account' }), call({ name: 'get_account' })]],
    ['an empty batch', '[]'],
    ['a deep nest', nested(65)],
    ['a nest as deep as a body can hold', nested(40_000)],
    ['deep lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      'deep arguments',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_account","arguments":${nested(30_000)}}}`,
    ],
    [
      'an initialize of 1,000 capabilities',
      {
        ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
        params: {
          protocolVersion: '2025-11-25',
          capabilities: {
            experimental: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`c${at}`, {}])),
          },
          clientInfo: { name: 'a', version: '1' },
        },
      },
    ],
    [
      'a prompt with U+0000',
      call({
        name: 'create_research',
        arguments: { prompt: 'a\u0000b', panel: 'wide', idempotency_key: 'k' },
      }),
    ],
    [
      'a prompt with half a character',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_research","arguments":{"prompt":"\\ud800","panel":"wide","idempotency_key":"k"}}}',
    ],
    [
      'a prompt of 20,001 characters',
      call({
        name: 'create_research',
        arguments: { prompt: 'a'.repeat(20_001), panel: 'wide', idempotency_key: 'k' },
      }),
    ],
    [
      'half a character as a model',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_model_response_text","arguments":{"run_id":"4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57","model_id":"\\ud800\\u0000"}}}',
    ],
  ];
  for (const [what, body] of broken) {
    it(`R-E01 R-E03 R-H11 (MCP) ${what} is refused in plain words`, async () => {
      assertRefusedPlainly(await postMessage(file.api, key, body), what);
      assertRefusedPlainly(
        await postMessage(file.api, key, body, { 'MCP-Protocol-Version': '2026-07-28' }),
        what,
      );
    });
  }

  it('R-M01 R-M03 headers that contradict the message, and an unknown protocol version, are refused', async () => {
    const disagreeing: Record<string, string>[] = [
      { 'Mcp-Method': 'tools/call' },
      { 'MCP-Protocol-Version': '2025-11-25' },
      { 'MCP-Protocol-Version': '1999-01-01' },
    ];
    for (const headers of disagreeing) {
      const answer = await message(file.api, key, 'tools/list', {}, { headers });
      assert.equal(answer.status, 400, JSON.stringify(headers));
      assertRefusedPlainly(answer, JSON.stringify(headers));
    }
    const misnamed = await message(
      file.api,
      key,
      'tools/call',
      { name: 'create_research', arguments: {} },
      { headers: { 'Mcp-Name': 'get_account' } },
    );
    assert.equal(misnamed.status, 400);
  });

  it('R-M01 message ids of any length, and numeric ones, are returned unchanged', async () => {
    for (const id of ['x'.repeat(200_000), 0, -1, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await postMessage(file.api, key, { jsonrpc: '2.0', id, method: 'tools/list' });
      assert.deepEqual([status, body.id], [200, id]);
    }
  });

  it('R-M01 prototype keys have no effect: the SDK drops them or our tools refuse them', async () => {
    const account = (key_: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_account","arguments":{"${key_}":{"admin":true}}}}`;
    const dropped = await postMessage(file.api, key, account('__proto__'));
    assert.equal(dropped.body.result.structuredContent.plan, 'test');
    assertRefusedPlainly(await postMessage(file.api, key, account('prototype')), 'prototype');
    assert.equal(({} as { admin?: unknown }).admin, undefined);
  });

  it('R-M01 messages that need no answer get none: notifications, and responses to nothing', async () => {
    for (const body of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      { jsonrpc: '2.0', method: 'notifications/nonsense' },
      { jsonrpc: '2.0', id: 1, result: {} },
    ]) {
      const { status, text } = await postMessage(file.api, key, body);
      assert.deepEqual([status, text], [202, ''], JSON.stringify(body));
    }
  });

  it('R-M01 a subscription ends at once, since nothing could ever be reported', async () => {
    const answer = await message(file.api, key, 'subscriptions/listen', {
      notifications: { toolsListChanged: true },
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.body.id, 1);
  });

  it('R-E01 (MCP) any JSON as arguments of any tool gives a result or a tool error', async () => {
    const mine = await makeWorkspace(file.db, 'any');
    await liftReadLimit(file.db, mine.id);
    await liftCreateLimit(file.db, mine.id);
    const value = fc.oneof(
      fc.constantFrom(theirs.id, 'wide', 'compact', 5),
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const anyCall = fc.constantFrom(...tools).chain(({ name, input }) => {
      const own = Object.fromEntries(Object.keys(input.properties).map((field) => [field, value]));
      const foreign = fc.dictionary(fc.constantFrom('other', 'model'), value, { maxKeys: 1 });
      const args = fc.oneof(
        { weight: 4, arbitrary: fc.record(own, { requiredKeys: input.required }) },
        { weight: 1, arbitrary: fc.record(own, { requiredKeys: [] }) },
        { weight: 1, arbitrary: foreign },
      );
      return fc.record({ name: fc.constant(name), args });
    });
    await fc.assert(
      fc.asyncProperty(anyCall, fc.constantFrom(...generations), async ({ name, args }, generation) => {
        const { answer, object } = await callTool(file.api, mine.key, name, args, { generation });
        assert.ok(!answer.text.includes(theirs.prompt));
        if (name !== 'get_account' && name !== 'create_research')
          assert.ok('error' in object, 'nothing of these arguments is a run of ours');
        if ('error' in object) assert.notEqual(object.error.code, 'internal_error');
      }),
      { numRuns: 300 },
    );
  });

  it('R-H05 (MCP) each of 300 concurrent calls is answered: with its result, a rate limit or 503', async () => {
    const mine = await makeWorkspace(file.db, 'crowd');
    const run = await deliveredRun(file.db, mine.id);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        message(file.api, mine.key, 'tools/call', {
          name: 'get_research',
          arguments: { run_id: index % 2 === 0 ? run.id : theirs.id },
        }),
      ),
    );
    const outcomes = answers.map(({ status, body }) =>
      status === 200
        ? (body.result.structuredContent.error?.code ?? body.result.structuredContent.id)
        : status,
    );
    const allowed = new Set([run.id, 'run_not_found', 'rate_limit_exceeded', 503]);
    assert.deepEqual(
      outcomes.filter((outcome) => !allowed.has(outcome)),
      [],
    );
    const read = outcomes.filter((outcome) => outcome === run.id || outcome === 'run_not_found');
    assert.ok(read.length > 0 && read.length <= 120, `${read.length} were read`);
    for (const { text } of answers) assert.ok(!text.includes(theirs.prompt));
    const { key: quiet } = await makeWorkspace(file.db, 'beside');
    assert.equal((await callTool(file.api, quiet, 'get_account')).isError, false);
    assert.equal((await booksOf(file.db, workspaceId)).runs, 0, 'no hostile create was accepted');
  });

  it('R-C10 (MCP) of 40 identical concurrent creates, over both interfaces, one is new', async () => {
    const mine = await makeWorkspace(file.db, 'race');
    await file.db.query(
      `insert into rate_windows (subject, used, started_at) values ($1, -1000, clock_timestamp())`,
      [mine.id],
    );
    const body = { prompt: 'Why?', panel: 'wide' } as const;
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        if (index % 2 === 0) {
          const { status, body: run } = await create(file.api, mine.key, { idempotencyKey: 'race', body });
          return { id: run.id, isNew: status === 202 };
        }
        const args = { ...body, idempotency_key: 'race' };
        const { object } = await callTool(file.api, mine.key, 'create_research', args);
        return { id: object.id, isNew: object.idempotent_replayed === false };
      }),
    );
    assert.deepEqual([...new Set(answers.map(({ id }) => typeof id))], ['string']);
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal(answers.filter(({ isNew }) => isNew).length, 1);
    assert.equal((await booksOf(file.db, mine.id)).balance, 985);
  });
});
