import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * The open connections of a server, each with its latest exchange; undefined before the first
 * request.
 */
export type Connections = ReadonlyMap<Socket, Exchange | undefined>;

/** How long to keep reading, and discarding, what a client sends after its answer. */
const lingerMs = 2_000;

/**
 * Tracks the connections of a server. Responses leave in order, so the latest exchange is also the
 * last to finish.
 */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Exchange | undefined>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
    closeAfterTheBody(socket, connections);
  });
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.prependListener(event, (request: IncomingMessage, response: ServerResponse) => {
      if (connections.has(request.socket)) connections.set(request.socket, { request, response });
    });
  }
  return connections;
}

/** True while the response is not completely sent. */
export function isUnderWay({ response }: Exchange): boolean {
  return !response.writableFinished && !response.destroyed;
}

/** Closes a connection in a way that the client still receives what was written to it. */
export function lingeringClose(socket: Socket, lastBytes = ''): void {
  socket.on('error', () => undefined); // The client may already have disconnected.
  socket.end(lastBytes);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/**
 * Node destroys a connection after a response with `Connection: close`. If the client is still
 * sending its body, the resulting reset can overtake the response, and the client would never learn
 * the reason (RFC 9112, 9.6).
 */
function closeAfterTheBody(socket: Socket, connections: Connections): void {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const newest = connections.get(socket);
    if (!newest || newest.request.complete) return destroySoon();
    newest.request.resume();
    lingeringClose(socket);
  };
}
