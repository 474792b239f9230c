import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A clock that stands still while anything is being done, and then jumps to the end of the next
 * wait.
 */
export interface Clock {
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Looks at which nothing was being done, one after another, before the clock moves on: work may
 * follow between two queries.
 */
const looks = 4;

/**
 * Time of a simulation: what is done between two waits takes none of it.
 * @param isBusy tells whether something is under way that will go on by itself
 */
export function simulatedClock(isBusy: () => boolean): Clock {
  const waits: { readonly atMs: number; readonly end: () => void }[] = [];
  let nowMs = 0;
  let isMoving = false;
  let begun = 0;

  async function untilQuiet(): Promise<void> {
    let before = begun;
    for (let quiet = 0; quiet < looks; ) {
      await sleep(1);
      quiet = isBusy() || begun !== before ? 0 : quiet + 1;
      before = begun;
    }
  }

  async function move(): Promise<void> {
    isMoving = true;
    while (waits.length > 0) {
      await untilQuiet();
      const next = waits.reduce((soonest, wait) => (wait.atMs < soonest.atMs ? wait : soonest));
      waits.splice(waits.indexOf(next), 1);
      nowMs = next.atMs;
      next.end();
    }
    isMoving = false;
  }

  return {
    nowMs: () => nowMs,
    wait(ms) {
      begun++;
      return new Promise((end) => {
        waits.push({ atMs: nowMs + ms, end });
        if (!isMoving) void move();
      });
    },
  };
}
