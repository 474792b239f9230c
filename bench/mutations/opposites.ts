import type { Mutation } from './mutation.ts';

const spec = 'test/unit/synthesis/claims/opposites.test.ts';

/** Changes to how opposites are separated, what a report puts first, and how the kind of a question is determined. */
export const oppositesMutations: readonly Mutation[] = [
  {
    name: 'statements that share least words are asked about first',
    file: 'src/synthesis/claims/opposites.ts',
    from: 'b.likeness - a.likeness',
    to: 'a.likeness - b.likeness',
    spec,
  },
  {
    name: 'what nobody answered is separated at the first look',
    file: 'src/synthesis/claims/opposites.ts',
    from: 'same: answer ?? ifUnanswered',
    to: 'same: answer ?? false',
    spec,
  },
  {
    name: 'cases in nearly the same words are joined by code',
    file: 'src/synthesis/claims/conditions.ts',
    from: "[...stemsIn(text)].join(' ') ||",
    to: "[...stemsIn(text)].sort().join(' ') ||",
    spec: 'test/unit/report/conditions.test.ts',
  },
  {
    name: 'one synthesizer alone parts what was grouped',
    file: 'activities/merge/separate-opposites.ts',
    from: 'said.answers[at] === false',
    to: 'said.answers[at] === null',
    spec: 'test/workflows/panel-bench.test.ts',
    only: 'separates no paraphrases',
  },
  {
    name: 'a pair in doubt without an answer is put together',
    file: 'src/synthesis/claims/second-grouping.ts',
    from: 'same: answer ?? false',
    to: "same: answer ?? pair.togetherIn === 'first'",
    spec: 'test/unit/synthesis/claims/second-grouping.test.ts',
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
    from: 'asked: Math.min(suspects.length, pairsMax)',
    to: 'asked: suspects.length',
    spec,
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
    from: 'splitOf(tally) * tally.claim.stake',
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
