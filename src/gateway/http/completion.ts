import { answerMaxBytes } from '../../domain/limits.ts';
import type { ChatAnswer } from '../../domain/run/chat.ts';
import type { FailureClass } from '../../domain/run/model-outcome.ts';
import { makeStorable } from '../../text/code-points.ts';
import { type Choice, completionSchema, type Message } from './completion-schema.ts';
import { classifyFailure } from './failures.ts';
import { noProviderError, type ProviderError, readProviderError } from './provider-error.ts';
import { seenFacts } from './seen-facts.ts';

export interface CompletionFailure {
  readonly kind: 'failure';
  readonly failure: FailureClass;
  readonly error: ProviderError;
}

/** First the values of the OpenAI protocol, then those that routers pass on from other vendors. */
const finishReasons: Readonly<Record<string, FailureClass>> = {
  length: 'truncated',
  max_tokens: 'truncated',
  model_length: 'truncated',
  incomplete: 'truncated',
  content_filter: 'content_filtered',
  safety: 'content_filtered',
  prohibited_content: 'content_filtered',
  blocklist: 'content_filtered',
  recitation: 'content_filtered',
  sensitive: 'content_filtered',
  refusal: 'refused',
  error: 'overloaded',
  failed: 'overloaded',
  server_error: 'overloaded',
  network_error: 'overloaded',
  insufficient_system_resource: 'overloaded',
  cancelled: 'overloaded',
  timeout: 'timeout',
};

const maxNameCharacters = 200;

/** An answer as far as its body shows it. The caller knows what was sent. */
export type ReadAnswer = Omit<ChatAnswer, 'sent'>;

/**
 * Reads the body of a 200: an answer only if it is complete, is text, and is not a refusal or an
 * error.
 * @param body parsed JSON, or anything else that was sent instead
 */
export function readCompletion(body: unknown): ReadAnswer | CompletionFailure {
  // Routers report an upstream failure with status 200 once they have begun to answer.
  const reported = (Object(body) as { readonly error?: unknown }).error;
  if (reported) return reportedFailure(reported, 'malformed');

  const parsed = completionSchema.safeParse(body);
  const choice = parsed.data && firstChoice(parsed.data.choices);
  if (!parsed.success || !choice) return failed('malformed');
  const failure = choiceFailure(choice);
  if (failure) return failure;

  const written = textOf(choice.message);
  const text = makeStorable(withoutThinking(written));
  if (isBlank(text)) return failed('empty');
  if (Buffer.byteLength(text) > answerMaxBytes) return failed('truncated');
  const { id, model, system_fingerprint: fingerprint, usage } = parsed.data;
  return {
    kind: 'answer',
    text,
    ...tokenCounts(usage?.prompt_tokens ?? null, usage?.completion_tokens ?? null),
    responseId: printableId(id),
    servedModel: storableName(model),
    seen: seenFacts(parsed.data, choice, text !== makeStorable(written)),
    simulated: fingerprint?.startsWith('simulator') ?? false,
  };
}

/**
 * Our choice: the choice with index 0, or the only one there is. Among several without index 0, it
 * is unknown which one answers the question.
 */
function firstChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ index }) => index === 0) ?? (choices.length === 1 ? choices[0] : undefined);
}

/** Routers report an upstream failure in one of these parts, beside the text that preceded it. */
function choiceFailure({ message, ...choice }: Choice): CompletionFailure | null {
  const moved = [choice.provider_specific_fields, message.provider_specific_fields];
  const reported = [choice, message, ...moved].find((part) => part?.error)?.error;
  if (reported) return reportedFailure(reported, 'overloaded');
  if (isRefusal(message)) return failed('refused');
  const reasons = [choice, ...moved].flatMap((part) => [part?.finish_reason, part?.native_finish_reason]);
  const unfinished = reasons.map((reason) => finishReasons[reason?.toLowerCase() ?? '']).find(Boolean);
  return unfinished ? failed(unfinished) : null;
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
 * Removes the blocks of thinking that some open models write before their answer, unless a router
 * has already moved them away: the report must not quote what a model only considered. After a
 * block without an end there is no answer.
 */
function withoutThinking(text: string): string {
  let start = 0;
  for (;;) {
    opening.lastIndex = start;
    const found = opening.exec(text);
    if (!found) return text.slice(start);
    const closing = `</${found[1]}>`;
    const end = text.indexOf(closing, opening.lastIndex);
    if (end < 0) return '';
    start = end + closing.length;
    while (/\s/.test(text.charAt(start))) start++;
  }
}

const opening = /\s*<(think|thinking)>/y;

/**
 * Zero-width characters and U+FFFD, which replaces what could not be stored, do not count as an
 * answer.
 */
function isBlank(text: string): boolean {
  return /^[\s\uFFFD\u200B-\u200D\u2060]*$/u.test(text);
}

/** A text costs tokens, so two zeros mean that LiteLLM had no usage to pass on. */
function tokenCounts(inputTokens: number | null, outputTokens: number | null) {
  const unknown = (inputTokens ?? 0) + (outputTokens ?? 0) === 0;
  return unknown ? { inputTokens: null, outputTokens: null } : { inputTokens, outputTokens };
}

/**
 * An id is one word. A sentence in it would appear in the report as if it came from the provider,
 * not the model.
 */
function printableId(id: string | null | undefined): string | null {
  return id && /^[\x21-\x7e]+$/.test(id) ? id.slice(0, maxNameCharacters) : null;
}

function storableName(name: string | null | undefined): string | null {
  return name ? makeStorable(name.slice(0, maxNameCharacters)) : null;
}

function reportedFailure(reported: unknown, otherwise: FailureClass): CompletionFailure {
  const error = readProviderError(reported, null);
  const failure = classifyFailure(error);
  return { kind: 'failure', failure: failure === 'malformed' ? otherwise : failure, error };
}

function failed(failure: FailureClass): CompletionFailure {
  return { kind: 'failure', failure, error: noProviderError };
}
