import { APIError, OpenAI } from 'openai';
import type { ChatFailure, ChatReply, ChatRequest, SentFacts } from '../domain/chat.ts';
import type { FailureClass } from '../domain/model-outcome.ts';
import { reveal } from '../domain/secret.ts';
import { readCompletion } from './completion.ts';
import { endpointProblems, type GatewayEndpoint, type GatewayOptions } from './endpoint.ts';
import { offersTools } from './extra-body.ts';
import { classifyFailure } from './failures.ts';
import { describeFailure } from './messages.ts';
import { noProviderError, type ProviderError, readProviderError } from './provider-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { makeTransport, TransportError } from './transport.ts';

export interface GatewayClient {
  /**
   * Asks one model once; whoever calls decides about a second time.
   * @returns an answer or a failure: whatever a provider does is a value
   * @throws the signal's reason, when the caller's signal aborts, and nothing else
   */
  readonly chat: (request: ChatRequest, signal?: AbortSignal) => Promise<ChatReply>;
  /** Ends all connections; calls under way fail with `network`. */
  readonly close: () => Promise<void>;
}

/** The longest text with every character escaped is 1.5 MiB; the rest is room for its envelope, and for some reasoning. */
const defaultMaxBodyBytes = 2 * 1024 * 1024;

/** The package's own timeout must never be the first to fire: it would hide which of ours did. */
const neverMs = 2_147_483_647;

/**
 * A client of one OpenAI-compatible endpoint.
 * @throws Error where the endpoint's settings can't work; it names the setting, never its value
 */
export function makeGatewayClient(endpoint: GatewayEndpoint, options: GatewayOptions): GatewayClient {
  const problems = endpointProblems(endpoint, options);
  if (problems.length > 0) throw new Error(`Gateway ${endpoint.name}: ${problems.join('; ')}.`);

  const transport = makeTransport(endpoint.apiKey, options.maxBodyBytes ?? defaultMaxBodyBytes);
  const openai = new OpenAI({
    baseURL: endpoint.baseUrl,
    // Our transport carries the key. Without these nulls the package would look into the environment.
    apiKey: 'carried-by-the-transport',
    adminAPIKey: null,
    organization: null,
    project: null,
    fetch: transport.fetch,
    timeout: neverMs,
    // Temporal retries; hidden tries would be paid for and counted by nobody.
    maxRetries: 0,
    // At level debug, which OPENAI_LOG could set, it prints request options (R-W07).
    logLevel: 'off',
  });

  async function chat(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply> {
    signal?.throwIfAborted();
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), options.timeoutMs);
    const endForCaller = () => ending.abort();
    signal?.addEventListener('abort', endForCaller, { once: true });
    const hidden = [
      endpoint.apiKey === null ? '' : reveal(endpoint.apiKey),
      ...request.messages.map((message) => message.content),
    ];
    const body = requestBody(endpoint, request);
    try {
      // The package would take an answer of another content type than JSON for a text.
      const response = await openai.post('/chat/completions', { body, signal: ending.signal }).asResponse();
      const reading = readCompletion(JSON.parse(await response.text()));
      if (reading.kind === 'answer') return { ...reading, sent: sentFacts(body, endpoint) };
      return failureReply(reading.failure, reading.error, response.headers, hidden);
    } catch (error) {
      signal?.throwIfAborted();
      return ending.signal.aborted ? timedOut(options.timeoutMs) : thrownFailure(error, hidden);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', endForCaller);
    }
  }
  return { chat, close: transport.close };
}

/**
 * Our choice: `max_tokens`, which every compatible server knows. An endpoint that wants another word gets it by
 * extraBody, which may overrule that one setting and none of those below it.
 */
function requestBody(
  { extraBody, reasoningOff }: GatewayEndpoint,
  request: ChatRequest,
): Record<string, unknown> {
  const { jsonFormat, temperature } = request;
  return {
    max_tokens: request.maxOutputTokens,
    ...extraBody,
    ...reasoningOff,
    ...(temperature === null ? {} : { temperature }),
    model: request.modelId,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    ...(jsonFormat && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: jsonFormat.name, strict: true, schema: jsonFormat.schema },
      },
    }),
  };
}

/** Read from the body itself, so that the report can't say other than what was sent (R-H07). */
function sentFacts(body: Readonly<Record<string, unknown>>, { reasoningOff }: GatewayEndpoint): SentFacts {
  return {
    temperature: typeof body.temperature === 'number' ? body.temperature : null,
    tools: Object.keys(body).some(offersTools),
    reasoning: reasoningOff === null ? 'unset' : 'off',
  };
}

/** What the package throws: a status that is no 2xx, our transport's error as a cause, or a parser's complaint. */
function thrownFailure(thrown: unknown, hidden: readonly string[]): ChatFailure {
  const transportError = findTransportError(thrown);
  if (transportError) {
    return plainFailure(transportError.failure, transportError.message);
  }
  if (thrown instanceof APIError && thrown.status !== undefined) {
    const error = readProviderError(thrown.error, thrown.status);
    return failureReply(classifyFailure(error), error, thrown.headers ?? new Headers(), hidden);
  }
  return plainFailure('malformed', describeFailure('malformed', noProviderError, hidden));
}

function failureReply(
  failure: FailureClass,
  error: ProviderError,
  headers: Headers,
  hidden: readonly string[],
): ChatFailure {
  const message = describeFailure(failure, error, hidden);
  return { kind: 'failure', failure, message, retryAfterMs: retryAfterMs(headers, Date.now()) };
}

function timedOut(timeoutMs: number): ChatFailure {
  return plainFailure('timeout', `No whole answer came within ${timeoutMs} ms`);
}

function plainFailure(failure: FailureClass, message: string): ChatFailure {
  return { kind: 'failure', failure, message, retryAfterMs: null };
}

/** The package wraps what a fetch throws, at a depth of its own choice; the bound guards against a ring. */
function findTransportError(thrown: unknown): TransportError | null {
  let current = thrown;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (current instanceof TransportError) return current;
    current = current.cause;
  }
  return null;
}
