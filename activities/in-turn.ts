let last: Promise<unknown> = Promise.resolve();

/**
 * Loads what a whole panel's synthesis has made, one caller after the other: reading its JSON takes some ten
 * milliseconds of the main thread, and the sections of several runs begin at the same moment.
 */
export async function inTurn<Result>(load: () => Promise<Result>): Promise<Result> {
  const mine = last.then(load);
  last = mine.catch(() => undefined);
  return await mine;
}
