import { counted, joined, someOf } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

type Counts = Conditions['regrouping'];

/** Grouping by two synthesizers, and questions about statements that may be opposites (R-R10). */
export const grouping = {
  listed: {
    id: 'second_grouping',
    label: 'Two groupings of the claims',
    description:
      'A second synthesizer groups the statements as well, without seeing the first groups. Pairs that only one of the two puts together become yes/no questions, and two of three decide; a pair without an answer is kept apart. Without a second grouping the first one is used. Statements that were put together in different words are put as such questions too, those in nearly the same words first, and are separated if both synthesizers say that they differ.',
  },
  member: 'regrouping',
  counts: ({ facts: { regrouping } }) => ({
    asked: [...regrouping.by],
    lists: regrouping.batches,
    lists_grouped_twice: regrouping.twice,
    pairs_in_doubt: regrouping.differing,
    pairs_changed: regrouping.changed,
    pairs_unanswered: regrouping.unanswered,
    opposite_pairs: regrouping.opposites.pairs,
    opposite_pairs_parted: regrouping.opposites.parted,
    opposite_pairs_unanswered: regrouping.opposites.unanswered,
  }),
  sentences: {
    grouping: (stated) => (stated.lists === 0 ? [] : [...secondGrouping(stated), ...oppositesAsked(stated)]),
  },
  instruments: ({ asked }) => asked,
  wholes: [
    ['lists', 'lists_grouped_twice'],
    ['pairs_in_doubt', 'pairs_changed', 'pairs_unanswered'],
    ['opposite_pairs', 'opposite_pairs_parted'],
    ['opposite_pairs', 'opposite_pairs_unanswered'],
  ],
} satisfies CountedControl<'regrouping'>;

function secondGrouping(stated: Counts): string[] {
  const { asked, lists, lists_grouped_twice: twice, pairs_in_doubt: differing } = stated;
  const { pairs_changed: changed, pairs_unanswered: unanswered } = stated;
  if (twice === 0)
    return ['One synthesizer grouped the statements into claims; no second grouping was available.'];
  const what = twice === lists ? 'The statements' : `${twice} of ${counted(lists, 'list')} of statements`;
  return [
    `${what} ${twice === 1 && twice < lists ? 'was' : 'were'} grouped into claims twice, the second time by ${joined(asked)} without sight of the first groups.`,
    differing === 0
      ? 'The two groupings are the same.'
      : `The two groupings differ on ${counted(differing, 'pair')} of claims, which were put as yes/no questions: ${someOf(changed)} ${changed < 2 ? 'was' : 'were'} decided against the first grouping${unanswered === 0 ? '' : `; ${unanswered} got no answer and ${unanswered === 1 ? 'was' : 'were'} kept apart`}.`,
  ];
}

function oppositesAsked(stated: Counts): string[] {
  const { opposite_pairs: pairs, opposite_pairs_parted: parted } = stated;
  const { opposite_pairs_unanswered: unanswered } = stated;
  if (pairs === 0) return [];
  return [
    `Whether statements that were put together in different words say the same was asked as yes/no questions about ${counted(pairs, 'pair')}; ${someOf(parted)} ${parted < 2 ? 'was' : 'were'} separated${unanswered === 0 ? '' : `; ${unanswered} got no answer`}.`,
  ];
}
