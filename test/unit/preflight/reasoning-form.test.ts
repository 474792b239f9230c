import assert from 'node:assert/strict';
import type { ModelsList } from '../../../src/preflight/models-list.ts';
import { reasoningFormOf } from '../../../src/preflight/reasoning-form.ts';

const list = (ownedBy: string, server = ''): ModelsList => ({
  kind: 'list',
  server,
  models: [{ id: 'm', contextTokens: null, outputTokens: null, price: null, ownedBy }],
});

describe('src/preflight/reasoning-form', () => {
  it('R-N01 R-S06 knows routers and servers by host, port, headers or the owner of their models', () => {
    const cases: [url: string, list: ModelsList | undefined, form: string | null][] = [
      ['https://openrouter.ai/api/v1', undefined, 'openrouter'],
      ['https://api.openai.com/v1', undefined, 'openai'],
      ['https://notopenai.com/v1', undefined, null],
      ['https://dashscope.aliyuncs.com/compatible-mode/v1', undefined, 'qwen'],
      ['http://10.0.0.1:4000/v1', list('openai', 'litellm'), 'openai'],
      ['http://10.0.0.1:8000/v1', list('vllm'), 'vllm'],
      ['http://127.0.0.1:11434/v1', list('library'), 'ollama'],
      ['https://gateway.example/v1', list('somebody'), null],
    ];
    for (const [url, listed, form] of cases) assert.equal(reasoningFormOf(url, listed), form, url);
  });
});
