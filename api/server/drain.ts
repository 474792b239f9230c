import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Connections, isUnderWay } from './connections.ts';

/** Of the grace, how much a body gets that is still to come: it should come in seconds, and its request has done nothing. */
const bodyShare = 1 / 6;

/**
 * Takes no new connection, closes the unused ones, and lets every request that is under way finish, a long export too.
 * @param graceMs after which what is left is closed in the middle
 * @returns a promise that ends when every connection is closed
 */
export async function drain(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const [socket, newest] of connections) {
    if (newest && isUnderWay(newest)) endAfter(socket, newest.response);
    else socket.destroy();
  }
  const patience = setTimeout(() => closeUnsent(connections), graceMs * bodyShare);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(patience);
  clearTimeout(force);
}

function endAfter(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  response.setMaxListeners(0); // An export has ten listeners by then, and Node would warn of a leak.
  response.once('close', () => socket.destroySoon());
}

function closeUnsent(connections: Connections): void {
  for (const [socket, newest] of connections) if (newest && !newest.request.complete) socket.destroy();
}
