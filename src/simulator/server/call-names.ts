import { createHash } from 'node:crypto';
import type { CompletionRequest } from './completion.ts';

/** Identifies the run, the shard and the messages of a call without revealing its content. */
export interface CallNames {
  /** First 12 hex digits of the question's SHA-256: equal for all calls of a run. */
  readonly question: string | null;
  /**
   * The same of the whole task: equal for a call of the synthesizer and its re-asks; null for panel
   * models.
   */
  readonly shard: string | null;
  /**
   * The same of all messages as JSON: equal to the beginning of the input hash under which the
   * worker stores the result.
   */
  readonly messages: string;
}

const questionFence = /<<question ([0-9a-f]{16})>>\n([\s\S]*?)\n<<end question \1>>/;

/** @param messages at least one */
export function callNames(stage: string, messages: CompletionRequest['messages']): CallNames {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  return { ...taskNames(stage, content), messages: digest(JSON.stringify(messages)) };
}

function taskNames(stage: string, content: string): Omit<CallNames, 'messages'> {
  if (stage === 'ask') return { question: digest(content), shard: null };
  const [, , question] = questionFence.exec(content) ?? [];
  return question === undefined
    ? { question: null, shard: null }
    : { question: digest(question), shard: digest(content) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
