import { reveal, type Secret } from '../../domain/secret.ts';
import { extraBodyProblems } from './extra-body.ts';

/** One OpenAI-compatible endpoint that serves models: a router, a vendor, a local server or the simulator. */
export interface GatewayEndpoint {
  /** What the catalogue's models name as their gateway. */
  readonly name: string;
  /** Without "/chat/completions": usually it ends in "/v1". */
  readonly baseUrl: string;
  /** Null for an endpoint that wants none. */
  readonly apiKey: Secret | null;
  /** Calls at one time, of all stages in this process together (R-H06). */
  readonly concurrency: number;
  /** Calls per minute, of all stages in this process together; null for no limit. The task queues keep it as well. */
  readonly callsPerMinute: number | null;
  /** Merged into every request: see `extraBodyProblems` for what it may hold. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  /**
   * Merged into every request where the endpoint needs a word to turn reasoning off (R-S06), such as OpenRouter's
   * `{"reasoning": {"enabled": false}}`; null where none is sent.
   */
  readonly reasoningOff: Readonly<Record<string, unknown>> | null;
}

/** Limits of one call. */
export interface GatewayOptions {
  /** From the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Most bytes of an answer after decompression; 2 MiB unless given. */
  readonly maxBodyBytes?: number;
}

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
  problems.push(...extraBodyProblems(endpoint.extraBody));
  if (!isWhole(options.timeoutMs, longestTimerMs)) problems.push('timeoutMs is no whole number above 0');
  if (options.maxBodyBytes !== undefined && !isWhole(options.maxBodyBytes, Number.MAX_SAFE_INTEGER)) {
    problems.push('maxBodyBytes is no whole number above 0');
  }
  return problems;
}

function isWhole(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= most;
}
