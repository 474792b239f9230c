import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request with the response that belongs to it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The open connections of a server, each with its newest exchange; undefined where it has sent no request yet. */
export type Connections = ReadonlyMap<Socket, Exchange | undefined>;

/** How long what a client still sends is read and thrown away after its answer. */
const lingerMs = 2_000;

/** Keeps the connections of a server. Responses leave a connection in order, so the newest one is also the last. */
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

/** Whether the response is still to be sent, in whole or in part. */
export function isUnderWay({ response }: Exchange): boolean {
  return !response.writableFinished && !response.destroyed;
}

/** Ends a connection so that the client gets what was written to it. */
export function closeGently(socket: Socket, lastWords = ''): void {
  socket.on('error', () => undefined); // The client may be gone.
  socket.end(lastWords);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/**
 * Node destroys a connection after a response with `Connection: close`. Where the client is still sending its body
 * then, the reset that this causes can overtake the response: the client would never learn why (RFC 9112, 9.6).
 */
function closeAfterTheBody(socket: Socket, connections: Connections): void {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const newest = connections.get(socket);
    if (!newest || newest.request.complete) return destroySoon();
    newest.request.resume();
    closeGently(socket);
  };
}
