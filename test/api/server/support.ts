import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { assertEnvelope } from '../../support/http/api.ts';
import type { RawAnswer } from '../raw-http.ts';

/** A client that does only what a test tells it to do. */
export interface RawClient {
  readonly socket: Socket;
  readonly send: (bytes: string) => void;
  /** Everything received so far. */
  readonly received: () => string;
  /**
   * Resolves when the server has closed the connection, to the milliseconds since it was opened.
   */
  readonly closed: Promise<number>;
}

export async function openClient({ url }: { url: string }): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const since = performance.now();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => undefined); // A reset is one way to be closed.
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - since));
  });
  await once(socket, 'connect');
  return { socket, send: (bytes) => void socket.write(bytes, 'latin1'), received: () => text, closed };
}

/** The head of a create. */
export function createHead(key: string, more: string, idempotencyKey = 'k'): string {
  return (
    `POST /v1/research HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n` +
    `Idempotency-Key: ${idempotencyKey}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
  );
}

/**
 * Asserts 400 invalid_request in the envelope, with a Request-Id, on a connection that is then
 * closed.
 */
export function assertRefusedRaw(answer: RawAnswer | undefined, status = 400): void {
  assert.ok(answer, 'there is no answer');
  assert.equal(answer.status, status, answer.body);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
  assert.match(answer.headers.get('request-id') ?? '', /^[0-9a-f-]{36}$/);
  const body = JSON.parse(answer.body);
  assertEnvelope(body);
  assert.equal(body.error.code, 'invalid_request');
}
