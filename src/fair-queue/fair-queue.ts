/** Limits of a queue. Those that are omitted are unlimited. */
export interface QueueBounds {
  /** Holders at the same time. */
  readonly slots: number;
  /**
   * Holders per lane. Fewer than `slots`, so that other lanes find a free slot while one lane's
   * statements wait for each other's locks.
   */
  readonly laneSlots?: number;
  /** Total waiters. */
  readonly waiting?: number;
  readonly laneWaiting?: number;
  readonly waitMs?: number;
}

export interface FairQueue {
  /**
   * Calls `start(false)` as soon as there is a slot, or `start(true)` if none became free in time.
   * Whoever gets a slot must free it with `leave`.
   * @param laneName the lane of the caller: lanes take turns, so that a long line in one delays
   * another by one turn only
   * @returns a function that leaves the line; no effect once the wait is over
   */
  readonly enter: (laneName: string, start: Start) => () => void;
  readonly leave: (laneName: string) => void;
  readonly waiting: () => number;
}

type Start = (refused: boolean) => void;

interface Lane {
  readonly name: string;
  inside: number;
  /** In order of arrival. */
  readonly line: Set<() => void>;
}

interface Queue {
  readonly slots: number;
  readonly laneSlots: number;
  readonly waitMs: number | undefined;
  /** In the order of their next turns. Empty lanes are removed. */
  readonly lanes: Map<string, Lane>;
  inside: number;
  waiting: number;
}

/**
 * Creates a queue that hands out slots in turns: round robin over the lanes, first come, first
 * served within a lane.
 */
export function fairQueue({
  slots,
  laneSlots = slots,
  waiting = Number.POSITIVE_INFINITY,
  laneWaiting = waiting,
  waitMs,
}: QueueBounds): FairQueue {
  const queue: Queue = { slots, laneSlots, waitMs, lanes: new Map(), inside: 0, waiting: 0 };
  return {
    enter(name, start) {
      const lane = laneOf(queue, name);
      if (lane.line.size === 0 && hasSlot(queue, lane)) take(queue, lane, start);
      else if (queue.waiting < waiting && lane.line.size < laneWaiting) return wait(queue, lane, start);
      else {
        removeIfEmpty(queue, lane);
        start(true);
      }
      return () => undefined;
    },
    leave(name) {
      queue.inside--;
      const lane = laneOf(queue, name);
      lane.inside--;
      if (queue.waiting > 0) admitNext(queue);
      removeIfEmpty(queue, lane);
    },
    waiting: () => queue.waiting,
  };
}

function laneOf({ lanes }: Queue, name: string): Lane {
  const lane = lanes.get(name) ?? { name, inside: 0, line: new Set() };
  lanes.set(name, lane);
  return lane;
}

function hasSlot({ inside, slots, laneSlots }: Queue, lane: Lane): boolean {
  return inside < slots && lane.inside < laneSlots;
}

function removeIfEmpty({ lanes }: Queue, lane: Lane): void {
  if (lane.inside === 0 && lane.line.size === 0) lanes.delete(lane.name);
}

function take(queue: Queue, lane: Lane, start: Start): void {
  queue.inside++;
  lane.inside++;
  start(false);
}

/** @returns a function that leaves the line */
function wait(queue: Queue, lane: Lane, start: Start): () => void {
  const { waitMs } = queue;
  let timer: NodeJS.Timeout | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    if (lane.line.delete(letIn)) queue.waiting--;
  };
  const giveUp = () => {
    if (!lane.line.has(letIn)) return; // Its lane may have been removed and created again.
    stopWaiting();
    removeIfEmpty(queue, lane);
  };
  const letIn = () => {
    stopWaiting();
    take(queue, lane, start);
  };
  lane.line.add(letIn);
  queue.waiting++;
  if (waitMs !== undefined) {
    timer = setTimeout(() => {
      giveUp();
      start(true);
    }, waitMs);
  }
  return giveUp;
}

/** Admits the next waiter: the first of the first lane that may have another slot. */
function admitNext(queue: Queue): void {
  const { lanes } = queue;
  for (const lane of lanes.values()) {
    const [first] = lane.line;
    if (!first || !hasSlot(queue, lane)) continue;
    lanes.delete(lane.name);
    lanes.set(lane.name, lane); // Move the lane behind the others.
    first();
    return;
  }
}

/**
 * Waits for a slot of a queue without limits on waiting.
 * @returns a function that frees the slot
 * @throws the signal's reason if it aborts during the wait
 */
export async function slotIn(queue: FairQueue, laneName: string, signal?: AbortSignal): Promise<() => void> {
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const leaveLine = queue.enter(laneName, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve(() => queue.leave(laneName));
    });
    function giveUp(): void {
      leaveLine();
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
