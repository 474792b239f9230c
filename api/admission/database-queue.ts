import type pg from 'pg';
import type { Pool } from '../../src/db/pool.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { type FairQueue, fairQueue, type QueueBounds } from '../../src/fair-queue/fair-queue.ts';

/** A pool whose connections are shared out fairly. */
export interface DatabaseQueue {
  /** The pool for one workspace or address: its statements and transactions wait their turn. */
  readonly of: (name: string) => Pool;
}

/** Connections reserved for exports, whose pages are large and not urgent. */
export const exportConnections = 2;

type Users = 'requests' | 'exports';
/** One queue each per process. */
const queues = new Map<Users, FairQueue>();

/** Statements and transactions of this process that are waiting for a connection. */
export function waitingForDatabase(): ReadonlyMap<Users, number> {
  return new Map([...queues].map(([users, queue]) => [users, queue.waiting()]));
}

const bounds = {
  /**
   * Over all lanes: about a second's work of one process, which serves a few thousand short
   * statements per second.
   */
  waiting: 1_000,
  /** Per lane: as many reads as a key may send at once within its limit, plus some creates. */
  laneWaiting: 150,
  /** Clients retry after about this long anyway, and a short wait is cheaper than a refusal. */
  waitMs: 2_000,
};
/** Largest share of the connections that one lane may hold. */
const lanesShare = 0.9;

/**
 * Shares the connections of a pool fairly between lanes. A statement that gets no connection in
 * time is refused with `overloaded`, before it has reached the database.
 */
export function databaseQueue(pool: Pool): DatabaseQueue {
  const slots = Math.max(1, pool.options.max - exportConnections);
  const laneSlots = Math.max(1, Math.floor(slots * lanesShare));
  return shared(pool, 'requests', { ...bounds, slots, laneSlots });
}

/**
 * The same for exports. They may wait long, because each page is read only when the client has
 * taken the previous one.
 */
export function exportQueue(pool: Pool): DatabaseQueue {
  return shared(pool, 'exports', { ...bounds, slots: exportConnections, laneSlots: 1, waitMs: 60_000 });
}

function shared(pool: Pool, users: Users, queueBounds: QueueBounds): DatabaseQueue {
  const queue = fairQueue(queueBounds);
  queues.set(users, queue);
  const holders = new Map<pg.PoolClient, string>();
  pool.on('release', (_error, client) => {
    const lane = holders.get(client);
    if (holders.delete(client)) queue.leave(lane as string);
  });
  const lanes: Lane = Object.create(pool, { connect: { value: connectInTurn(pool, queue, holders) } });
  return {
    // A request opens two lanes. Their common part is made once: a closure and a descriptor for
    // each would cost more than all the rest.
    of(name) {
      const lane: Lane = Object.create(lanes);
      lane[laneName] = name;
      return lane;
    },
  };
}

const laneName = Symbol('lane');
type Lane = Pool & { [laneName]: string };

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** `pool.connect` behind the queue. `pool.query` goes through it as well. */
function connectInTurn(pool: Pool, queue: FairQueue, holders: Map<pg.PoolClient, string>) {
  function connect(lane: string, connected: Connected): void {
    queue.enter(lane, (refused) => {
      if (refused) return connected(new ApiError('overloaded'));
      pool.connect((error, client, release) => {
        if (client) holders.set(client, lane);
        else queue.leave(lane);
        connected(error, client, release);
      });
    });
  }
  return function (this: Lane, connected?: Connected) {
    if (connected) return connect(this[laneName], connected);
    return new Promise((resolve, reject) => {
      connect(this[laneName], (error, client) => (error ? reject(error) : resolve(client)));
    });
  };
}
