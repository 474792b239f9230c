/** Bounds of a queue for places. What is not given has no bound. */
export interface QueueBounds {
  /** How many may be inside at once. */
  readonly slots: number;
  /** How many of one lane: fewer, so that others find one free while its statements wait for each other's locks. */
  readonly laneSlots?: number;
  /** How many may wait, in all. */
  readonly waiting?: number;
  /** How many of one lane may wait. */
  readonly laneWaiting?: number;
  /** How long each may wait. */
  readonly waitMs?: number;
}

export interface FairQueue {
  /**
   * Calls `start` as soon as there is a place, or tells it that there will be none in time. Whoever is let in gives the
   * place back with `leave`.
   * @param laneName who asks: lanes take turns, so that one with a long row of waiters delays another by one turn
   * @returns what leaves the row; without effect for who is not in it
   */
  readonly enter: (laneName: string, start: Start) => () => void;
  /** Gives a place of a lane back. */
  readonly leave: (laneName: string) => void;
  readonly waiting: () => number;
}

type Start = (refused: boolean) => void;

interface Lane {
  inside: number;
  /** In the order in which they came. */
  readonly row: Set<() => void>;
}

/** Places that are given out in turns: round robin over the lanes, first come first served within one. */
export function fairQueue({
  slots,
  laneSlots = slots,
  waiting = Number.POSITIVE_INFINITY,
  laneWaiting = waiting,
  waitMs,
}: QueueBounds): FairQueue {
  const lanes = new Map<string, Lane>(); // In the order of their next turns; one that has nobody is not there.
  let inside = 0;
  let count = 0;

  const hasSlot = (lane: Lane) => inside < slots && lane.inside < laneSlots;

  function laneOf(name: string): Lane {
    const lane = lanes.get(name) ?? { inside: 0, row: new Set() };
    lanes.set(name, lane);
    return lane;
  }

  function forget(name: string, lane: Lane): void {
    if (lane.inside === 0 && lane.row.size === 0) lanes.delete(name);
  }

  function take(lane: Lane, start: Start): void {
    inside++;
    lane.inside++;
    start(false);
  }

  /** @returns what leaves the row */
  function wait(name: string, lane: Lane, start: Start): () => void {
    let timer: NodeJS.Timeout | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      if (lane.row.delete(letIn)) count--;
    };
    const giveUp = () => {
      if (!lane.row.has(letIn)) return; // Its lane may have been forgotten since, and be another's by now.
      stopWaiting();
      forget(name, lane);
    };
    const letIn = () => {
      stopWaiting();
      take(lane, start);
    };
    lane.row.add(letIn);
    count++;
    if (waitMs !== undefined) {
      timer = setTimeout(() => {
        giveUp();
        start(true);
      }, waitMs);
    }
    return giveUp;
  }

  /** Lets the next waiter in: of the first lane that has one and may have another place. */
  function next(): void {
    for (const [name, lane] of lanes) {
      const [first] = lane.row;
      if (!first || !hasSlot(lane)) continue;
      lanes.delete(name);
      lanes.set(name, lane); // Behind the others.
      first();
      return;
    }
  }

  return {
    enter(name, start) {
      const lane = laneOf(name);
      if (lane.row.size === 0 && hasSlot(lane)) take(lane, start);
      else if (count < waiting && lane.row.size < laneWaiting) return wait(name, lane, start);
      else {
        forget(name, lane);
        start(true);
      }
      return () => undefined;
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

/**
 * Waits for a place of a queue that refuses nobody.
 * @returns what gives the place back
 * @throws the signal's reason where it aborts during the wait
 */
export async function slotIn(queue: FairQueue, laneName: string, signal?: AbortSignal): Promise<() => void> {
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const leaveRow = queue.enter(laneName, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve(() => queue.leave(laneName));
    });
    function giveUp(): void {
      leaveRow();
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
