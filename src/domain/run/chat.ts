import type { FailureClass } from './model-outcome.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A call of a model, for any OpenAI-compatible endpoint. */
export interface ChatRequest {
  /** Left out for a trial call, which belongs to no run. */
  readonly runId?: string;
  readonly modelId: string;
  readonly messages: readonly ChatMessage[];
  /** Null: the model's own default. */
  readonly temperature: number | null;
  readonly maxOutputTokens: number;
  /** A strict JSON schema that the output must follow; null for prose. */
  readonly jsonFormat: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> } | null;
}

/** Priority of a call at a shared gateway: later stages of running runs go before new questions. */
export type CallLine = 'panel' | 'synthesis';

/** Facts about a call, read from the request body as it was sent. */
export interface SentFacts {
  /** Null if none was sent: the model's own default. */
  readonly temperature: number | null;
  /** True if tools, functions or a search were offered. */
  readonly tools: boolean;
  /** `off`: the request asked for no reasoning; `unset`: it did not mention reasoning. */
  readonly reasoning: 'off' | 'unset';
  /**
   * Given if a JSON output was asked for in words, without a strict schema that the endpoint
   * enforces.
   */
  readonly outputFormat?: 'in_words';
  /** Given if the call took long and was made a second time; this is the answer that came first. */
  readonly madeTwice?: true;
}

/** The same facts as far as an answer shows them. */
export interface SeenFacts {
  /** Null if the provider did not report it. */
  readonly reasoningTokens: number | null;
  /** True if reasoning came with the text. It is not stored. */
  readonly reasoningText: boolean;
  readonly toolCalls: number;
  /** Pages that the endpoint cites as search results. */
  readonly citations: number;
  /** Input tokens that the provider had cached; left out if it did not say. */
  readonly cachedTokens?: number;
}

/** The facts about an answered call that a report mentions. */
export interface CallFacts {
  readonly sent: SentFacts;
  readonly seen: SeenFacts;
}

/** A model's answer: a text that PostgreSQL can store, and otherwise untrusted. */
export interface ChatAnswer {
  readonly kind: 'answer';
  readonly text: string;
  /** Null if the provider reported no usage. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly responseId: string | null;
  /** The model that answered, according to the endpoint; null if it names none. */
  readonly servedModel: string | null;
  readonly sent: SentFacts;
  readonly seen: SeenFacts;
  /** True if the endpoint declares that it simulates models. */
  readonly simulated: boolean;
}

/** A failed call. A value, not an exception: provider failures are an ordinary part of a panel. */
export interface ChatFailure {
  readonly kind: 'failure';
  readonly failure: FailureClass;
  /** For the log and the panel row: contains no secret, prompt or model text. */
  readonly message: string;
  /** How long the provider asks to wait; null if it gave no usable time. */
  readonly retryAfterMs: number | null;
  /** Given if the server has no such address: the base URL is wrong, for every model. */
  readonly noSuchAddress?: true;
}

export type ChatReply = ChatAnswer | ChatFailure;
