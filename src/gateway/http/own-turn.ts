import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resumes its callers one by one, each in its own turn of the event loop. Answers that arrived
 * together, for example after a pause of the process, are then not all parsed in one turn (R-H02).
 */
export async function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  await last;
}
