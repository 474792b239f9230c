import type { ChatMessage } from '../../../src/domain/run/chat.ts';

/** The calls of one stage and their tokens. */
export interface CallTally {
  calls: number;
  /** Characters ÷ 4, as is usual for English. */
  inputTokens: number;
  outputTokens: number;
}

export function countCall(
  calls: Map<string, CallTally>,
  stage: string,
  messages: readonly ChatMessage[],
  output: string,
): void {
  const known = calls.get(stage) ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
  known.calls++;
  known.inputTokens += Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
  known.outputTokens += Math.ceil(output.length / 4);
  calls.set(stage, known);
}
