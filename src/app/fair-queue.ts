import { ApiError } from '../domain/errors.ts';

/** Bounds of a queue for places. */
export interface QueueBounds {
  /** How many may be inside at once. */
  readonly places: number;
  /** How many of one lane: fewer, so that others find one free while its statements wait for each other's locks. */
  readonly lanePlaces: number;
  /** How many may wait, in all. */
  readonly waiting: number;
  /** How long each may wait. */
  readonly waitMs: number;
}

export interface FairQueue {
  /**
   * Calls `start` as soon as there is a place, or with the refusal where there will be none in time.
   * @param laneName who asks: lanes take turns, so that one with a long row of waiters delays another by one turn
   * @param laneWaiting how many of this lane may wait
   */
  readonly enter: (laneName: string, laneWaiting: number, start: Start) => void;
  /** Gives a place of a lane back. */
  readonly leave: (laneName: string) => void;
  readonly waiting: () => number;
}

type Start = (refusal?: ApiError) => void;

interface Waiter {
  readonly start: Start;
  readonly timer: NodeJS.Timeout;
}

interface Lane {
  inside: number;
  readonly row: Waiter[];
}

/** Places that are given out in turns: round robin over the lanes, first come first served within one. */
export function fairQueue({ places, lanePlaces, waiting, waitMs }: QueueBounds): FairQueue {
  const lanes = new Map<string, Lane>(); // In the order of their next turns; one that has nobody is not there.
  let inside = 0;
  let count = 0;

  const hasPlace = (lane: Lane) => inside < places && lane.inside < lanePlaces;

  function laneOf(name: string): Lane {
    const lane = lanes.get(name) ?? { inside: 0, row: [] };
    lanes.set(name, lane);
    return lane;
  }

  function take(lane: Lane, start: Start): void {
    inside++;
    lane.inside++;
    start();
  }

  function wait(name: string, lane: Lane, start: Start): void {
    count++;
    const giveUp = () => {
      lane.row.splice(lane.row.indexOf(waiter), 1);
      count--;
      forget(name, lane);
      start(new ApiError('overloaded'));
    };
    const waiter = { start, timer: setTimeout(giveUp, waitMs) };
    lane.row.push(waiter);
  }

  function forget(name: string, lane: Lane): void {
    if (lane.inside === 0 && lane.row.length === 0) lanes.delete(name);
  }

  /** Lets the next waiter in: of the first lane that has one and may have another place. */
  function next(): void {
    for (const [name, lane] of lanes) {
      if (lane.row.length === 0 || !hasPlace(lane)) continue;
      const waiter = lane.row.shift() as Waiter;
      lanes.delete(name);
      lanes.set(name, lane); // Behind the others.
      count--;
      clearTimeout(waiter.timer);
      take(lane, waiter.start);
      return;
    }
  }

  return {
    enter(name, laneWaiting, start) {
      const lane = laneOf(name);
      if (lane.row.length === 0 && hasPlace(lane)) take(lane, start);
      else if (count < waiting && lane.row.length < laneWaiting) wait(name, lane, start);
      else {
        forget(name, lane);
        start(new ApiError('overloaded'));
      }
    },
    leave(name) {
      inside--;
      const lane = laneOf(name);
      lane.inside--;
      if (count > 0) next();
      forget(name, lane);
    },
    waiting: () => count,
  };
}
