/** Limits of a queue. Those that are omitted are unlimited. */
export interface QueueBounds {
  /** Holders at the same time. */
  readonly slots: number;
  /**
   * Holders per lane. Fewer than `slots`, so that other lanes find a free slot while one lane's statements
   * wait for each other's locks.
   */
  readonly laneSlots?: number;
  /** Total waiters. */
  readonly waiting?: number;
  /** Waiters per lane. */
  readonly laneWaiting?: number;
  /** Longest wait. */
  readonly waitMs?: number;
}

export interface FairQueue {
  /**
   * Calls `start(false)` as soon as there is a slot, or `start(true)` if none became free in time. Whoever
   * gets a slot must free it with `leave`.
   * @param laneName the lane of the caller: lanes take turns, so that a long line in one delays another by one turn
   *   only
   * @returns a function that leaves the line; no effect once the wait is over
   */
  readonly enter: (laneName: string, start: Start) => () => void;
  /** Frees a slot of a lane. */
  readonly leave: (laneName: string) => void;
  readonly waiting: () => number;
}

type Start = (refused: boolean) => void;

interface Lane {
  inside: number;
  /** In order of arrival. */
  readonly row: Set<() => void>;
}

/**
 * Creates a queue that hands out slots in turns: round robin over the lanes, first come, first served within a lane.
 */
export function fairQueue({
  slots,
  laneSlots = slots,
  waiting = Number.POSITIVE_INFINITY,
  laneWaiting = waiting,
  waitMs,
}: QueueBounds): FairQueue {
  const lanes = new Map<string, Lane>(); // In the order of their next turns. Empty lanes are removed.
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

  /** @returns a function that leaves the line */
  function wait(name: string, lane: Lane, start: Start): () => void {
    let timer: NodeJS.Timeout | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      if (lane.row.delete(letIn)) count--;
    };
    const giveUp = () => {
      if (!lane.row.has(letIn)) return; // Its lane may have been removed and created again.
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

  /** Admits the next waiter: the first of the first lane that may have another slot. */
  function next(): void {
    for (const [name, lane] of lanes) {
      const [first] = lane.row;
      if (!first || !hasSlot(lane)) continue;
      lanes.delete(name);
      lanes.set(name, lane); // Move the lane behind the others.
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
 * Waits for a slot of a queue without limits on waiting.
 * @returns a function that frees the slot
 * @throws the signal's reason if it aborts during the wait
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
