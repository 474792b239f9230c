import { Agent, fetch, type Response } from 'undici';
import type { FailureClass } from '../../domain/run/model-outcome.ts';
import { reveal, type Secret } from '../../domain/secret.ts';
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

/** An answer that came whole, whatever its status. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

export interface Transport {
  /** @throws TransportError; what the signal says once it aborts */
  readonly post: (body: string, signal: AbortSignal) => Promise<Answer>;
  /** Ends every connection, those in use as well: a worker that stops must not wait for a slow model. */
  readonly close: () => Promise<void>;
}

/** A host that is there answers within a few round trips; what is left of the call's time is for the model. */
const connectTimeoutMs = 10_000;

/** The way to one address: it sends three headers, and reads each answer whole, under the signal and the byte limit. */
export function makeTransport(url: string, apiKey: Secret | null, maxBodyBytes: number): Transport {
  // undici's own timeouts count silence only, so a dripping answer escapes them: the caller's signal rules.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectTimeoutMs } });
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${reveal(apiKey)}` }),
  };

  async function post(body: string, signal: AbortSignal): Promise<Answer> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        // A redirect would carry the prompt to a host that no operator named.
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

/** Leaving the loop by an exception cancels the stream, which ends the socket: no byte more is read. */
async function readBounded(answer: Response, maxBodyBytes: number): Promise<Buffer> {
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
