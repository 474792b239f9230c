import type { ReasoningForm } from '../gateway/http/extra-body.ts';
import type { ModelsList } from './models-list.ts';

const hosts: readonly (readonly [RegExp, ReasoningForm])[] = [
  [/(^|\.)openrouter\.ai$/, 'openrouter'],
  [/(^|\.)(openai\.com|googleapis\.com|azure\.com)$/, 'openai'],
  [/(^|\.)(anthropic\.com|bigmodel\.cn|z\.ai|moonshot\.(ai|cn))$/, 'anthropic'],
  [/(^|\.)(aliyuncs\.com)$/, 'qwen'],
];

/**
 * How an endpoint is asked for no reasoning, if it says what it is: by its host, port, headers or
 * the owner of its models.
 */
export function reasoningFormOf(baseUrl: string, list: ModelsList | undefined): ReasoningForm | null {
  const { hostname, port } = new URL(baseUrl);
  const byHost = hosts.find(([host]) => host.test(hostname))?.[1];
  if (byHost) return byHost;
  if (list?.kind !== 'list') return null;
  if (list.server === 'litellm') return 'openai';
  const owners = new Set(list.models.map(({ ownedBy }) => ownedBy));
  if (owners.has('vllm') || owners.has('sglang')) return 'vllm';
  return port === '11434' || owners.has('library') ? 'ollama' : null;
}
