import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from './address.ts';
import { countRefusal, type RefusalReason, waitBeforeRefusal } from './refusals.ts';
import { type Counter, counter, holdSlot } from './slots.ts';

export interface AdmissionBounds {
  readonly connectionsPerAddress: number;
  readonly requestsPerConnection: number;
  readonly requestsPerAddress: number;
  readonly requests: number;
}

interface Client {
  readonly address: string;
  /** Requests on this connection that are not yet fully answered. */
  underWay: number;
  /**
   * Requests in what was last read from the connection, and how many bytes had been read from it
   * then.
   */
  inRead: number;
  bytesRead: number;
  /** Requests that hold one of the process's slots. */
  slotsHeld: number;
  /** The connection is being closed; further requests on it get no answer. */
  isCondemned: boolean;
}

interface Admitted {
  readonly bounds: AdmissionBounds;
  readonly clients: WeakMap<Socket, Client>;
  /** Requests with a slot, by the client's address. */
  readonly ofAddress: Counter;
  /** Requests with a slot. */
  all: number;
}

/**
 * Limits the requests in progress before anything is made of one. A client that does not pipeline
 * never reaches its connection's limit; the other limits are far above what one process can work on
 * at once.
 * @param refuse answers a request that may not go on
 * @returns a function that says whether a request may go on; if not, it has refused it
 */
export function requestAdmission(
  server: Server,
  bounds: AdmissionBounds,
  refuse: (response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const admitted: Admitted = { bounds, clients: new WeakMap(), ofAddress: counter(), all: 0 };
  boundConnections(server, bounds, (socket, address) => addClient(admitted, socket, address));

  return (request, response) => {
    const client = admitted.clients.get(request.socket);
    if (!client || client.isCondemned) return false;
    client.underWay++;
    if (Math.max(client.underWay, countInThisRead(client, request.socket)) > bounds.requestsPerConnection) {
      client.isCondemned = true;
      void condemn(request.socket, response).then(() => refuse(response));
      return false;
    }
    const reason = obstacle(admitted, client);
    if (!reason) {
      takeSlot(admitted, client, response);
      return true;
    }
    response.once('close', () => client.underWay--);
    countRefusal(reason);
    void waitBeforeRefusal().then(() => refuse(response));
    return false;
  };
}

function addClient(admitted: Admitted, socket: Socket, address: string): void {
  const client: Client = { address, underWay: 0, inRead: 0, bytesRead: 0, slotsHeld: 0, isCondemned: false };
  admitted.clients.set(socket, client);
  socket.once('close', () => {
    admitted.clients.delete(socket);
    // Responses queued behind another one get no event when their connection closes.
    releaseSlots(admitted, client, client.slotsHeld);
  });
}

function obstacle({ all, bounds, ofAddress }: Admitted, { address }: Client): RefusalReason | undefined {
  if (all >= bounds.requests) return 'requests';
  return ofAddress.of(address) >= bounds.requestsPerAddress ? 'requests_of_address' : undefined;
}

function takeSlot(admitted: Admitted, client: Client, response: ServerResponse): void {
  admitted.all++;
  admitted.ofAddress.add(client.address, 1);
  client.slotsHeld++;
  const release = holdSlot(response, () => {
    if (client.slotsHeld > 0) releaseSlots(admitted, client, 1); // Its connection may have closed.
  });
  response.on('close', () => {
    client.underWay--;
    release();
  });
}

function releaseSlots(admitted: Admitted, client: Client, count: number): void {
  admitted.all -= count;
  admitted.ofAddress.add(client.address, -count);
  client.slotsHeld -= count;
}

/**
 * Counts the requests in what was last read from a connection. Node parses all of it, some hundred
 * requests, before it turns to another connection. A request that is refused at once is answered
 * before the next is parsed, so counting concurrent requests alone would never see more than one.
 */
function countInThisRead(client: Client, { bytesRead }: Socket): number {
  client.inRead = client.bytesRead === bytesRead ? client.inRead + 1 : 1;
  client.bytesRead = bytesRead;
  return client.inRead;
}

function boundConnections(
  server: Server,
  { connectionsPerAddress }: AdmissionBounds,
  accept: (socket: Socket, address: string) => void,
): void {
  const connections: Counter = counter();
  server.on('drop', () => countRefusal('connections'));
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (connections.of(address) >= connectionsPerAddress) {
      countRefusal('connections_of_address');
      return void socket.destroy();
    }
    connections.add(address, 1);
    socket.once('close', () => connections.add(address, -1));
    accept(socket, address);
  });
}

/**
 * How long a connection that pipelines too much is held open. What it costs is paid at most once in
 * that time.
 */
const condemnedMs = 3_000;

/**
 * Ends a connection that pipelines too much, once earlier requests are answered. Until then it is
 * not read: up to 64 KiB of requests have already been parsed, which is the most that such a client
 * can cost.
 * @returns a promise that resolves when the refusal that closes it is due
 */
async function condemn(socket: Socket, response: ServerResponse): Promise<void> {
  countRefusal('requests_of_connection');
  socket.on('resume', () => socket.pause()); // Node resumes it after each answer.
  socket.pause();
  abortWithoutStacks(socket);
  await sleep(condemnedMs);
  response.shouldKeepAlive = false;
}

/**
 * On close, Node aborts each request with its own error. Creating the stack traces would cost six
 * times the rest.
 */
function abortWithoutStacks(socket: Socket): void {
  let limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = limit;
  });
}
