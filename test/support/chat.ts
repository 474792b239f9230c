import type { ChatAnswer } from '../../src/domain/run/chat.ts';

/** An answer of which only what a test is about is given; the rest is what a provider says that tells nothing. */
export function answerWith(parts: Partial<ChatAnswer>): ChatAnswer {
  return {
    kind: 'answer',
    text: 'Yes.',
    inputTokens: null,
    outputTokens: null,
    responseId: null,
    servedModel: null,
    sent: { temperature: null, tools: false, reasoning: 'unset' },
    seen: { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 },
    simulated: false,
    ...parts,
  };
}
