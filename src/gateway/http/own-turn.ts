import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Lets its callers go on one by one, each in a turn of the event loop of its own: answers that arrived together, as they
 * do after a pause of the process, are not all read in one turn (R-H02).
 */
export async function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  await last;
}
