import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/domain/run/chat.ts';
import type { Prepared } from '../../../src/stages/job/job.ts';
import { exampleFacts } from '../../unit/report/example.ts';

// Providers charge a fraction for the beginning of a prompt that they have seen before, to its
// first difference.
export const { findings } = exampleFacts();

export const { question } = findings;

export const seed = 'seed';

const refusals = new Set(findings.excluded.map(({ modelId }) => modelId));

export const responses = findings.models.flatMap(({ modelId, text }) =>
  text && !refusals.has(modelId) ? [text] : [],
);

export const claims = Array.from({ length: 36 }, (_, index) => ({
  claimId: index + 1,
  statement: `Claim ${index + 1} holds of modules.`,
  stake: 1,
}));

export function textOf(prompt: readonly ChatMessage[] | Prepared<unknown>): string {
  if ('setAside' in prompt) assert.fail(prompt.setAside);
  const messages = 'messages' in prompt ? prompt.messages : prompt;
  return messages.map(({ content }) => content).join('\n');
}

/** The beginning that all of these texts share. */
export function commonStart([first = '', ...others]: readonly string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end--;
  return first.slice(0, end);
}
