import type { Mutation } from './mutation.ts';

const spec = 'test/unit/synthesis/claims/second-grouping.test.ts';

/** Changes to how claims are grouped and selected. */
export const groupingMutations: readonly Mutation[] = [
  {
    name: 'the second grouping asks about what only the first one puts together, not about what it keeps apart',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: "[...pairsWithin(pieces, 'first'), ...pairsWithin(pieces, 'second')]",
    to: "[...pairsWithin(pieces, 'first')]",
    spec,
  },
  {
    name: 'pairs without an answer are parted',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: "same: answer ?? pair.togetherIn === 'first'",
    to: 'same: answer ?? false',
    spec,
  },
  {
    name: 'a statement of two claims makes them one',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: 'let balance = -partedByBoth(left, right);',
    to: 'let balance = 0;',
    spec,
  },
  {
    name: 'opposites are put together where somebody says so',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: "(grouping === 'first' || !areOpposites(pieces, core, place))",
    to: 'true',
    spec,
  },
  {
    name: 'a group keeps the wording of a claim that was parted from it',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: 'let [best, most]: [string | null, number] = [null, 0.5];',
    to: 'let [best, most]: [string | null, number] = [null, 0];',
    spec,
  },
  {
    name: 'two groupings of one synthesizer count as two',
    file: 'activities/merge/merge-batch.ts',
    from: '|| second.value.synthesizer === first.value.synthesizer',
    to: '',
    spec: 'test/workflows/synthesis.test.ts',
    only: 'one that sends nonsense',
  },
  {
    name: 'a second grouping is begun however late it is',
    file: 'activities/merge/merge-batch.ts',
    from: 'beginWithin: 1 / 4',
    to: 'beginWithin: 1',
    spec: 'test/workflows/repeated-steps.test.ts',
    only: 'begins no second grouping',
  },
  {
    name: 'the first grouping stands whatever the second one says',
    file: 'activities/merge/merge-batch.ts',
    from: '  return groups;\n}\n\n/** The second synthesizer is asked',
    to: '  return first;\n}\n\n/** The second synthesizer is asked',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'merged badly',
  },
];
