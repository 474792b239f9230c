import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
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
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000, // A body has at most 256 KiB.
      keepAliveTimeout: 65_000, // Longer than the 60 s of common load balancers, which else reuse a closed connection.
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5_000,
    },
    app.callback(),
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const body = JSON.stringify(
      errorEnvelope(
        'invalid_request',
        'The request is not valid HTTP, too slow, or its headers are too large.',
      ),
    );
    socket.end(
      `HTTP/1.1 ${errorEntry('invalid_request').status} Bad Request\r\nConnection: close\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
        `Request-Id: ${randomUUID()}\r\n\r\n${body}`,
    );
  });
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(force);
}
