import { counted, joined, someOf } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

type Counts = Conditions['second_grouping'];

/** Grouping by two synthesizers, and questions about statements that may be opposites (R-R10). */
export const grouping = {
  listed: {
    id: 'second_grouping',
    label: 'Two groupings of the claims',
    description:
      'Two synthesizers group the statements. Pairs on which they differ, and pairs in other words, are put as yes/no questions.',
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
  const { asked_synthesizers: asked, batches, batches_grouped_twice: twice } = stated;
  const { pairs_differing: differing } = stated;
  const { pairs_changed: changed, pairs_unanswered: unanswered } = stated;
  if (twice === 0)
    return ['One synthesizer grouped the statements into claims; no second grouping was available.'];
  const what = twice === batches ? 'The statements' : `${twice} of ${counted(batches, 'list')} of statements`;
  return [
    `${what} ${twice === 1 && twice < batches ? 'was' : 'were'} grouped into claims twice, the second time by ${joined(asked)} without sight of the first groups.`,
    differing === 0
      ? 'The two groupings are the same.'
      : `The two groupings differ on ${counted(differing, 'pair')} of claims, which were put as yes/no questions: ${someOf(changed)} ${changed < 2 ? 'was' : 'were'} decided against the first grouping${unanswered === 0 ? '' : `; ${unanswered} got no answer and ${unanswered === 1 ? 'was' : 'were'} kept apart`}.`,
  ];
}

function oppositesAsked(stated: Counts): string[] {
  const { reworded_pairs: pairs, reworded_pairs_separated: separated } = stated;
  const { reworded_pairs_unanswered: unanswered } = stated;
  if (pairs === 0) return [];
  return [
    `Whether statements that were put together in different words say the same was asked as yes/no questions about ${counted(pairs, 'pair')}; ${someOf(separated)} ${separated < 2 ? 'was' : 'were'} separated${unanswered === 0 ? '' : `; ${unanswered} got no answer`}.`,
  ];
}
