import { reveal, type Secret } from '../../domain/secret.ts';
import { extraBodyProblems } from './extra-body.ts';

/**
 * How a JSON output is asked for: by a strict schema, as any JSON, or in words alone; the last two
 * say the schema in words.
 */
export const jsonOutputs = ['json_schema', 'json_object', 'prompt'] as const;
export type JsonOutput = (typeof jsonOutputs)[number];

/** What a model is sent beside the question. */
export interface ModelSettings {
  /** Merged into every request; `extraBodyProblems` says what is allowed. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  /**
   * Merged into every request if an option is needed to turn reasoning off (R-S06), such as
   * OpenRouter's `{"reasoning": {"enabled": false}}`; null: nothing is sent.
   */
  readonly reasoningOff: Readonly<Record<string, unknown>> | null;
  /** The most output tokens that may be asked for; null: as many as a call wants. */
  readonly maxOutputTokens: number | null;
  /**
   * Output tokens for reasoning that cannot be turned off, added to what each call asks for; 0 if
   * there is none.
   */
  readonly reasoningTokens: number;
  /** False if only the model's own temperature is accepted. */
  readonly takesTemperature: boolean;
  readonly jsonOutput: JsonOutput;
}

export const plainSettings: ModelSettings = {
  extraBody: {},
  reasoningOff: null,
  maxOutputTokens: null,
  reasoningTokens: 0,
  takesTemperature: true,
  jsonOutput: 'json_schema',
};

/**
 * An OpenAI-compatible endpoint that serves models: a router, a vendor, a local server or the
 * simulator.
 */
export interface GatewayEndpoint extends ModelSettings {
  /** The name by which the catalogue's models refer to it. */
  readonly name: string;
  /** Without "/chat/completions"; usually ends in "/v1". */
  readonly baseUrl: string;
  /** Null if the endpoint needs none. */
  readonly apiKey: Secret | null;
  /** Concurrent calls from this process, over all stages (R-H06). */
  readonly concurrency: number;
  /**
   * Calls per minute from this process, over all stages; null: no limit. Task queues begin no more
   * steps than that, of which some make many calls (decision 13).
   */
  readonly callsPerMinute: number | null;
  /**
   * Settings of single models where they differ from those of the endpoint, by model id; one may
   * end in `*`.
   */
  readonly models: Readonly<Record<string, Partial<ModelSettings>>>;
}

/** Limits of one call. */
export interface GatewayOptions {
  /** From the start of the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Told when a model turns out to accept calls in another form only: the parameters that it
   * refused.
   */
  readonly onAnotherForm?: (gateway: string, modelId: string, refused: readonly string[]) => void;
}

/**
 * The settings of a model: the endpoint's, and over them those of each pattern that fits it, the
 * closest last.
 */
export function settingsOf(endpoint: GatewayEndpoint, modelId: string): ModelSettings {
  const fitting = Object.entries(endpoint.models).filter(([pattern]) => fits(pattern, modelId));
  const rank = (pattern: string) => (pattern.endsWith('*') ? pattern.length : Infinity);
  const closestLast = fitting.sort(([one], [other]) => rank(one) - rank(other));
  return Object.assign({}, endpoint, ...closestLast.map(([, settings]) => settings));
}

function fits(pattern: string, modelId: string): boolean {
  return pattern.endsWith('*') ? modelId.startsWith(pattern.slice(0, -1)) : modelId === pattern;
}

/** Node fires a longer timer immediately. */
const longestTimerMs = 2_147_483_647;

/**
 * Problems of an endpoint's settings, as sentences; empty if there are none. They contain no
 * values: a base URL or key with a typo is still a secret.
 */
export function endpointProblems(endpoint: GatewayEndpoint, timeoutMs: number): string[] {
  const problems: string[] = [];
  const url = URL.parse(endpoint.baseUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    problems.push('the base URL is not an http(s) URL');
  if (url?.username || url?.password) problems.push('the base URL contains credentials: use the key instead');
  if (url?.search || url?.hash) problems.push('the base URL contains a query or a fragment');
  if (endpoint.apiKey !== null && !/^[\x21-\x7e]+$/.test(reveal(endpoint.apiKey))) {
    problems.push('the key is empty or contains a character that a header cannot carry');
  }
  for (const { extraBody = {} } of [endpoint, ...Object.values(endpoint.models)])
    problems.push(...extraBodyProblems(extraBody));
  if (!Number.isSafeInteger(timeoutMs) || timeoutMs <= 0 || timeoutMs > longestTimerMs)
    problems.push('timeoutMs must be a whole number above 0');
  return problems;
}
