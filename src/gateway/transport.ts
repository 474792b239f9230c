import { Agent, type Response as UndiciResponse, fetch as undiciFetch } from 'undici';
import type { FailureClass } from '../domain/model-outcome.ts';
import { reveal, type Secret } from '../domain/secret.ts';
import { ownTurn } from './own-turn.ts';

/** A call that brought no whole answer: its connection failed, or its answer was larger than allowed. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: FailureClass;

  constructor(failure: FailureClass, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Transport {
  /** For the openai package: the answer is read whole here, under the caller's signal and the byte limit. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Ends every connection, those in use as well: a worker that stops must not wait for a slow model. */
  readonly close: () => Promise<void>;
}

/** A host that is there answers within a few round trips; what is left of the call's time is for the model. */
const connectTimeoutMs = 10_000;

/**
 * The way to one endpoint. The openai package's own timeout, its unlimited bodies and the headers that it takes
 * from the environment (organization, custom headers, telemetry) stay outside: this sends three headers, and the
 * key is put in here, so that the package never holds it and can't print it.
 * @throws (from fetch) TransportError; what the signal says once it aborts
 */
export function makeTransport(apiKey: Secret | null, maxBodyBytes: number): Transport {
  // undici's own timeouts count silence only, so a dripping answer escapes them: the caller's signal rules.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectTimeoutMs } });
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${reveal(apiKey)}` }),
  };

  async function boundedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const signal = init.signal ?? null;
    try {
      const answer = await undiciFetch(String(url), {
        method: init.method ?? 'GET',
        headers,
        body: typeof init.body === 'string' ? init.body : null,
        signal,
        // A redirect would carry the prompt to a host that no operator named.
        redirect: 'manual',
        dispatcher: agent,
      });
      const body = await readBounded(answer, maxBodyBytes);
      await ownTurn();
      return standardResponse(answer, body);
    } catch (error) {
      signal?.throwIfAborted();
      throw asTransportError(error);
    }
  }
  return { fetch: boundedFetch, close: () => agent.destroy() };
}

/** Leaving the loop by an exception cancels the stream, which ends the socket: no byte more is read. */
async function readBounded(answer: UndiciResponse, maxBodyBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) {
      // Of an error's page nobody knows what it would have said.
      const failure = answer.ok ? 'truncated' : 'malformed';
      throw new TransportError(failure, `The answer is larger than ${maxBodyBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function standardResponse(answer: UndiciResponse, body: Buffer): Response {
  const headers = new Headers([...answer.headers]);
  const bodiless = [204, 205, 304].includes(answer.status);
  return new Response(bodiless ? null : new Uint8Array(body), { status: answer.status, headers });
}

/** undici's messages may name hosts and addresses, so only a cause's code is looked at and none is passed on. */
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
  // The code that tells stands at the end of a short chain of causes; the bound guards against a ring.
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    current = current.cause;
  }
  return '';
}
