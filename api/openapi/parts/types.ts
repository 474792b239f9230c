// As much of OpenAPI 3.1 as the description uses. Whether the whole is valid is for its tests.

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape.
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
  /** Each a response, or a reference to one of the components. */
  readonly responses: Readonly<Record<string, ResponseDoc | Json>>;
}
