import assert from 'node:assert/strict';
import { json, raw } from '../../harness/providers/faulty-provider.ts';
import { apiKey, ask, assertFailure, prompt, question, upstreamKey, withProvider } from './helpers.ts';

describe('src/gateway: failures that a provider reports', () => {
  it('R-W07 an upstream key and the prompt in a 401 are never shown', async () => {
    const message = `Incorrect API key provided: ${upstreamKey}. Authorization: Bearer ${upstreamKey}. ${prompt}`;
    const reply = await ask(json({ error: { message, type: upstreamKey, code: 'invalid_api_key' } }, 401));
    assertFailure(reply, 'auth');
    assert.match(reply.kind === 'failure' ? reply.message : '', /\(HTTP 401, invalid_api_key\)$/);
  });

  it('R-W07 a code that is a secret, a sentence or part of the prompt is never shown', async () => {
    const request = {
      ...question,
      messages: [{ role: 'user' as const, content: 'Explain order_book_depth' }],
    };
    for (const code of [
      upstreamKey,
      apiKey,
      prompt,
      'order_book_depth',
      'a'.repeat(5000),
      '_'.repeat(50),
      `${'ab_'.repeat(20)}ab`,
    ]) {
      const body = { error: { message: 'no', code } };
      const reply = await withProvider(json(body, 400), {}, (client) => client.chat(request));
      assertFailure(reply, 'bad_request');
      assert.match(reply.kind === 'failure' ? reply.message : '', /\(HTTP 400\)$/);
    }
  });

  it('R-W02 Retry-After is passed on in milliseconds, without waiting', async () => {
    const startedMs = performance.now();
    const reply = await ask(json({ error: { message: 'slow' } }, 429, { 'retry-after': '7' }));
    assertFailure(reply, 'rate_limited');
    assert.equal(reply.kind === 'failure' && reply.retryAfterMs, 7000);
    assert.ok(performance.now() - startedMs < 6_500);
  });

  it('R-W02 one call makes one request, whatever a provider answers', async () => {
    for (const status of [408, 409, 429, 500, 503, 529]) {
      const behave = json({ error: { message: 'no' } }, status, { 'x-should-retry': 'true' });
      await withProvider(behave, {}, async (client, provider) => {
        assert.equal((await client.chat(question)).kind, 'failure');
        assert.equal(provider.requests.length, 1);
      });
    }
  });

  it('an error counts even if a server omits the level of `error` or sends a list', async () => {
    assertFailure(await ask(json({ code: 'context_length_exceeded' }, 400)), 'context_too_long');
    assertFailure(await ask(json({ message: 'no such model', error: null }, 404)), 'unknown_model');
    assertFailure(await ask(json([{ error: { message: 'no' } }], 404)), 'unknown_model');
    assertFailure(await ask(json('no', 404)), 'bad_request');
  });

  it('a status that HTTP does not define is a failure too', async () => {
    for (const status of [299, 600, 999]) assert.equal((await ask(raw('', {}, status))).kind, 'failure');
  });
});
