import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type FailureClass, failureClasses } from '../../../../src/domain/run/model-outcome.ts';
import { classifyFailure } from '../../../../src/gateway/http/failures.ts';
import { describeFailure } from '../../../../src/gateway/http/messages.ts';
import { noProviderError, readProviderError } from '../../../../src/gateway/http/provider-error.ts';

function classify(status: number | null, error?: unknown): FailureClass {
  return classifyFailure(readProviderError(error, status));
}

describe('src/gateway/failures: R-W02 which failures are final', () => {
  const byStatus: readonly (readonly [number, FailureClass])[] = [
    [400, 'bad_request'],
    [401, 'auth'],
    [402, 'auth'],
    [403, 'auth'],
    [404, 'unknown_model'],
    [405, 'bad_request'],
    [408, 'timeout'],
    [409, 'overloaded'],
    [413, 'context_too_long'],
    [418, 'bad_request'],
    [422, 'bad_request'],
    [429, 'rate_limited'],
    [500, 'overloaded'],
    [502, 'overloaded'],
    [503, 'overloaded'],
    [504, 'timeout'],
    [524, 'timeout'],
    [529, 'overloaded'],
  ];
  for (const [status, failure] of byStatus) {
    it(`${status} is ${failure}`, () => assert.equal(classify(status, { message: 'no' }), failure));
  }

  const reported: readonly (readonly [string, number | null, unknown, FailureClass])[] = [
    ['a quota that is used up is no rate limit', 429, { code: 'insufficient_quota' }, 'auth'],
    ['nor is it in the type', 429, { type: 'insufficient_quota', code: null }, 'auth'],
    ['nor only in the message', 429, { message: 'Error code: 429 - insufficient_quota' }, 'auth'],
    ['a key that LiteLLM does not know', 400, { type: 'no_db_connection', code: '400' }, 'auth'],
    ["Gemini's quota per minute is one", 429, { message: 'You exceeded your current quota' }, 'rate_limited'],
    ['OpenAI on a long prompt', 400, { code: 'context_length_exceeded' }, 'context_too_long'],
    [
      'vLLM on a long prompt',
      400,
      { message: "This model's maximum context length is 8192" },
      'context_too_long',
    ],
    ['llama.cpp on a long prompt', 400, { type: 'exceed_context_size_error', code: 400 }, 'context_too_long'],
    ['Anthropic on a long prompt', 400, { message: 'prompt is too long: 210000 tokens' }, 'context_too_long'],
    [
      'OpenRouter on what an upstream said',
      400,
      {
        code: 400,
        message: 'Provider returned error',
        metadata: { raw: '{"error":"maximum context length is 1"}' },
      },
      'context_too_long',
    ],
    [
      'OpenRouter on an unknown model',
      400,
      { message: 'a/b is not a valid model ID', code: 400 },
      'unknown_model',
    ],
    [
      'LiteLLM on an unknown model',
      400,
      { message: 'Invalid model name passed in model=x' },
      'unknown_model',
    ],
    ['a model without permission', 403, { code: 'model_not_found' }, 'unknown_model'],
    [
      "LiteLLM's wrong proxy key",
      400,
      { message: 'Authentication Error, Invalid proxy server token' },
      'auth',
    ],
    ['the same by its code', 400, { message: 'no', code: '401' }, 'auth'],
    ["Gemini's wrong key", 400, { message: 'API key not valid. Please pass a valid API key.' }, 'auth'],
    ['LiteLLM, by exception', 400, { message: 'litellm.ContextWindowExceededError: x' }, 'context_too_long'],
    ['LiteLLM, by exception', 400, { message: 'litellm.ContentPolicyViolationError: x' }, 'content_filtered'],
    ['LiteLLM, by exception', 500, { message: 'litellm.APIConnectionError: x', code: '500' }, 'network'],
    ['LiteLLM, by exception', 500, { message: 'litellm.AuthenticationError: x' }, 'auth'],
    ["Azure's filter", 400, { code: 'content_filter' }, 'content_filtered'],
    [
      "Azure's inner error",
      400,
      { innererror: { code: 'ResponsibleAIPolicyViolation' } },
      'content_filtered',
    ],
    ["OpenRouter's moderation", 403, { code: 403, metadata: { reasons: ['violence'] } }, 'content_filtered'],
    ['a status as a number in a 200', null, { code: 429 }, 'rate_limited'],
    ['a status as a string in a 200', null, { code: '503' }, 'overloaded'],
    ['a word in a 200', null, { type: 'overloaded_error' }, 'overloaded'],
    ['a word in upper case in a 200', null, { code: 'RESOURCE_EXHAUSTED' }, 'rate_limited'],
    ['nothing known in a 200', null, { message: 'oops' }, 'malformed'],
    ['a string in a 200', null, 'oops', 'malformed'],
    ['a status out of range', null, { code: 200 }, 'malformed'],
    ['a 404 of a web server', 404, undefined, 'bad_request'],
    ['a word from the prototype', null, { code: 'constructor', type: '__proto__' }, 'malformed'],
    ['a 500 that echoes a prompt about models', 500, { message: 'model x does not exist' }, 'overloaded'],
    ['a 429 that echoes a prompt about keys', 429, { message: 'invalid api key' }, 'rate_limited'],
  ];
  for (const [name, status, error, failure] of reported) {
    it(`${name}: ${failure} (${JSON.stringify(error)})`, () =>
      assert.equal(classify(status, error), failure));
  }

  it('whatever is reported, its class is one of the known ones', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(fc.integer({ min: 300, max: 599 })), (error, status) => {
        assert.ok(failureClasses.includes(classify(status, error)));
      }),
    );
  });
});

describe('src/gateway/messages: R-W07 contents of a failure message', () => {
  it('every class has a sentence of its own', () => {
    const sentences = failureClasses.map((failure) => describeFailure(failure, noProviderError, []));
    assert.equal(new Set(sentences).size, failureClasses.length);
  });

  it('whatever a provider says, the message is our sentence, a status and at most an error code', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('sk-abc123', 'Bearer abc', 'model_not_found', 'rate_limit'),
    );
    fc.assert(
      fc.property(fc.record({ message: words, code: words, type: words }), words, (error, prompt) => {
        const read = readProviderError(error, 400);
        const ours = describeFailure('bad_request', { ...noProviderError, status: 400 }, []).slice(0, -1);
        const message = describeFailure('bad_request', read, [prompt]);
        assert.ok(message.startsWith(ours) && message.length <= 200);
        assert.match(message.slice(ours.length), /^(, [a-z]+(_[a-z]+)+)?\)$/);
      }),
    );
  });
});
