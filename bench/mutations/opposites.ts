import type { Mutation } from './mutation.ts';

const spec = 'test/unit/synthesis/claims/opposites.test.ts';
const polarity = 'test/unit/synthesis/claims/polarity/polarity.test.ts';

/** Changes to how opposites are separated, what a report puts first, and how the kind of a question is determined. */
export const oppositesMutations: readonly Mutation[] = [
  {
    name: 'what grouping puts together is never asked about',
    file: 'src/synthesis/claims/opposites.ts',
    from: "isSecondLook || guess !== 'same' || turnsOnAWord(one) || turnsOnAWord(other)",
    to: "isSecondLook || guess !== 'same'",
    spec,
  },
  {
    name: 'lists of words overrule an answer',
    file: 'src/synthesis/claims/opposites.ts',
    from: "same: answer ?? suspect.guess === 'same'",
    to: "same: suspect.guess === 'same'",
    spec,
  },
  {
    name: 'an answer makes a plain denial the same',
    file: 'src/synthesis/claims/opposites.ts',
    from: "suspect.guess === 'denial' ? false : (answers[index] ?? null)",
    to: 'answers[index] ?? null',
    spec,
  },
  {
    name: 'a group keeps the wording of what was separated from it',
    file: 'src/synthesis/claims/opposites.ts',
    from: 'const isTheirs = isMisworded ||',
    to: 'const isTheirs = isMisworded || false &&',
    spec,
  },
  {
    name: 'the statements of a list are asked about without a bound',
    file: 'src/synthesis/claims/opposites.ts',
    from: 'asked: Math.min(open, pairsMax)',
    to: 'asked: open',
    spec,
  },
  {
    name: 'a comparison the other way round is the same',
    file: 'src/synthesis/claims/polarity/polarity.ts',
    from: 'const swaps = swapOperands(a, b) ? 1 : 0;',
    to: 'const swaps = 0;',
    spec: polarity,
  },
  {
    name: 'opposites that both groupings put together stay together',
    file: 'activities/merge/merge-batch.ts',
    from: 'return await separateOpposites(merging, batch, groups, shard);',
    to: 'return groups;',
    spec: 'test/workflows/panel-bench.test.ts',
    only: 'opposites',
  },
  {
    name: 'one synthesizer alone parts what grouping and words put together',
    file: 'activities/merge/separate-opposites.ts',
    from: "pairs[at]?.guess === 'same'",
    to: 'false',
    spec: 'test/workflows/panel-bench.test.ts',
    only: 'separates no paraphrases',
  },
  {
    name: 'what was separated from a group is not compared again',
    file: 'activities/merge/separate-opposites.ts',
    from: 'return [...first.kept, ...second.kept, ...apart(batch, second.off)];',
    to: 'return [...first.kept, ...apart(batch, first.off)];',
    spec: 'test/workflows/panel-bench.test.ts',
    only: 'opposites',
  },
  {
    name: 'an even split over a detail is the main dispute',
    file: 'src/report/count/standing.ts',
    from: 'splitOf(tally) * (tally.claim.stake ?? 1)',
    to: 'splitOf(tally)',
    spec: 'test/unit/report/count/standing.test.ts',
  },
  {
    name: 'an insight that was picked without words is dropped',
    file: 'src/report/sections/written.ts',
    from: '? inItsWords(item.claimId)',
    to: '? []',
    spec: 'test/unit/report/assemble.test.ts',
  },
  {
    name: 'the thesis of a camp has no place among the claims',
    file: 'src/synthesis/claims/pick-claims.ts',
    from: 'if (voice) take(voice);',
    to: 'if (!voice) break;',
    spec: 'test/unit/synthesis/claims/thesis-places.test.ts',
  },
  {
    name: 'cases that say the opposite are joined if a synthesizer says so',
    file: 'src/synthesis/claims/conditions.ts',
    from: '!areOpposite(first.members[0], other)',
    to: 'other',
    spec: 'test/unit/report/conditions.test.ts',
  },
  {
    name: 'claims are selected without the camps',
    file: 'activities/merge/merge-claims.ts',
    from: 'if (!found?.ok) return {',
    to: 'if (found !== null) return {',
    spec: 'test/workflows/panel-bench.test.ts',
    only: 'thesis of each camp',
  },
  {
    name: 'one synthesizer makes a question a task',
    file: 'activities/camps/question-type.ts',
    from: "if (type !== 'task') return { type, by };",
    to: 'if (type) return { type, by };',
    spec: 'test/workflows/question-type.test.ts',
  },
];
