import assert from 'node:assert/strict';
import { secret } from '../../../src/domain/secret.ts';
import { makeGatewayClient } from '../../../src/gateway/client.ts';
import { completionOf, json, raw, startFaultyProvider } from '../../harness/providers/faulty-provider.ts';
import {
  apiKey,
  ask,
  assertFailure,
  endpointAt,
  modelText,
  prompt,
  question,
  withProvider,
} from './helpers.ts';

describe('src/gateway: what is sent', () => {
  it('R-S06 (one call) a panel model gets only the question, and the endpoint its option for no reasoning', async () => {
    const reasoningOff = { reasoning: { enabled: false } };
    await withProvider(json(completionOf('x')), { endpoint: { reasoningOff } }, async (client, provider) => {
      const reply = await client.chat(question);
      const [seen] = provider.requests;
      assert.equal(seen!.path, '/v1/chat/completions');
      assert.deepEqual(JSON.parse(seen!.body), {
        model: 'lab/model-1',
        messages: [{ role: 'user', content: prompt }],
        max_tokens: 500,
        reasoning: { enabled: false },
      });
      assert.deepEqual(reply.kind === 'answer' && reply.sent, {
        temperature: null,
        tools: false,
        reasoning: 'off',
      });
    });
  });

  it('R-H07 respects what an endpoint’s models accept: output tokens, room for reasoning, their own temperature', async () => {
    const small = { maxOutputTokens: 8_000, takesTemperature: false };
    const asked = { ...question, temperature: 0, maxOutputTokens: 16_000 };
    for (const [endpoint, tokens, temperature] of [
      [small, 8_000, undefined],
      [{}, 16_000, 0],
      [{ reasoningTokens: 4_000 }, 20_000, 0],
      [{ ...small, reasoningTokens: 4_000 }, 8_000, undefined],
    ] as const) {
      await withProvider(json(completionOf('x')), { endpoint }, async (client, provider) => {
        const reply = await client.chat(asked);
        const body = JSON.parse(provider.requests[0]!.body);
        assert.deepEqual([body.max_tokens, body.temperature], [tokens, temperature]);
        assert.equal(reply.kind === 'answer' && reply.sent.temperature, temperature ?? null);
      });
    }
  });

  it("R-S06 (settings) R-H07 an endpoint's settings cannot add tools, browsing, reasoning or another question, at any depth", () => {
    const reserved = [
      ...[
        'tools',
        'tool_choice',
        'functions',
        'plugins',
        'web_search_options',
        'search_parameters',
        'online',
      ],
      ...['messages', 'model', 'models', 'stream', 'n', 'temperature', 'response_format', 'system'],
      ...['reasoning', 'reasoning_effort', 'thinking', 'include_reasoning', 'extra_body', 'safe_prompt'],
    ];
    const bodies: [string, object][] = [
      ...reserved.map((field): [string, object] => [field, { [field]: [] }]),
      ['provider.web_search', { provider: { web_search: true } }],
      ['metadata.0.deep.thinking', { metadata: [{ deep: { thinking: {} } }] }],
      ['provider.enableReasoning', { provider: { enableReasoning: true } }],
    ];
    for (const [path, extraBody] of bodies) {
      const endpoint = endpointAt('http://127.0.0.1:1/v1', { extraBody: { ...extraBody } });
      assert.throws(
        () => makeGatewayClient(endpoint, { timeoutMs: 100 }),
        new RegExp(`must not set ${path.replaceAll('.', '[.]')} `),
        path,
      );
    }
  });

  it('an endpoint may set routing and accounting, and another name for the length limit', async () => {
    const extraBody = {
      provider: { order: ['a'], allow_fallbacks: false },
      max_completion_tokens: 100,
      seed: 1,
    };
    await withProvider(json(completionOf('x')), { endpoint: { extraBody } }, async (client, provider) => {
      await client.chat(question);
      const body = JSON.parse(provider.requests[0]!.body);
      assert.deepEqual(body, { ...body, ...extraBody });
    });
  });

  it('a synthesizer is called with temperature 0 and a strict schema', async () => {
    const schema = { type: 'object', properties: {} };
    await withProvider(json(completionOf('{}')), {}, async (client, provider) => {
      const reply = await client.chat({
        ...question,
        temperature: 0,
        jsonFormat: { name: 'camps', schema },
      });
      const body = JSON.parse(provider.requests[0]!.body);
      assert.equal(body.temperature, 0);
      assert.deepEqual(reply.kind === 'answer' && reply.sent, {
        temperature: 0,
        tools: false,
        reasoning: 'unset',
      });
      const format = { type: 'json_schema', json_schema: { name: 'camps', strict: true, schema } };
      assert.deepEqual(body.response_format, format);
    });
  });

  it('the environment adds nothing: no header, no other address, no log line', async () => {
    const names = [
      'OPENAI_BASE_URL',
      'OPENAI_ORG_ID',
      'OPENAI_CUSTOM_HEADERS',
      'OPENAI_LOG',
      'OPENAI_API_KEY',
    ];
    const before = names.map((name) => process.env[name]);
    const values = [
      'http://127.0.0.1:1',
      'org-1',
      'Authorization: Bearer other\nX-Custom: 1',
      'debug',
      'other',
    ];
    const printed: unknown[] = [];
    const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
    const consoles = methods.map((method) => console[method]);
    try {
      names.forEach((name, i) => {
        process.env[name] = values[i];
      });
      for (const method of methods) console[method] = (...args: unknown[]) => printed.push(args);
      await withProvider(json(completionOf('x')), {}, async (client, provider) => {
        assert.equal((await client.chat(question)).kind, 'answer');
        const { headers } = provider.requests[0]!;
        assert.equal(headers.authorization, `Bearer ${apiKey}`);
        const odd = Object.keys(headers).filter((name) => /^(x-|openai)/.test(name));
        assert.deepEqual(odd, []);
      });
    } finally {
      methods.forEach((method, i) => {
        console[method] = consoles[i]!;
      });
      names.forEach((name, i) => {
        if (before[i] === undefined) delete process.env[name];
        else process.env[name] = before[i];
      });
    }
    assert.deepEqual(printed, []);
  });

  it('a JSON answer counts whatever its content type', async () => {
    const body = JSON.stringify(completionOf(modelText));
    for (const headers of [
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'text/html; charset=utf-8' },
      { 'content-type': 'application/octet-stream' },
    ]) {
      const reply = await ask(raw(body, headers as Record<string, string>));
      assert.equal(reply.kind === 'answer' && reply.text, modelText, JSON.stringify(headers));
    }
  });

  it('an answer may begin with a byte order mark', async () => {
    const body = `\uFEFF${JSON.stringify(completionOf(modelText))}`;
    const reply = await ask(raw(body, { 'content-type': 'application/json' }));
    assert.equal(reply.kind === 'answer' && reply.text, modelText);
  });

  it('a base URL may end with a slash', async () => {
    const provider = await startFaultyProvider(json(completionOf('x')));
    const client = makeGatewayClient(endpointAt(`${provider.baseUrl}/`), { timeoutMs: 5_000 });
    assert.equal((await client.chat(question)).kind, 'answer');
    assert.equal(provider.requests[0]?.path, '/v1/chat/completions');
    await client.close();
    await provider.stop();
  });

  it('an endpoint without a key gets no authorization header', async () => {
    await withProvider(json(completionOf('x')), { endpoint: { apiKey: null } }, async (client, provider) => {
      assert.equal((await client.chat(question)).kind, 'answer');
      assert.equal(provider.requests[0]!.headers.authorization, undefined);
    });
  });

  it('invalid settings are refused at once, without their values', () => {
    const password = 'hunter2hunter2';
    const wrong = [
      endpointAt('not a url'),
      endpointAt('ftp://127.0.0.1/v1'),
      endpointAt(`http://user:${password}@127.0.0.1/v1`),
      endpointAt('http://127.0.0.1/v1', { apiKey: secret('') }),
      endpointAt('http://127.0.0.1/v1', { apiKey: secret(`${password}\n`) }),
    ];
    for (const endpoint of wrong) {
      assert.throws(
        () => makeGatewayClient(endpoint, { timeoutMs: 100 }),
        (error: Error) => error.message.startsWith('Gateway main: ') && !error.message.includes(password),
      );
    }
    for (const timeoutMs of [0, -1, Number.NaN, 1.5, 2 ** 31]) {
      assert.throws(() => makeGatewayClient(endpointAt('http://127.0.0.1/v1'), { timeoutMs }), /timeoutMs/);
    }
  });
});

describe('src/gateway: unusable answers', () => {
  const jsonType = { 'content-type': 'application/json' };
  const html = { 'content-type': 'text/html' };
  const malformed = {
    'HTML with a 200': raw(`<html>${prompt}</html>`, html),
    'an empty body': raw('', jsonType),
    'a 204': raw('', {}, 204),
    'broken JSON': raw(`{"choices": [{"message": {"content": "${modelText}`, jsonType),
    'fenced JSON': raw(`\`\`\`json\n${JSON.stringify(completionOf(modelText))}\n\`\`\``, jsonType),
    'the JSON null': json(null),
    'a JSON string': json(modelText),
    'a list': json([completionOf(modelText)]),
    'no choices': json({ id: 'x', object: 'chat.completion' }),
    'empty choices': json({ ...completionOf('x'), choices: [] }),
    'a choice without a message': json({ ...completionOf('x'), choices: [{ text: modelText }] }),
    'a number as content': json(completionOf(42)),
    'events instead of JSON': raw('data: {"choices": []}\n\ndata: [DONE]\n\n', {
      'content-type': 'text/event-stream',
    }),
    'deeply nested JSON': raw(`{"choices": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`, jsonType),
  };
  for (const [name, behave] of Object.entries(malformed)) {
    it(`${name}: malformed`, async () => assertFailure(await ask(behave), 'malformed'));
  }

  it('an HTML page with status 502 is overloaded', async () =>
    assertFailure(await ask(raw('<html>', html, 502)), 'overloaded'));

  it('R-N04 a page, or no route, with status 404 means a wrong base URL, not an unknown model', async () => {
    for (const behave of [raw('<html>', html, 404), json({ detail: 'Not Found' }, 404)]) {
      const reply = await ask(behave);
      assertFailure(reply, 'bad_request');
      assert.ok(reply.kind === 'failure' && reply.noSuchAddress);
    }
    const unknown = await ask(json({ error: { message: 'no such model' } }, 404));
    assert.ok(unknown.kind === 'failure' && !unknown.noSuchAddress);
  });

  it('an error object with a 200 is a failure, by its code', async () => {
    const rateLimit = { error: { code: 429, message: `Slow down: ${prompt}` } };
    assertFailure(await ask(json(rateLimit)), 'rate_limited');
    assertFailure(await ask(json({ error: 'no model loaded' })), 'malformed');
    assertFailure(await ask(json({ ...completionOf(modelText), error: { code: '503' } })), 'overloaded');
  });

  it('an error inside the choice is a failure, even beside half a text', async () => {
    const broken = completionOf(modelText, {
      finish_reason: 'error',
      error: { code: 429, message: modelText },
    });
    assertFailure(await ask(json(broken)), 'rate_limited');
    assertFailure(await ask(json(completionOf(modelText, { finish_reason: 'error' }))), 'overloaded');
  });
});
