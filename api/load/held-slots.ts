import type { ServerResponse } from 'node:http';

const giver = Symbol('frees the slot');
/** Kept on the response itself: a WeakMap of all requests in progress costs more at each garbage collection. */
type Holding = ServerResponse & { [giver]?: (() => void) | undefined };

/** Records that a request holds one of the process's slots. @returns a function that frees it, at most once */
export function holdSlot(response: ServerResponse, give: () => void): () => void {
  const holding: Holding = response;
  holding[giver] = () => {
    holding[giver] = undefined;
    give();
  };
  return () => holding[giver]?.();
}

/** Frees the slot of a request that only waits to be refused. */
export function giveSlotBack(response: Holding): void {
  response[giver]?.();
}
