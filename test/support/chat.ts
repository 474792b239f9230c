import type { CallFacts, ChatAnswer } from '../../src/domain/run/chat.ts';

/** A call as the panel makes it, of which nothing is reported. */
export const plainCall: CallFacts = {
  sent: { temperature: null, tools: false, reasoning: 'unset' },
  seen: { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 },
};

/** An answer with only the fields that a test is about; the rest are neutral defaults. */
export function answerWith(parts: Partial<ChatAnswer>): ChatAnswer {
  return {
    kind: 'answer',
    text: 'Yes.',
    inputTokens: null,
    outputTokens: null,
    responseId: null,
    servedModel: null,
    ...plainCall,
    simulated: false,
    ...parts,
  };
}
