import assert from 'node:assert/strict';
import { isSameModel } from '../../../../src/domain/run/same-model.ts';

describe('the model that answered', () => {
  const same: [asked: string, served: string][] = [
    ['openai/gpt-5.5', 'gpt-5.5'],
    ['gpt-x', 'gpt-x-2026-01-01'],
    ['gpt-4', 'gpt-4-0613'],
    ['anthropic/claude-opus-4.7', 'claude-opus-4-7-20260214'],
    ['google/gemini-3-flash', 'models/gemini-3-flash-latest'],
    ['qwen/qwen3:free', 'Qwen/Qwen3'],
    ['gpt-x-2026-01-01', 'gpt-x'],
  ];
  for (const [asked, served] of same) {
    it(`R-H07 ${served} is the model requested as ${asked}`, () => assert.ok(isSameModel(asked, served)));
  }

  const other: [asked: string, served: string][] = [
    ['openai/gpt-5.5', 'gpt-5.5-mini'],
    ['openai/gpt-5.5', 'gpt-5'],
    ['mistral-large-2411', 'mistral-large-2402'],
    ['lab/model-1', 'lab/model-10'],
    ['lab/model', 'other'],
  ];
  for (const [asked, served] of other) {
    it(`R-H07 ${served} is not the model requested as ${asked}`, () =>
      assert.ok(!isSameModel(asked, served)));
  }
});
