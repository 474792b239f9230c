export interface Countdown {
  readonly resume: () => void;
  readonly pause: () => void;
  /** Stops it for good. */
  readonly end: () => void;
  readonly isOver: () => boolean;
}

/** A time limit that counts only between `resume` and `pause`. It starts paused. */
export function countdown(limitMs: number, over: () => void): Countdown {
  let leftMs = limitMs;
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let state: 'open' | 'ended' | 'over' = 'open';
  const runOut = (): void => {
    state = 'over';
    over();
  };
  const pause = (): void => {
    if (since === undefined) return;
    clearTimeout(timer);
    leftMs -= performance.now() - since;
    since = undefined;
  };
  return {
    pause,
    resume() {
      if (since !== undefined || state !== 'open') return;
      if (leftMs <= 0) return runOut();
      since = performance.now();
      timer = setTimeout(runOut, leftMs);
    },
    end() {
      pause();
      if (state === 'open') state = 'ended';
    },
    isOver: () => state === 'over',
  };
}
