import { counted } from '../../prose/wording.ts';
import type { CountedControl } from '../common/control.ts';
import { callSentences } from './sentences.ts';
import { isSubstituted } from './substituted.ts';
import { callCounts } from './tally.ts';

/** How the models of the panel were asked (R-H07). */
export const panelCalls = {
  listed: {
    id: 'same_question',
    label: 'One question, no other input',
    description: 'Every model gets only the question, in a call of its own.',
  },
  member: 'panel_calls',
  counts: ({ facts: { findings } }) => ({
    ...callCounts(findings.models.flatMap(({ call }) => call ?? [])),
    substituted: findings.models.filter((model) => model.status === 'success' && isSubstituted(model)).length,
  }),
  sentences: {
    calls: (counts, { uncounted: { panel, late } }) => [
      ...callSentences(counts, panel),
      ...substitutions(counts.substituted),
      ...(late > 0 ? [`${counted(late, 'model')} had a late retry.`] : []),
    ],
  },
} satisfies CountedControl<'panel_calls'>;

/** Says which answers came from another model than the one asked for, according to the endpoint. */
function substitutions(other: number): string[] {
  if (other === 0) return [];
  return [
    `${counted(other, 'answer')} came from another model than the one asked for, as the endpoint itself says; the record of provenance names it.`,
  ];
}
