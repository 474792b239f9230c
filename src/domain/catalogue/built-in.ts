import type { Catalogue } from './catalogue.ts';
import models from './models.json' with { type: 'json' };

/**
 * The built-in catalogue, first edition: 172 models of 35 labs as listed publicly in mid-2026, 157
 * of them eligible. `wide` takes the newest general model of each of ten labs; `consensus` goes
 * wider and deeper, with no lab above four models, so that no lab can carry a panel.
 */
export const builtInCatalogue: Catalogue = {
  models,
  curated: {
    wide: [
      'amazon/nova-2-lite-v1',
      'anthropic/claude-opus-4.7',
      'cohere/command-a',
      'deepseek/deepseek-v4-pro',
      'google/gemini-3.1-pro-preview',
      'meta-llama/llama-4-maverick',
      'mistralai/mistral-medium-3-5',
      'openai/gpt-5.5',
      'qwen/qwen3.6-plus',
      'x-ai/grok-4.3',
    ],
    consensus: [
      'ai21/jamba-large-1.7',
      'amazon/nova-2-lite-v1',
      'amazon/nova-premier-v1',
      'anthropic/claude-haiku-4.5',
      'anthropic/claude-opus-4.7',
      'anthropic/claude-sonnet-4.6',
      'arcee-ai/trinity-large-preview',
      'baidu/ernie-4.5-300b-a47b',
      'bytedance-seed/seed-2.0-lite',
      'cohere/command-a',
      'deepcogito/cogito-v2.1-671b',
      'deepseek/deepseek-v3.2',
      'deepseek/deepseek-v4-pro',
      'essentialai/rnj-1-instruct',
      'google/gemini-3-flash-preview',
      'google/gemini-3.1-pro-preview',
      'google/gemma-4-31b-it',
      'ibm-granite/granite-4.1-8b',
      'inclusionai/ling-2.6-1t',
      'inflection/inflection-3-productivity',
      'meta-llama/llama-3.3-70b-instruct',
      'meta-llama/llama-4-maverick',
      'microsoft/phi-4',
      'minimax/minimax-m2.7',
      'mistralai/mistral-large-2512',
      'mistralai/mistral-medium-3-5',
      'moonshotai/kimi-k2.6',
      'nvidia/nemotron-3-super-120b-a12b',
      'openai/gpt-5.4-mini',
      'openai/gpt-5.5',
      'openai/gpt-oss-120b',
      'prime-intellect/intellect-3',
      'qwen/qwen3.6-27b',
      'qwen/qwen3.6-plus',
      'stepfun/step-3.5-flash',
      'tencent/hy3-preview',
      'writer/palmyra-x5',
      'x-ai/grok-4.3',
      'xiaomi/mimo-v2.5-pro',
      'z-ai/glm-5.1',
    ],
  },
};
