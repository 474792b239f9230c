import type { ChatFailure, ChatReply, ChatRequest } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';
import { reveal } from '../domain/secret.ts';
import { askInAnyForm } from './form/ask-in-any-form.ts';
import type { Form } from './form/form.ts';
import { endpointProblems, type GatewayEndpoint, type GatewayOptions } from './http/endpoint.ts';
import { describeFailure } from './http/messages.ts';
import { noProviderError } from './http/provider-error.ts';
import { makeTransport, TransportError } from './http/transport.ts';

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

/**
 * Maximum size of an answer after decompression. The longest text with every character escaped is
 * 1.5 MiB; the rest is for the envelope and some reasoning.
 */
const maxBodyBytes = 2 * 1024 * 1024;

/**
 * A call's time is counted in so many parts. A pause of this process, however long, counts as one:
 * the provider may have answered meanwhile, and what it sent is read before the time is over.
 */
const parts = 10;

/**
 * Creates a client of one OpenAI-compatible endpoint.
 * @throws Error if the endpoint's settings are invalid; it names the setting, never its value
 */
export function makeGatewayClient(endpoint: GatewayEndpoint, options: GatewayOptions): GatewayClient {
  const problems = endpointProblems(endpoint, options.timeoutMs);
  if (problems.length > 0) throw new Error(`Gateway ${endpoint.name}: ${problems.join('; ')}.`);

  const url = `${endpoint.baseUrl.replace(/\/$/, '')}/chat/completions`;
  const transport = makeTransport(url, endpoint.apiKey, maxBodyBytes);

  const forms = new Map<string, Form>();

  async function chat(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply> {
    signal?.throwIfAborted();
    const ending = new AbortController();
    let left = parts;
    const timer = setInterval(() => --left === 0 && ending.abort(), options.timeoutMs / parts);
    const endForCaller = () => ending.abort();
    signal?.addEventListener('abort', endForCaller, { once: true });
    const hidden = [
      endpoint.apiKey === null ? '' : reveal(endpoint.apiKey),
      ...request.messages.map((message) => message.content),
    ];
    try {
      return await askInAnyForm({ endpoint, options, transport, forms }, request, hidden, ending.signal);
    } catch (error) {
      signal?.throwIfAborted();
      return ending.signal.aborted ? timedOut(options.timeoutMs) : thrownFailure(error, hidden);
    } finally {
      clearInterval(timer);
      signal?.removeEventListener('abort', endForCaller);
    }
  }
  return { chat, close: transport.close };
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
