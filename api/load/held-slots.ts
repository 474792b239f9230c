import type { ServerResponse } from 'node:http';

const giver = Symbol('gives the place back');
/** On the response itself: a WeakMap of all that are under way costs each collection of garbage more than they do. */
type Holding = ServerResponse & { [giver]?: (() => void) | undefined };

/** Notes that a request holds one of the places of the process. @returns what gives it back, once */
export function holdSlot(response: ServerResponse, give: () => void): () => void {
  const holding: Holding = response;
  holding[giver] = () => {
    holding[giver] = undefined;
    give();
  };
  return () => holding[giver]?.();
}

/** Lets others have the place of a request that only waits to be refused. */
export function giveSlotBack(response: Holding): void {
  response[giver]?.();
}
