import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { errorEntry } from '../src/domain/errors.ts';
import type { ApiState } from './context.ts';
import { errorEnvelope } from './errors.ts';

interface Listening {
  readonly url: string;
  /** Takes no new connection, finishes what is under way for up to `graceMs`, then closes the rest. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Serves an app over HTTP. Every limit is for a slow or hostile client: an honest one stays far below. */
export async function listen(app: Koa<ApiState>, host: string, port: number): Promise<Listening> {
  const serve = app.callback();
  const server = createServer(
    {
      requireHostHeader: false, // Node refuses a request without Host itself, with an empty body; so we do it.
      headersTimeout: 10_000,
      requestTimeout: 30_000, // A body has at most 256 KiB.
      keepAliveTimeout: 65_000, // Longer than the 60 s of common load balancers, which else reuse a closed connection.
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => void (lacksHost(request) ? refuse(request, response) : serve(request, response)),
  );
  server.maxConnections = 5_000;
  answerBadHttp(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: (graceMs) => stop(server, graceMs),
  };
}

/** Node refuses bad HTTP before Koa sees it, with an empty body: give it the envelope too (R-E01). */
function answerBadHttp(server: Server): void {
  server.on('checkExpectation', refuse);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const { status, headers, body } = badHttp();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`);
  });
}

/** HTTP/1.1 demands one (RFC 9112, 3.2). */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}

function refuse(_request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = badHttp();
  response.writeHead(status, headers).end(body);
}

function badHttp() {
  const body = JSON.stringify(
    errorEnvelope(
      'invalid_request',
      'The request is not valid HTTP, too slow, or its headers are too large.',
    ),
  );
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Request-Id': randomUUID(),
  };
  return { status: errorEntry('invalid_request').status, headers, body };
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(force);
}
