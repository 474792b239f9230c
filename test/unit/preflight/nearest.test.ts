import assert from 'node:assert/strict';
import { nearestIds } from '../../../src/preflight/nearest.ts';

describe('src/preflight/nearest', () => {
  it('R-N01 finds the ids that mean the same model: with another prefix, dots, a date, a newer version', () => {
    const ids = [
      'claude-opus-4-7-20260301',
      'gpt-5.5',
      'gpt-5.5-pro',
      'azure/gpt-5-5',
      'gpt-5',
      'llama-4-scout',
      'dall-e',
    ];
    assert.deepEqual(nearestIds('anthropic/claude-opus-4.7', ids), ['claude-opus-4-7-20260301']);
    assert.deepEqual(nearestIds('openai/gpt-5.5', ids), ['azure/gpt-5-5', 'gpt-5.5', 'gpt-5.5-pro']);
    assert.deepEqual(nearestIds('meta-llama/llama-4-maverick', ids), ['llama-4-scout']);
    assert.deepEqual(nearestIds('cohere/command-a', ids), []);
  });
});
