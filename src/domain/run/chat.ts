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

/** Whose turn it is where calls share a gateway: the later stages of runs under way go before new questions. */
export type CallLine = 'panel' | 'synthesis';

/** What a call asked for beside its messages, read from the request's body as it was sent. */
export interface SentFacts {
  /** Null where none was sent: the model's own default. */
  readonly temperature: number | null;
  /** Tools, functions or a search were offered. */
  readonly tools: boolean;
  /** `off`: the request carried the endpoint's word for no reasoning; `unset`: it said nothing of it. */
  readonly reasoning: 'off' | 'unset';
}

/** What an answer shows of the same things. */
export interface SeenFacts {
  /** Null where the provider's usage does not tell. */
  readonly reasoningTokens: number | null;
  /** Reasoning stood beside the text or before it; it is not kept. */
  readonly reasoningText: boolean;
  readonly toolCalls: number;
  /** Pages that the endpoint names as found by a search. */
  readonly citations: number;
}

/** One answered call, as far as the report speaks of it. */
export interface CallFacts {
  readonly sent: SentFacts;
  readonly seen: SeenFacts;
}

/** What came back: a text that PostgreSQL can store, never trusted further than that. */
export interface ChatAnswer {
  readonly kind: 'answer';
  readonly text: string;
  /** Null where the provider gave no usage. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly responseId: string | null;
  /** The model that the endpoint names as the one that answered; null where it names none. */
  readonly servedModel: string | null;
  readonly sent: SentFacts;
  readonly seen: SeenFacts;
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
