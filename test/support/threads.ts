import { openThreads, type Threads } from '../../src/threads/pool.ts';
import { atTheEnd } from './hooks.ts';

let shared: Threads | undefined;

/** Threads with the service's limits, shared by the suite. */
export function sharedThreads(): Threads {
  if (!shared) {
    shared = openThreads();
    atTheEnd(shared.close);
  }
  return shared;
}
