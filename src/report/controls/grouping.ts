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
    reworded_pairs: secondGrouping.opposites.pairs,
    reworded_pairs_separated: secondGrouping.opposites.separated,
    reworded_pairs_unanswered: secondGrouping.opposites.unanswered,
  }),
  sentences: {
    grouping: (stated) =>
      stated.batches === 0 ? [] : [...secondGrouping(stated), ...oppositesAsked(stated)],
  },
  instruments: ({ asked_synthesizers: asked }) => asked,
  wholes: [
    ['batches', 'batches_grouped_twice'],
    ['pairs_differing', 'pairs_changed', 'pairs_unanswered'],
    ['reworded_pairs', 'reworded_pairs_separated'],
    ['reworded_pairs', 'reworded_pairs_unanswered'],
  ],
} satisfies CountedControl<'second_grouping'>;

function secondGrouping(stated: Counts): string[] {
  const { batches, batches_grouped_twice: twice, pairs_differing: differing } = stated;
  const { pairs_changed: changed, pairs_unanswered: unanswered } = stated;
  if (twice === 0)
    return ['One synthesizer grouped the statements into claims; no second grouping was available.'];
  const what = twice === batches ? 'the statements' : `${twice} of ${counted(batches, 'list')} of statements`;
  return [
    differing === 0
      ? `Two groupings of ${what} into claims are the same.`
      : `Two groupings of ${what} into claims differ on ${counted(differing, 'pair')} of claims: ${someOf(changed)} ${changed < 2 ? 'was' : 'were'} decided against the first grouping${unanswered === 0 ? '' : `; ${unanswered} got no answer and ${unanswered === 1 ? 'was' : 'were'} kept apart`}.`,
  ];
}

function oppositesAsked(stated: Counts): string[] {
  const { reworded_pairs: pairs, reworded_pairs_separated: separated } = stated;
  const { reworded_pairs_unanswered: unanswered } = stated;
  if (separated + unanswered === 0) return [];
  return [
    `Of ${counted(pairs, 'pair')} of statements in different words that had been put together, ${someOf(separated)} ${separated < 2 ? 'was' : 'were'} separated${unanswered === 0 ? '' : `; ${unanswered} got no answer`}.`,
  ];
}
