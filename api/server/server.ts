import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { requestAdmission } from '../admission/request-admission.ts';
import type { ApiState } from '../http/context.ts';
import { answerBadHttp, headProblem, refuse } from './bad-http.ts';
import { trackConnections } from './connections.ts';
import { drain } from './drain.ts';
import { refuseOverloaded } from './refuse-overloaded.ts';

export interface Listening {
  readonly url: string;
  /**
   * Accepts no new connection, lets requests in progress finish for up to `graceMs`, then closes
   * the rest.
   */
  readonly stop: (graceMs: number) => Promise<void>;
}

/**
 * Limits of a connection, in milliseconds, bytes and connections. They are aimed at slow or hostile
 * clients; ordinary ones stay far below. None is needed to protect the database: no request holds a
 * database connection while it waits for its client.
 */
const standardLimits = {
  /** From the first byte to the last header; also how long a new connection may stay silent. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body, which has at most 256 KiB. */
  requestTimeout: 30_000,
  /**
   * Between two requests: longer than the 60 s of common load balancers, which would otherwise
   * reuse a closed connection.
   */
  keepAliveTimeout: 65_000,
  /**
   * Without a byte in either direction: longer than the slowest statement; also ends a client that
   * reads nothing.
   */
  timeout: 75_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  /** A quarter of all connections: taking them all needs four addresses, which is no accident. */
  connectionsPerAddress: 1_250,
  /**
   * Clients, including browsers, send one request after another; several at once on a connection
   * are rare.
   */
  requestsPerConnection: 8,
  /**
   * Far more than the ten database connections can serve at once; each may hold a body of 256 KiB.
   */
  requests: 500,
  requestsPerAddress: 250,
};

export interface ServerOptions {
  /** Logs what Node refuses before the app sees it. */
  readonly log?: Logger;
  /**
   * Overrides of the standard limits: those per address in production, any of them in tests that
   * cannot wait.
   */
  readonly limits?: Partial<typeof standardLimits>;
  /**
   * Origins whose pages may read a refusal that never reached the app, as they may read the app's
   * own answers.
   */
  readonly corsOrigins?: readonly string[] | null;
}

/**
 * Limits for one address.
 * @param percent share of the connections; the share of the requests in progress is twice that. 100
 * behind a proxy, where all clients have one address
 */
export function addressLimits(percent: number): NonNullable<ServerOptions['limits']> {
  const share = percent / 100;
  return {
    connectionsPerAddress: Math.ceil(standardLimits.maxConnections * share),
    requestsPerAddress: Math.ceil(standardLimits.requests * Math.min(1, 2 * share)),
  };
}

export async function listen(
  app: Koa<ApiState>,
  host: string,
  port: number,
  { log, limits, corsOrigins }: ServerOptions,
): Promise<Listening> {
  const { maxConnections, timeout, connectionsPerAddress, ...others } = { ...standardLimits, ...limits };
  const { requestsPerConnection, requestsPerAddress, requests, ...parserLimits } = others;
  const server = createServer({ requireHostHeader: false, ...parserLimits });
  const bounds = { connectionsPerAddress, requestsPerConnection, requestsPerAddress, requests };
  const admits = requestAdmission(server, bounds, (response) => refuseOverloaded(response, corsOrigins));
  server.on('request', requestListener(app, admits, log));
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
    stop(graceMs) {
      app.emit('draining'); // Waiting polls are answered now.
      return drain(server, connections, graceMs);
    },
  };
}

function requestListener(
  app: Koa<ApiState>,
  admits: ReturnType<typeof requestAdmission>,
  log: Logger | undefined,
) {
  const serve = app.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!admits(request, response)) return;
    const problem = headProblem(request);
    if (problem) refuse(response, log, undefined, problem);
    else void serve(request, response);
  };
}

/**
 * Handles `Expect: 100-continue`: the client is told to send its body only when a route begins to
 * read it, so a request that is refused earlier has sent nothing. Node then closes the connection,
 * because it cannot know whether the body will follow anyway (RFC 9110, 10.1.1). No other
 * expectation exists.
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
