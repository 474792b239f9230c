import type pg from 'pg';
import { exportConnections, type Pool } from '../db/pool.ts';
import { ApiError } from '../domain/errors.ts';
import { type FairQueue, fairQueue, type QueueBounds } from '../fair-queue/fair-queue.ts';

/** A pool whose connections are shared out fairly. */
export interface FairPool {
  /** The pool as one of those who share it sees it: its statements and transactions wait for their turn. */
  readonly lane: (name: string) => Pool;
}

type Users = 'requests' | 'exports';
/** One of each in a process. */
const queues = new Map<Users, FairQueue>();

/** How many statements and transactions of this process wait for their turn. */
export function waitingForDatabase(): ReadonlyMap<Users, number> {
  return new Map([...queues].map(([users, queue]) => [users, queue.waiting()]));
}

const bounds = {
  /** Of all lanes: a second's work of one process, which serves a few thousand short statements. */
  waiting: 1_000,
  /** Of one lane: as many reads as a key may send at once within its limit, and some creates. */
  laneWaiting: 150,
  /** What is still wanted after so long is asked again anyway; a short wait is cheaper than a refusal. */
  waitMs: 2_000,
};
/** Of the connections, for one lane at most. */
const lanesShare = 0.9;

/**
 * Shares the connections of a pool out between lanes, in turns. What finds no place in time is refused with
 * `overloaded`, before it has reached the database.
 */
export function fairPool(pool: Pool): FairPool {
  const slots = Math.max(1, pool.options.max - exportConnections);
  const laneSlots = Math.max(1, Math.floor(slots * lanesShare));
  return shared(pool, 'requests', { ...bounds, slots, laneSlots });
}

/** The same for exports: they read page after page, each when its client took the one before, so that they may wait. */
export function exportPool(pool: Pool): FairPool {
  return shared(pool, 'exports', { ...bounds, slots: exportConnections, laneSlots: 1, waitMs: 60_000 });
}

function shared(pool: Pool, users: Users, queueBounds: QueueBounds): FairPool {
  const queue = fairQueue(queueBounds);
  queues.set(users, queue);
  const holders = new Map<pg.PoolClient, string>();
  pool.on('release', (_error, client) => {
    const lane = holders.get(client);
    if (holders.delete(client)) queue.leave(lane as string);
  });
  const lanes: Lane = Object.create(pool, { connect: { value: connectInTurn(pool, queue, holders) } });
  return {
    // A request opens two: what they share is made once, since a closure and a descriptor for each cost more than all else here.
    lane(name) {
      const lane: Lane = Object.create(lanes);
      lane[laneName] = name;
      return lane;
    },
  };
}

const laneName = Symbol('lane');
type Lane = Pool & { [laneName]: string };

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** `pool.connect`, which `pool.query` goes through as well, behind the queue. */
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
