import type { Trial } from './trial.ts';

/**
 * Drops parts of a failing trial while it still fails: first faults, then steps, halves before
 * single ones.
 * @param stillFails plays a trial; a trial that fails only now and then needs one that plays it
 * several times
 * @returns a trial none of whose parts could be dropped
 */
export async function shrink(trial: Trial, stillFails: (smaller: Trial) => Promise<boolean>): Promise<Trial> {
  const faults = await fewer(trial.faults, (kept) => stillFails({ ...trial, faults: kept }));
  const steps = await fewer(trial.steps, (kept) => stillFails({ ...trial, faults, steps: kept }));
  return { ...trial, faults, steps };
}

async function fewer<Part>(
  parts: readonly Part[],
  suffices: (kept: readonly Part[]) => Promise<boolean>,
): Promise<readonly Part[]> {
  let kept = parts;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length; ) {
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (await suffices(without)) kept = without;
      else from += size;
    }
  }
  return kept;
}
