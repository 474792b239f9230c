import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ApiState } from '../http/context.ts';
import { admission } from './admission.ts';
import { answerBadHttp, badHead, refuse } from './bad-http.ts';
import { trackConnections } from './connections.ts';
import { drain } from './drain.ts';

export interface Listening {
  readonly url: string;
  /** Takes no new connection, finishes what is under way for up to `graceMs`, then closes the rest. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/**
 * What a connection may do, in milliseconds, bytes and connections. Every limit is for a slow or hostile client: an
 * honest one stays far below. No limit protects the database, since none is needed: no request holds one of its
 * connections while it waits for its client.
 */
const standardLimits = {
  /** From the first byte to the last header; also how long a new connection may stay silent. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body, which has at most 256 KiB. */
  requestTimeout: 30_000,
  /** Between two requests: longer than the 60 s of common load balancers, which else reuse a closed connection. */
  keepAliveTimeout: 65_000,
  /** Without a byte in either direction: more than the slowest statement takes, and the end of a client that reads nothing. */
  timeout: 75_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  /** A quarter of them: four who want all the service for themselves are no accident. */
  connectionsPerAddress: 1_250,
  /** Clients send one request after another, browsers too: more at once over one connection is rare. */
  requestsPerConnection: 8,
  /** Many times what the ten connections of the database serve at once; each may hold a body of 256 KiB. */
  requests: 500,
  requestsPerAddress: 250,
};

export interface ServerOptions {
  /** Notes what Node refuses before the app sees it. */
  readonly log?: Logger;
  /** Other limits than the standard ones: those of one address, and for tests, which can't wait so long, any. */
  readonly limits?: Partial<typeof standardLimits>;
  /** Pages that may read a refusal which the app has not seen, as they may what the app answers. */
  readonly corsOrigins?: readonly string[] | null;
}

/**
 * What one address may have.
 * @param percent of the connections, and twice that part of the requests under way; 100 behind a proxy, which makes all
 *   clients one address
 */
export function addressLimits(percent: number): NonNullable<ServerOptions['limits']> {
  const share = percent / 100;
  return {
    connectionsPerAddress: Math.ceil(standardLimits.maxConnections * share),
    requestsPerAddress: Math.ceil(standardLimits.requests * Math.min(1, 2 * share)),
  };
}

/** Serves an app over HTTP. */
export async function listen(
  app: Koa<ApiState>,
  host: string,
  port: number,
  { log, limits, corsOrigins }: ServerOptions = {},
): Promise<Listening> {
  const { maxConnections, timeout, connectionsPerAddress, ...others } = { ...standardLimits, ...limits };
  const { requestsPerConnection, requestsPerAddress, requests, ...parserLimits } = others;
  const server = createServer({ requireHostHeader: false, ...parserLimits });
  const bounds = { connectionsPerAddress, requestsPerConnection, requestsPerAddress, requests };
  server.on('request', requestListener(app, admission(server, bounds, corsOrigins), log));
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  const connections = trackConnections(server);
  answerBadHttp(server, connections, log);
  answerExpectations(server, log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: (graceMs) => drain(server, connections, graceMs),
  };
}

function requestListener(app: Koa<ApiState>, admits: ReturnType<typeof admission>, log: Logger | undefined) {
  const serve = app.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!admits(request, response)) return;
    const problem = badHead(request);
    if (problem) refuse(response, log, undefined, problem);
    else void serve(request, response);
  };
}

/**
 * A client that asks before it sends its body (`Expect: 100-continue`) is told to go on when a route begins to read,
 * so one that is refused by then has sent nothing. Node ends the connection in that case, because whether the body
 * comes all the same can't be told (RFC 9110, 10.1.1). Other expectations do not exist.
 */
function answerExpectations(server: Server, log: Logger | undefined): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    refuse(response, log, undefined, 'The only expectation that is met is 100-continue.');
  });
}
