import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../load/address.ts';
import { type Counter, counter } from '../load/counter.ts';
import { holdSlot } from '../load/held-slots.ts';
import { slowly } from '../load/slowly.ts';
import { countRefusal, type RefusalReason } from '../load/tally.ts';
import { refuseOverloaded } from './refuse-overloaded.ts';

export interface AdmissionBounds {
  readonly connectionsPerAddress: number;
  readonly requestsPerConnection: number;
  readonly requestsPerAddress: number;
  readonly requests: number;
}

interface Client {
  readonly address: string;
  /** Requests of the connection without a whole answer. */
  underWay: number;
  /** How many have come in one turn of the event loop, and in which. */
  inTurn: number;
  turn: number;
  /** How many of them hold one of the places. */
  places: number;
  /** It is to be closed: nothing that comes over it is answered any more. */
  isCondemned: boolean;
}

/**
 * Bounds what is under way, before anything is made of a request. Who keeps to HTTP without pipelining meets the bound
 * of its connection never; the others are far above what one process can work on at once.
 * @param corsOrigins pages that may read a refusal
 * @returns whether a request may go on; if not, it is refused here
 */
export function admission(
  server: Server,
  bounds: AdmissionBounds,
  corsOrigins?: readonly string[] | null,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const clients = new WeakMap<Socket, Client>();
  const requests = counter();
  const turnOf = turns();
  let all = 0;
  boundConnections(server, bounds, (socket, address) => {
    const client: Client = { address, underWay: 0, inTurn: 0, turn: 0, places: 0, isCondemned: false };
    clients.set(socket, client);
    socket.once('close', () => {
      // Responses that wait behind another one are not told that their connection has closed.
      clients.delete(socket);
      requests.add(address, -client.places);
      all -= client.places;
      client.places = 0;
    });
  });

  function take(client: Client, response: ServerResponse): void {
    all++;
    client.places++;
    requests.add(client.address, 1);
    const give = holdSlot(response, () => {
      if (client.places === 0) return; // The connection has closed.
      all--;
      client.places--;
      requests.add(client.address, -1);
    });
    response.on('close', () => {
      client.underWay--;
      give();
    });
  }

  function obstacle(client: Client): RefusalReason | undefined {
    if (all >= bounds.requests) return 'requests';
    return requests.of(client.address) >= bounds.requestsPerAddress ? 'requests_of_address' : undefined;
  }

  return (request, response) => {
    const client = clients.get(request.socket);
    if (!client || client.isCondemned) return false;
    client.underWay++;
    if (Math.max(client.underWay, inThisTurn(client, turnOf())) > bounds.requestsPerConnection) {
      client.isCondemned = true;
      void condemn(request.socket, response).then(() => refuseOverloaded(response, corsOrigins));
      return false;
    }
    const reason = obstacle(client);
    if (!reason) {
      take(client, response);
      return true;
    }
    response.once('close', () => client.underWay--);
    countRefusal(reason);
    void slowly().then(() => refuseOverloaded(response, corsOrigins));
    return false;
  };
}

/**
 * Node parses all that has arrived on a connection, some hundred requests, before it turns to another one, and a request
 * that is refused at once has its answer before the next one is parsed: of such, no two are ever under way together.
 */
function inThisTurn(client: Client, turn: number): number {
  client.inTurn = client.turn === turn ? client.inTurn + 1 : 1;
  client.turn = turn;
  return client.inTurn;
}

/** Numbers the turns of the event loop in which it is asked. */
function turns(): () => number {
  let turn = 1;
  let isScheduled = false;
  return () => {
    if (!isScheduled) {
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        turn++;
      });
    }
    return turn;
  };
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

/** How long a connection that pipelines too much is left as it is: what it can cost is paid once in that time. */
const condemnedMs = 3_000;

/**
 * Ends a connection that pipelines too much, once what came before was answered. Until then it is read no further: what
 * has arrived already was parsed, up to 64 KiB of requests at once, and that is what such a client can cost.
 * @returns when the refusal that closes it is due
 */
async function condemn(socket: Socket, response: ServerResponse): Promise<void> {
  countRefusal('requests_of_connection');
  socket.on('resume', () => socket.pause()); // Node resumes it after each answer.
  socket.pause();
  abortWithoutStacks(socket);
  await sleep(condemnedMs);
  response.shouldKeepAlive = false;
}

/** When it closes, Node aborts each of the requests with an error of its own, whose stack costs six times the rest. */
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
