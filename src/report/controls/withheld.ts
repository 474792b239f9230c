import { type WithheldKind, withheldKinds } from '../../findings/facts.ts';
import { joined } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

const nouns: Readonly<Record<WithheldKind, readonly [one: string, more: string]>> = {
  claims: ['claim', 'claims'],
  camps: ['camp', 'camps'],
  cases: ['case', 'cases'],
  quantities: ['quantity', 'quantities'],
  answer_texts: ['text of the answer', 'texts of the answer'],
  key_points: ['key point', 'key points'],
  disagreements: ['disagreement', 'disagreements'],
  minority_insights: ['minority insight', 'minority insights'],
  uncertainties: ['uncertainty', 'uncertainties'],
};

/**
 * Entries in which the last check before the delivery found something wrong: without them the
 * report passed it (R-R10).
 */
export const withheldEntries = {
  member: 'withheld',
  counts: ({ facts }) => ({ ...facts.withheld }),
  warnings: { entries_withheld: notice },
} satisfies CountedControl<'withheld'>;

function notice(withheld: Conditions['withheld']): string[] {
  const kinds = withheldKinds.filter((kind) => withheld[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + withheld[kind], 0);
  if (total === 0) return [];
  const parts = kinds.map((kind) => `${withheld[kind]} ${nouns[kind][withheld[kind] === 1 ? 0 : 1]}`);
  const left = total === 1 ? 'was left out with what rested on it' : 'were left out with what rested on them';
  return [`The last check of this report found something wrong in ${joined(parts)}, which ${left}.`];
}
