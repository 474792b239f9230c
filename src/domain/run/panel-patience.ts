import { panelVerdict } from './quorum.ts';

/** Our choice: a model that takes five times as long as most is seldom worth the wait for one answer in ten. */
const medians = 4;
/** Our choice: room for a refusal or two to pass where a panel answers in seconds. */
const leastMs = 20_000;
/** By default as long as the longest call. */
const mostMs = 120_000;

/**
 * How long a complete panel waits for its last models (R-W02): nine in ten have answered, so the others no longer decide what
 * becomes of the run.
 * @param answeredAfterMs how long each answer took
 * @param setMs what the operator has set; null: four times the median of the answers, from 20 s to 2 min
 * @returns milliseconds; null while the panel still needs them
 */
export function panelPatienceMs(
  invited: number,
  answeredAfterMs: readonly number[],
  setMs: number | null,
): number | null {
  if (panelVerdict(invited, answeredAfterMs.length) !== 'completed') return null;
  const inOrder = answeredAfterMs.toSorted((a, b) => a - b);
  const median = inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0;
  return setMs ?? Math.min(mostMs, Math.max(leastMs, medians * median));
}
