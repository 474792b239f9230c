/** What a closed panel is good for. */
export const panelVerdicts = ['completed', 'partial', 'failed'] as const;
export type PanelVerdict = (typeof panelVerdicts)[number];

/**
 * Our choice (R-W04): 90 % of the invited models make a complete panel, half of them, at least two, a partial
 * one; fewer are no panel. Compared in whole numbers, so that exactly 90 % and exactly 50 % count.
 * @param invited models that were asked, ≥ 0
 * @param successful models whose answer is stored, 0 to `invited`
 */
export function panelVerdict(invited: number, successful: number): PanelVerdict {
  if (successful < 2 || successful * 2 < invited) return 'failed';
  return successful * 10 >= invited * 9 ? 'completed' : 'partial';
}

/**
 * Our choice: a report needs a stand of at least half of the responses that were read, and of two. With fewer, the
 * counts would speak for a panel that they do not describe.
 */
export function labelQuorum(read: number, labelled: number): boolean {
  return labelled >= 2 && labelled * 2 >= read;
}
