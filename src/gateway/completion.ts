import { z } from 'zod';
import type { ChatAnswer } from '../domain/chat.ts';
import type { FailureClass } from '../domain/model-outcome.ts';
import { makeStorable } from '../domain/text.ts';
import { classifyFailure } from './failures.ts';
import { noProviderError, type ProviderError, readProviderError } from './provider-error.ts';

export interface CompletionFailure {
  readonly kind: 'failure';
  readonly failure: FailureClass;
  readonly error: ProviderError;
}

// What only decorates an answer is dropped where it is odd; what makes it an answer must be right.
const optionalText = z.string().nullish().catch(null);
// PostgreSQL's integer is the bound.
const tokenCount = z.number().int().min(0).max(2_147_483_647).nullish().catch(null);

const part = z.looseObject({ type: optionalText, text: optionalText, refusal: optionalText });
const message = z.looseObject({
  content: z.union([z.string(), z.array(part)]).nullish(),
  refusal: optionalText,
  provider_specific_fields: z.looseObject({ refusal: optionalText }).nullish().catch(null),
});
const completion = z.looseObject({
  id: optionalText,
  system_fingerprint: optionalText,
  choices: z
    .array(z.looseObject({ message, finish_reason: optionalText, error: z.unknown().optional() }))
    .min(1),
  usage: z.looseObject({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
});
type Message = z.infer<typeof message>;

/** The words of the OpenAI protocol first, then those that routers hand on from other vendors. */
const finishReasons: Readonly<Record<string, FailureClass>> = {
  length: 'truncated',
  max_tokens: 'truncated',
  model_length: 'truncated',
  content_filter: 'content_filtered',
  safety: 'content_filtered',
  prohibited_content: 'content_filtered',
  refusal: 'refused',
  error: 'overloaded',
};

const maxResponseIdCharacters = 200;

/**
 * Reads the body of a 200: an answer only if it is whole, is a text, and the model meant it as one.
 * @param body parsed JSON, or whatever came instead
 */
export function readCompletion(body: unknown): ChatAnswer | CompletionFailure {
  // Routers report an upstream's failure with a 200 once they have begun to answer.
  const reported = z.looseObject({ error: z.unknown().optional() }).safeParse(body).data?.error;
  if (reported) return reportedFailure(reported, 'malformed');

  const parsed = completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (!parsed.success || !choice) return failed('malformed');
  if (choice.error) return reportedFailure(choice.error, 'overloaded');
  if (isRefusal(choice.message)) return failed('refused');
  const unfinished = finishReasons[choice.finish_reason?.toLowerCase() ?? ''];
  if (unfinished) return failed(unfinished);

  const text = makeStorable(withoutThinking(textOf(choice.message)));
  if (isBlank(text)) return failed('empty');
  const { id, system_fingerprint: fingerprint, usage } = parsed.data;
  return {
    kind: 'answer',
    text,
    ...tokenCounts(usage?.prompt_tokens ?? null, usage?.completion_tokens ?? null),
    responseId: id ? makeStorable(id.slice(0, maxResponseIdCharacters)) : null,
    simulated: fingerprint?.startsWith('simulator') ?? false,
  };
}

/** LiteLLM moves the refusal; some vendors send it as a part of the content. */
function isRefusal({ refusal, provider_specific_fields: moved, content }: Message): boolean {
  const inParts = Array.isArray(content) && content.some((piece) => piece.refusal);
  return Boolean(refusal || moved?.refusal || inParts);
}

function textOf({ content }: Message): string {
  if (!Array.isArray(content)) return content ?? '';
  return content.map((piece) => piece.text ?? '').join('');
}

/**
 * Without the blocks of thinking that some open models write before their answer, where no router has moved them
 * away: the report must not quote what the model only considered. A block without an end has no answer behind it.
 */
function withoutThinking(text: string): string {
  const opening = /^\s*<(think|thinking)>/.exec(text);
  if (!opening) return text;
  const closing = `</${opening[1]}>`;
  const end = text.indexOf(closing, opening[0].length);
  return end < 0 ? '' : withoutThinking(text.slice(end + closing.length).trimStart());
}

/** Zero width characters and U+FFFD, which stands for what could not be stored, are no answer. */
function isBlank(text: string): boolean {
  return /^[\s\uFFFD\u200B-\u200D\u2060]*$/u.test(text);
}

/** A text costs tokens, so two zeros mean that LiteLLM had no usage to hand on. */
function tokenCounts(inputTokens: number | null, outputTokens: number | null) {
  const unknown = (inputTokens ?? 0) + (outputTokens ?? 0) === 0;
  return unknown ? { inputTokens: null, outputTokens: null } : { inputTokens, outputTokens };
}

function reportedFailure(reported: unknown, otherwise: FailureClass): CompletionFailure {
  const error = readProviderError(reported, null);
  const failure = classifyFailure(error);
  return { kind: 'failure', failure: failure === 'malformed' ? otherwise : failure, error };
}

function failed(failure: FailureClass): CompletionFailure {
  return { kind: 'failure', failure, error: noProviderError };
}
