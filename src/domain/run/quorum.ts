/** The possible verdicts on a closed panel. */
export const panelVerdicts = ['completed', 'partial', 'failed'] as const;
export type PanelVerdict = (typeof panelVerdicts)[number];

/**
 * Answers from 90 % of the invited models make a complete panel; from half of them, and at least two, a partial one;
 * with fewer the panel has failed (R-W04). Our choice: one model in ten may fail for reasons of its own, while counts over
 * less than half would describe another panel than the one asked. Compared in whole numbers, so that exactly 90 % and
 * exactly 50 % count.
 * @param invited models that were asked, ≥ 0
 * @param successful models whose answer is stored, 0 to `invited`
 */
export function panelVerdict(invited: number, successful: number): PanelVerdict {
  if (successful < 2 || successful * 2 < invited) return 'failed';
  return successful * 10 >= invited * 9 ? 'completed' : 'partial';
}

/**
 * Our choice: a report needs stances from at least half of the answers, and at least two. With fewer, the counts would
 * speak for a panel that they do not describe.
 * @param answers those that are neither empty nor refusals, whether or not a synthesizer could read them
 */
export function labelQuorum(answers: number, labelled: number): boolean {
  return labelled >= 2 && labelled * 2 >= answers;
}
