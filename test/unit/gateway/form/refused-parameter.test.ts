import assert from 'node:assert/strict';
import { refusedParameter } from '../../../../src/gateway/form/refused-parameter.ts';
import { readProviderError } from '../../../../src/gateway/http/provider-error.ts';

const sent = {
  max_tokens: 16_000,
  temperature: 0,
  response_format: { type: 'json_schema' },
  reasoning: { enabled: false },
  seed: 1,
};

const refusedBy = (error: unknown, body: object = sent, status = 400) => {
  const refused = refusedParameter(readProviderError(error, status), { ...body });
  return refused && (refused.most === null ? refused.parameter : [refused.parameter, refused.most]);
};

describe('src/gateway: the parameter that a refusal names', () => {
  it('R-N02 is found in the words of OpenAI, Anthropic, Mistral, DeepSeek, Qwen, vLLM, OpenRouter and LiteLLM', () => {
    const messages: [message: string, expected: unknown][] = [
      [
        "Unsupported value: 'temperature' does not support 0 with this model. Only 1 is supported.",
        'temperature',
      ],
      [
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'length',
      ],
      [
        'max_tokens: 16000 > 8192, which is the maximum allowed number of output tokens for m-3-5-20241022',
        ['length', 8_192],
      ],
      [
        'max_tokens is too large: 16000. This model supports at most 4096 completion tokens',
        ['length', 4_096],
      ],
      ['Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', ['length', 8_192]],
      ['This response_format type is unavailable now', 'output'],
      [
        "litellm.UnsupportedParamsError: openai does not support parameters: ['reasoning'], for model=m",
        'reasoning',
      ],
      [
        "litellm.BadRequestError: OpenAIException - Error code: 400 - {'error': {'message': \"Unknown parameter: 'seed'",
        'seed',
      ],
      ['`temperature` is deprecated for this reasoning model', 'temperature'],
    ];
    for (const [message, expected] of messages) assert.deepEqual(refusedBy({ message }), expected, message);
  });

  it('R-N02 is found where it is no plain message: `param`, a nested error, a list of faults', () => {
    assert.equal(refusedBy({ message: 'Bad value', param: 'temperature' }), 'temperature');
    const raw = '{"error":{"message":"Unrecognized request argument supplied: response_format"}}';
    assert.equal(refusedBy({ message: 'Provider returned error', metadata: { raw } }), 'output');
    const detail = [{ type: 'extra_forbidden', loc: ['body', 'reasoning'], msg: 'Extra inputs' }];
    assert.equal(refusedBy({ detail }, sent, 422), 'reasoning');
    assert.equal(refusedBy({ message: { detail } }, sent, 422), 'reasoning');
  });

  it('is none that was not sent, and none of a failure that is not about the request', () => {
    assert.equal(refusedBy({ message: "'temperature' is not supported" }, { max_tokens: 1 }), null);
    assert.equal(refusedBy({ message: "'temperature' is not supported" }, sent, 500), null);
    assert.equal(refusedBy({ message: 'messages: at least one is required' }), null);
    assert.equal(refusedBy('temperature'.repeat(100_000)), null);
  });
});
