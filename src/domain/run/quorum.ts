// Runs in workflows: a change alters recorded histories (CONTRIBUTING.md, "Adding an activity").

export const panelVerdicts = ['completed', 'partial', 'failed'] as const;
export type PanelVerdict = (typeof panelVerdicts)[number];

/**
 * Answers from 90 % of the invited models make a complete panel; from half of them, and at least
 * two, a partial one; with fewer the panel has failed (R-W04). Our choice: one model in ten may
 * fail for reasons of its own, while counts over less than half would describe another panel than
 * the one asked. Compared in whole numbers, so that exactly 90 % and exactly 50 % count.
 * @param invited models that were asked, ≥ 0
 * @param successful models whose answer is stored, 0 to `invited`
 */
export function panelVerdict(invited: number, successful: number): PanelVerdict {
  if (successful < 2 || successful * 2 < invited) return 'failed';
  return successful * 10 >= invited * 9 ? 'completed' : 'partial';
}

/**
 * Our choice: a model that takes five times as long as most is seldom worth the wait for one answer
 * in ten.
 */
const medians = 4;
/** Our choice: room for a refusal or two to pass where a panel answers in seconds. */
const leastMs = 20_000;
/** By default as long as the longest call. */
const mostMs = 120_000;

/**
 * How long a complete panel waits for its last models (R-W02): nine in ten have answered, so the
 * others no longer decide what becomes of the run.
 * @param answered how many have answered
 * @param answeredAfterMs how long each of these took that was asked since the workflow began: of
 * those that a workflow before it has asked, nobody knows
 * @param setMs what the operator has set; null: four times the median of the answers, from 20 s to
 * 2 min, and that if none was measured
 * @returns milliseconds; null while the panel still needs them
 */
export function panelPatienceMs(
  invited: number,
  answered: number,
  answeredAfterMs: readonly number[],
  setMs: number | null,
): number | null {
  if (panelVerdict(invited, answered) !== 'completed') return null;
  const inOrder = answeredAfterMs.toSorted((a, b) => a - b);
  const median = inOrder[Math.floor((inOrder.length - 1) / 2)] ?? mostMs;
  return setMs ?? Math.min(mostMs, Math.max(leastMs, medians * median));
}

/**
 * Our choice: a report needs stances from at least half of the answers, and at least two. With
 * fewer, the counts would speak for a panel that they do not describe.
 * @param answers those that are neither empty nor refusals, whether or not a synthesizer could read
 * them
 */
export function labelQuorum(answers: number, labelled: number): boolean {
  return labelled >= 2 && labelled * 2 >= answers;
}

/**
 * What becomes of the labellings of a run: their stances count, or are not printed, or the
 * synthesis has failed.
 */
export type LabellingVerdict = 'counted' | 'withheld' | 'failed';

/**
 * Our choices: where more than a fifth of the labellings failed for good, the others are by
 * synthesizers that fail too often to be believed, so no stance is printed; where more than half
 * failed, nobody pays for the rest. Compared in whole numbers, so that exactly a fifth and exactly
 * half are not more.
 * @param wanted responses that were to be labelled, ≥ 0
 * @param failed of those: with a labelling that failed for good, 0 to `wanted`
 */
export function labellingVerdict(wanted: number, failed: number): LabellingVerdict {
  if (failed * 2 > wanted) return 'failed';
  return failed * 5 > wanted ? 'withheld' : 'counted';
}
