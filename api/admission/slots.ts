import type { ServerResponse } from 'node:http';

const release = Symbol('releases the slot');
/**
 * Kept on the response itself: a WeakMap of all requests in progress costs more at each garbage
 * collection.
 */
type Holding = ServerResponse & { [release]?: (() => void) | undefined };

/**
 * Records that a request holds a slot, such as one of the process's or one of its key's.
 * @returns a function that frees it, at most once
 */
export function holdSlot(response: ServerResponse, free: () => void): () => void {
  const holding: Holding = response;
  const others = holding[release];
  let isHeld = true;
  const freeOnce = () => {
    if (isHeld) free();
    isHeld = false;
  };
  holding[release] = () => {
    others?.();
    freeOnce();
  };
  return freeOnce;
}

/** Frees all slots of a request that only waits: for news of a run, or to be refused. */
export function releaseSlot(response: Holding): void {
  response[release]?.();
}

/**
 * Numbers by name, such as the slots that each address holds. A name whose number is 0 takes no
 * memory.
 */
export interface Counter {
  readonly of: (name: string) => number;
  readonly add: (name: string, number: number) => void;
}

export function counter(): Counter {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, number) {
      const count = (counts.get(name) ?? 0) + number;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}
