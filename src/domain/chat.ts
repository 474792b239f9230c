import type { FailureClass } from './model-outcome.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** One call of a model, as any OpenAI-compatible endpoint takes it. */
export interface ChatRequest {
  readonly modelId: string;
  readonly messages: readonly ChatMessage[];
  /** Null leaves the model's own default. */
  readonly temperature: number | null;
  readonly maxOutputTokens: number;
  /** A strict JSON schema that the output must follow; null for prose. */
  readonly jsonFormat: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> } | null;
}

/** What came back: a text that PostgreSQL can store, never trusted further than that. */
export interface ChatAnswer {
  readonly kind: 'answer';
  readonly text: string;
  /** Null where the provider gave no usage. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly responseId: string | null;
  /** True when the endpoint says of itself that it simulates models. */
  readonly simulated: boolean;
}

/** A provider's failure is a value: it happens in the ordinary course of a panel. */
export interface ChatFailure {
  readonly kind: 'failure';
  readonly failure: FailureClass;
  /** For the log and the panel row: without secrets, prompts or model text. */
  readonly message: string;
  /** How long the provider asks to wait; null where it said nothing usable. */
  readonly retryAfterMs: number | null;
}

export type ChatReply = ChatAnswer | ChatFailure;
