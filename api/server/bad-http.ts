import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { errorEntry } from '../../src/domain/errors.ts';
import { errorEnvelope } from '../middleware/errors.ts';
import { type Connections, isUnderWay, lingeringClose } from './connections.ts';

/** Node's parser error, if there is one. */
type Cause = NodeJS.ErrnoException | undefined;

const messages: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive whole in time.',
  HPE_HEADER_OVERFLOW: 'The headers are too large.',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'The chunk extensions of the body are too large.',
};

/**
 * Gives Node's refusals of bad HTTP, which never reach Koa and have no body, the envelope and a
 * Request-Id (R-E01). The status is always 400: see docs/decisions/0009.
 */
export function answerBadHttp(server: Server, connections: Connections, log: Logger | undefined): void {
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (refused.has(socket)) return; // Later errors on a broken connection are not new failures.
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuseConnection(socket, connections, error, log);
  });
  server.on('connect', (_request, stream) => {
    const socket = stream as Socket;
    socket.resume();
    lingeringClose(socket, rawRefusal(undefined, log, 'This is not a proxy.'));
  });
}

/** Refuses a request before it reaches Koa. */
export function refuse(
  response: ServerResponse,
  log: Logger | undefined,
  cause?: Cause,
  message?: string,
): void {
  const { status, headers, body } = refusal(cause, log, message, response.getHeader('Request-Id'));
  response.writeHead(status, headers).end(body);
}

/**
 * Checks what Node accepts and we do not: other HTTP versions, and a missing or ambiguous Host (RFC
 * 9112, 3.2). Node would refuse a missing Host itself, but with an empty body.
 * @returns the problem, as a message for the client
 */
export function headProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'Send the request as HTTP/1.1.';
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'Send the Host header exactly once.';
  return undefined;
}

function refuseConnection(
  socket: Socket,
  connections: Connections,
  error: NodeJS.ErrnoException,
  log: Logger | undefined,
): void {
  const newest = connections.get(socket);
  // The bad or late part may be the body of a request whose route is waiting for it. Such a request
  // has had no effect yet.
  if (newest && !newest.request.complete) {
    if (!newest.response.headersSent) refuse(newest.response, log, error);
    else if (isUnderWay(newest)) newest.response.once('close', () => lingeringClose(socket));
    else lingeringClose(socket); // Already answered, before its body arrived.
    return;
  }
  // An unused connection: a client that is about to use it must see it closed, rather than its
  // request refused.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy();
  // A complete request before the bad one may be creating a run: this refusal must not replace its
  // answer.
  const answer = () => lingeringClose(socket, rawRefusal(error, log));
  if (newest && isUnderWay(newest)) newest.response.once('close', answer);
  else answer();
}

function rawRefusal(cause: Cause, log: Logger | undefined, message?: string): string {
  const { status, headers, body } = refusal(cause, log, message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`;
}

function refusal(
  cause: Cause,
  log: Logger | undefined,
  message = messages[cause?.code ?? ''] ?? 'The request is not valid HTTP.',
  requestId: unknown = randomUUID(),
) {
  const body = JSON.stringify(errorEnvelope('invalid_request', message));
  const { status } = errorEntry('invalid_request');
  log?.info({ requestId, status, cause: cause?.code }, 'refused a request that is not valid HTTP');
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Request-Id': String(requestId),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers, body };
}
