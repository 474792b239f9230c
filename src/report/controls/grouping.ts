import { counted, someOf } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

type Counts = Conditions['second_grouping'];

/** Grouping by two synthesizers, and questions about statements that may be opposites (R-R10). */
export const grouping = {
  listed: {
    id: 'second_grouping',
    label: 'Two groupings of the claims',
    description:
      'Pairs on which two groupings differ, and pairs in other words, are put as yes/no questions.',
  },
  member: 'second_grouping',
  counts: ({ facts: { secondGrouping } }) => ({
    asked_synthesizers: [...secondGrouping.by],
    batches: secondGrouping.batches,
    batches_grouped_twice: secondGrouping.twice,
    pairs_differing: secondGrouping.differing,
    pairs_changed: secondGrouping.changed,
    pairs_unanswered: secondGrouping.unanswered,
    pairs_unasked: secondGrouping.unasked,
    reworded_pairs: secondGrouping.opposites.pairs,
    reworded_pairs_separated: secondGrouping.opposites.separated,
    reworded_pairs_unanswered: secondGrouping.opposites.unanswered,
    reworded_pairs_unasked: secondGrouping.opposites.unasked,
  }),
  sentences: {
    grouping: (stated) =>
      stated.batches === 0 ? [] : [...secondGrouping(stated), ...oppositesAsked(stated)],
  },
  instruments: ({ asked_synthesizers: asked }) => asked,
} satisfies CountedControl<'second_grouping'>;

function secondGrouping(stated: Counts): string[] {
  const { batches, batches_grouped_twice: twice, pairs_differing: differing } = stated;
  const { pairs_changed: changed, pairs_unanswered: unanswered, pairs_unasked: unasked } = stated;
  if (twice === 0)
    return ['One synthesizer grouped the statements into claims; no second grouping was available.'];
  const what = twice === batches ? 'the statements' : `${twice} of ${counted(batches, 'list')} of statements`;
  return [
    differing === 0
      ? `Two groupings of ${what} into claims are the same.`
      : `Two groupings of ${what} into claims differ on ${counted(differing, 'pair')} of claims: ${someOf(changed)} ${wasOrWere(changed)} decided against the first grouping${keptApart(unanswered, 'got no answer')}${keptApart(unasked, `${wasOrWere(unasked)} not asked about`)}.`,
  ];
}

function keptApart(pairs: number, why: string): string {
  return pairs === 0 ? '' : `; ${pairs} ${why} and ${wasOrWere(pairs)} kept apart`;
}

function oppositesAsked(stated: Counts): string[] {
  const { batches, reworded_pairs: pairs, reworded_pairs_separated: separated } = stated;
  const { reworded_pairs_unanswered: unanswered, reworded_pairs_unasked: unasked } = stated;
  if (separated + unanswered + unasked === 0) return [];
  const likest = batches === 1 ? 'likest' : 'likest of each list';
  const asked = unasked === 0 ? '' : `the ${pairs - unasked} ${likest} were asked about: `;
  return [
    `Of ${counted(pairs, 'pair')} of statements in different words that had been put together, ${asked}${someOf(separated)} ${wasOrWere(separated)} separated${unanswered === 0 ? '' : `; ${unanswered} got no answer`}.`,
  ];
}

function wasOrWere(count: number): string {
  return count < 2 ? 'was' : 'were';
}
