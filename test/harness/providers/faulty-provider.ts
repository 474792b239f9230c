import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Simulates one fault. Gets the raw response and its socket, so that it can break any rule of HTTP.
 */
export type Behaviour = (response: ServerResponse, socket: Socket) => void;

export interface FaultyProvider {
  readonly baseUrl: string;
  readonly requests: SeenRequest[];
  /** Connections opened so far. */
  readonly connections: () => number;
  /** Connections still open on the provider's side. */
  readonly openConnections: () => number;
  /** Resolves once the client has closed every connection; rejects after three seconds. */
  readonly allClosed: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an HTTP server on a free loopback port that reads each request completely and then
 * misbehaves.
 */
export async function startFaultyProvider(behave: Behaviour): Promise<FaultyProvider> {
  const requests: SeenRequest[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    behave(response, request.socket);
  });
  server.on('connection', (socket) => {
    connections++;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    connections: () => connections,
    openConnections: () => open.size,
    allClosed: () => waitUntil(() => open.size === 0),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a JSON body. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  return raw(JSON.stringify(body), { 'content-type': 'application/json', ...headers }, status);
}

/** Answers with any bytes. */
export function raw(body: string | Buffer, headers: Record<string, string>, status = 200): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** A complete chat completion; `choice` and `rest` override its parts. */
export function completionOf(content: unknown, choice: object = {}, rest: object = {}): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: 'some-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...choice }],
    usage: { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 },
    ...rest,
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  const deadlineMs = Date.now() + 3000;
  while (!isTrue()) {
    if (Date.now() > deadlineMs) throw new Error('The connection was still open after three seconds.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
