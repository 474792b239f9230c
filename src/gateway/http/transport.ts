import { Agent, fetch, type Response } from 'undici';
import type { FailureClass } from '../../domain/run/model-outcome.ts';
import { reveal, type Secret } from '../../domain/secret.ts';
import { ownTurn } from './own-turn.ts';

/**
 * A call without a complete answer: the connection failed, or the answer was larger than allowed.
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: FailureClass;

  constructor(failure: FailureClass, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** A complete answer, whatever its status. */
export interface HttpAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

export interface Transport {
  /** @throws TransportError, or the signal's reason once it aborts */
  readonly post: (body: string, signal: AbortSignal, traceparent?: string) => Promise<HttpAnswer>;
  /**
   * Closes every connection, including those in use: a stopping worker must not wait for a slow
   * model.
   */
  readonly close: () => Promise<void>;
}

/**
 * A reachable host answers within a few round trips; the rest of the call's time is for the model.
 */
const connectTimeoutMs = 10_000;

/**
 * Creates the transport to one address. It sends three headers, and that of a trace,
 * and reads each answer completely,
 * limited by the signal and the maximum size.
 */
export function makeTransport(url: string, apiKey: Secret | null, maxBodyBytes: number): Transport {
  // undici's own timeouts count only silence, which an answer that drips in would escape; the
  // caller's signal limits the call.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectTimeoutMs } });
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${reveal(apiKey)}` }),
  };

  async function post(body: string, signal: AbortSignal, traceparent?: string): Promise<HttpAnswer> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: traceparent === undefined ? headers : { ...headers, traceparent },
        body,
        signal,
        // A redirect would send the prompt to a host that no operator has named.
        redirect: 'manual',
        dispatcher: agent,
      });
      const bytes = await readBounded(answer, maxBodyBytes);
      await ownTurn();
      const { ok, status } = answer;
      return { ok, status, headers: answer.headers, text: new TextDecoder().decode(bytes) };
    } catch (error) {
      signal.throwIfAborted();
      throw asTransportError(error);
    }
  }
  return { post, close: () => agent.destroy() };
}

/**
 * Leaving the loop by an exception cancels the stream, which closes the socket: no more bytes are
 * read.
 */
async function readBounded(answer: Response, maxBodyBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) {
      // For an error response, it is unknown what the rest would have said.
      const failure = answer.ok ? 'truncated' : 'malformed';
      throw new TransportError(failure, `The answer is larger than ${maxBodyBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * undici's messages may contain hosts and addresses, so only the cause's code is used and nothing
 * is passed on.
 */
function asTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const code = errorCode(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT')
    return new TransportError('timeout', 'No connection came about in time');
  if (code.startsWith('Z_') || code.startsWith('ERR_')) {
    return new TransportError('malformed', "The answer's compression is broken");
  }
  return new TransportError('network', 'The connection failed or broke off');
}

function errorCode(error: unknown): string {
  let current = error;
  // The relevant code is at the end of a short chain of causes; the limit guards against a cycle.
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    current = current.cause;
  }
  return '';
}
