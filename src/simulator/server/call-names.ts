import { createHash } from 'node:crypto';

/** Identifies the run and the shard of a call without revealing its content. */
export interface CallNames {
  /** First 12 hex digits of the question's SHA-256: equal for all calls of a run. */
  readonly question: string | null;
  /** The same of the whole task: equal for a call of the synthesizer and its re-asks; null for panel models. */
  readonly shard: string | null;
}

const questionFence = /<<question ([0-9a-f]{16})>>\n([\s\S]*?)\n<<end question \1>>/;

/** @param content the content of the first user message */
export function callNames(stage: string, content: string): CallNames {
  if (stage === 'ask') return { question: digest(content), shard: null };
  const [, , question] = questionFence.exec(content) ?? [];
  return question === undefined
    ? { question: null, shard: null }
    : { question: digest(question), shard: digest(content) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
