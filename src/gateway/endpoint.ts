import { reveal, type Secret } from '../domain/secret.ts';

/** One OpenAI-compatible endpoint that serves models: a router, a vendor, a local server or the simulator. */
export interface GatewayEndpoint {
  /** What the catalogue's models name as their gateway. */
  readonly name: string;
  /** Without "/chat/completions": usually it ends in "/v1". */
  readonly baseUrl: string;
  /** Null for an endpoint that wants none. */
  readonly apiKey: Secret | null;
  /** Calls at one time. The gateway's task queue keeps this limit, not the client (R-W09). */
  readonly concurrency: number;
  /** Calls per minute, all workers together; null for no limit. Kept by the task queue as well. */
  readonly callsPerMinute: number | null;
  /**
   * Merged into every request. R-S06 asks for answers without extended reasoning, and each endpoint has a word
   * of its own for that: OpenRouter's is `{"reasoning": {"enabled": false}}`.
   */
  readonly extraBody: Readonly<Record<string, unknown>>;
}

/** Limits of one call. */
export interface GatewayOptions {
  /** From the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Most bytes of an answer after decompression; 8 MiB unless given. */
  readonly maxBodyBytes?: number;
}

/** The fields that the service fills itself, and those that would give a panel model more than the question. */
const reservedFields = [
  ...['model', 'messages', 'response_format', 'stream', 'n'],
  ...['tools', 'tool_choice', 'functions', 'function_call', 'plugins', 'web_search_options'],
];

/** Node fires a longer timer at once. */
const longestTimerMs = 2_147_483_647;

/**
 * What is wrong with an endpoint's settings, as sentences; empty when nothing is. They name no value: a base URL
 * or a key with a typing error in it is still a secret.
 */
export function endpointProblems(endpoint: GatewayEndpoint, options: GatewayOptions): string[] {
  const problems: string[] = [];
  const url = URL.parse(endpoint.baseUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol)) problems.push('the base URL is no http(s) URL');
  if (url?.username || url?.password) problems.push('the base URL carries credentials: use the key instead');
  if (url?.search || url?.hash) problems.push('the base URL carries a query or a fragment');
  if (endpoint.apiKey !== null && !/^[\x21-\x7e]+$/.test(reveal(endpoint.apiKey))) {
    problems.push('the key is empty or holds a character that no header can carry');
  }
  for (const field of reservedFields) {
    if (Object.hasOwn(endpoint.extraBody, field)) problems.push(`extraBody must not set ${field} (R-S06)`);
  }
  if (!isWhole(options.timeoutMs, longestTimerMs)) problems.push('timeoutMs is no whole number above 0');
  if (options.maxBodyBytes !== undefined && !isWhole(options.maxBodyBytes, Number.MAX_SAFE_INTEGER)) {
    problems.push('maxBodyBytes is no whole number above 0');
  }
  return problems;
}

function isWhole(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= most;
}
