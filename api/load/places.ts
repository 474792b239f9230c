import type { ServerResponse } from 'node:http';

const givers = new WeakMap<ServerResponse, () => void>();

/** Notes that a request holds one of the places of the process. @returns what gives it back, once */
export function holdPlace(response: ServerResponse, give: () => void): () => void {
  const once = () => {
    if (givers.delete(response)) give();
  };
  givers.set(response, once);
  return once;
}

/** Lets others have the place of a request that only waits to be refused. */
export function givePlaceBack(response: ServerResponse): void {
  givers.get(response)?.();
}
