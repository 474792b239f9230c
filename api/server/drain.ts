import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { type Connections, isUnderWay } from './connections.ts';

/**
 * Share of the grace period for requests whose body is still arriving: they have had no effect yet,
 * so they are cut first.
 */
const bodyShare = 1 / 6;

/**
 * Accepts no new connection, closes idle ones, and lets requests in progress finish, including long
 * exports.
 * @param graceMs remaining connections are closed after this time
 * @returns a promise that resolves when every connection is closed
 */
export async function drain(server: Server, connections: Connections, graceMs: number): Promise<void> {
  // Not HTTP's own close: to it, a connection is idle once its answer was written, though a client
  // that reads slowly has not got the end of it yet (closeIdleConnections in Node's
  // _http_server.js).
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
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
  response.setMaxListeners(0); // An export has ten listeners by now, and Node would warn of a leak.
  response.once('close', () => socket.destroySoon());
}

function closeUnsent(connections: Connections): void {
  for (const [socket, newest] of connections) if (newest && !newest.request.complete) socket.destroy();
}
