import type { SeenFacts } from '../../domain/run/chat.ts';
import type { Choice, Completion, Message } from './completion-schema.ts';

/**
 * Facts that an answer shows about reasoning, tools and searches, wherever a router or vendor puts
 * them.
 * @param thoughtAloud true if a block of thinking preceded the text
 */
export function seenFacts(completion: Completion, { message }: Choice, thoughtAloud: boolean): SeenFacts {
  const { usage } = completion;
  const cached =
    usage?.prompt_tokens_details?.cached_tokens ??
    usage?.prompt_cache_hit_tokens ??
    usage?.cache_read_input_tokens;
  return {
    reasoningTokens: usage?.completion_tokens_details?.reasoning_tokens ?? usage?.reasoning_tokens ?? null,
    reasoningText:
      thoughtAloud || Boolean(message.reasoning || message.reasoning_content) || hasThoughts(message),
    toolCalls: (message.tool_calls?.length ?? 0) + (message.function_call ? 1 : 0),
    // OpenAI and OpenRouter annotate the message; Perplexity lists its pages beside the choices.
    citations: Math.max(
      message.annotations?.filter(isCitation).length ?? 0,
      completion.citations?.length ?? 0,
      completion.search_results?.length ?? 0,
    ),
    ...(typeof cached === 'number' ? { cachedTokens: cached } : {}),
  };
}

function hasThoughts({ content }: Message): boolean {
  return Array.isArray(content) && content.some(({ type }) => type === 'thinking' || type === 'reasoning');
}

function isCitation(annotation: unknown): boolean {
  return typeof annotation === 'object' && annotation !== null && Object.hasOwn(annotation, 'url_citation');
}
