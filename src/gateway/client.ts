import type { ChatFailure, ChatReply, ChatRequest, SentFacts } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';
import { reveal } from '../domain/secret.ts';
import { type CompletionFailure, type ReadAnswer, readCompletion } from './http/completion.ts';
import { endpointProblems, type GatewayEndpoint, type GatewayOptions } from './http/endpoint.ts';
import { offersTools } from './http/extra-body.ts';
import { classifyFailure } from './http/failures.ts';
import { describeFailure } from './http/messages.ts';
import { noProviderError, readProviderError } from './http/provider-error.ts';
import { retryAfterMs } from './http/retry-after.ts';
import { type HttpAnswer, makeTransport, TransportError } from './http/transport.ts';

export interface GatewayClient {
  /**
   * Asks one model once; the caller decides about a retry.
   * @returns an answer or a failure: whatever a provider does is a value
   * @throws only the reason of the caller's signal, when it aborts
   */
  readonly chat: (request: ChatRequest, signal?: AbortSignal) => Promise<ChatReply>;
  /** Closes all connections; calls in progress fail with `network`. */
  readonly close: () => Promise<void>;
}

/** The longest text with every character escaped is 1.5 MiB; the rest is for the envelope and some reasoning. */
const defaultMaxBodyBytes = 2 * 1024 * 1024;

/**
 * Creates a client of one OpenAI-compatible endpoint.
 * @throws Error if the endpoint's settings are invalid; it names the setting, never its value
 */
export function makeGatewayClient(endpoint: GatewayEndpoint, options: GatewayOptions): GatewayClient {
  const problems = endpointProblems(endpoint, options);
  if (problems.length > 0) throw new Error(`Gateway ${endpoint.name}: ${problems.join('; ')}.`);

  const url = `${endpoint.baseUrl.replace(/\/$/, '')}/chat/completions`;
  const transport = makeTransport(url, endpoint.apiKey, options.maxBodyBytes ?? defaultMaxBodyBytes);

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
      const answer = await transport.post(JSON.stringify(body), ending.signal);
      const reading = readReply(answer);
      if (reading.kind === 'answer') return { ...reading, sent: sentFacts(body, endpoint) };
      return failureReply(reading, answer, hidden);
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
 * Our choice: `max_tokens`, which every compatible server knows. An endpoint that needs another name gets it
 * through extraBody, which may override that one setting but none of those below it.
 */
function requestBody(
  { extraBody, reasoningOff, maxOutputTokens, reasoningTokens, takesTemperature }: GatewayEndpoint,
  request: ChatRequest,
): Record<string, unknown> {
  const { jsonFormat, temperature } = request;
  return {
    max_tokens: Math.min(request.maxOutputTokens + reasoningTokens, maxOutputTokens ?? Infinity),
    ...extraBody,
    ...reasoningOff,
    ...(temperature === null || !takesTemperature ? {} : { temperature }),
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

/** Taken from the body itself, so that the report states exactly what was sent (R-H07). */
function sentFacts(body: Readonly<Record<string, unknown>>, { reasoningOff }: GatewayEndpoint): SentFacts {
  return {
    temperature: typeof body.temperature === 'number' ? body.temperature : null,
    tools: Object.keys(body).some(offersTools),
    reasoning: reasoningOff === null ? 'unset' : 'off',
  };
}

/** Reads a complete answer by its status and JSON, whatever its content type. */
function readReply({ ok, status, text }: HttpAnswer): ReadAnswer | CompletionFailure {
  const body = parsed(text);
  if (ok) return readCompletion(body);
  const error = readProviderError(errorIn(body), status);
  return { kind: 'failure', failure: classifyFailure(error), error };
}

/** @returns undefined if it is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `error` of a body, or the body itself: some servers omit that level. */
function errorIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return ('error' in body ? body.error : null) ?? body;
}

function failureReply(
  { failure, error }: CompletionFailure,
  { headers }: HttpAnswer,
  hidden: readonly string[],
): ChatFailure {
  const message = describeFailure(failure, error, hidden);
  return { kind: 'failure', failure, message, retryAfterMs: retryAfterMs(headers, Date.now()) };
}

/** A failure of the connection, or an answer that cannot be read. */
function thrownFailure(thrown: unknown, hidden: readonly string[]): ChatFailure {
  if (thrown instanceof TransportError) return plainFailure(thrown.failure, thrown.message);
  return plainFailure('malformed', describeFailure('malformed', noProviderError, hidden));
}

function timedOut(timeoutMs: number): ChatFailure {
  return plainFailure('timeout', `No whole answer came within ${timeoutMs} ms`);
}

function plainFailure(failure: FailureClass, message: string): ChatFailure {
  return { kind: 'failure', failure, message, retryAfterMs: null };
}
