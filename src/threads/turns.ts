/** Places for which runs take turns. */
export interface Turns {
  /**
   * Waits for a place. Runs take turns, and within a run it is first come, first served: a run of ten responses does not
   * wait for the hundreds of another run that came before it (R-H09).
   * @returns what gives the place back
   * @throws the signal's reason where it aborts during the wait
   */
  readonly take: (run: string, signal?: AbortSignal) => Promise<() => void>;
  readonly waiting: () => number;
}

type Enter = () => void;

export function makeTurns(places: number): Turns {
  const lines = new Map<string, Set<Enter>>();
  let free = places;
  let waiting = 0;

  function leave(): void {
    const next = takeNext(lines);
    if (next) next();
    else free++;
  }

  async function wait(run: string, signal?: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const line = lines.get(run) ?? new Set();
      const end = () => {
        waiting--;
        signal?.removeEventListener('abort', give);
      };
      const enter = () => {
        end();
        resolve();
      };
      const give = () => {
        end();
        line.delete(enter);
        if (line.size === 0) lines.delete(run);
        reject(signal?.reason);
      };
      lines.set(run, line.add(enter));
      waiting++;
      signal?.addEventListener('abort', give, { once: true });
    });
  }

  return {
    async take(run, signal) {
      signal?.throwIfAborted();
      if (free > 0) free--;
      else await wait(run, signal);
      return leave;
    },
    waiting: () => waiting,
  };
}

/** The first of the run whose turn it is, which then goes behind the other runs. */
function takeNext(lines: Map<string, Set<Enter>>): Enter | undefined {
  for (const [run, line] of lines) {
    lines.delete(run);
    const [next] = line;
    if (!next) continue;
    line.delete(next);
    if (line.size > 0) lines.set(run, line);
    return next;
  }
  return undefined;
}
