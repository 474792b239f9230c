// The subset of OpenAPI 3.1 that the description uses. Tests check that the document as a whole is
// valid.

// biome-ignore lint/suspicious/noExplicitAny: parts of the description are read at many depths.
export type Json = Record<string, any>;

export type Method = 'get' | 'post';

export interface ResponseDoc {
  readonly description: string;
  readonly headers?: Json;
  readonly content?: Json;
}

export interface OperationDoc {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly security?: readonly Json[];
  /** By status: a response, or a reference to a component. */
  readonly responses: Readonly<Record<string, ResponseDoc | Json>>;
}
