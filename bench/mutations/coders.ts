import type { Mutation } from './mutation.ts';

/** Changes to how labels are measured. */
export const coderMutations: readonly Mutation[] = [
  {
    name: 'the second coder sees the claims in the first one’s order',
    file: 'src/threads/jobs/prepare.ts',
    from: 'const alias = seededHash(seed, response, coder)',
    to: 'const alias = seededHash(seed, response)',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'in another order',
  },
  {
    name: 'labels of one model count as two coders who agree',
    file: 'src/findings/two-coders.ts',
    from: 'return other && other.coder !== own.coder',
    to: 'return other',
    spec: 'test/unit/findings/two-coders.test.ts',
  },
  {
    name: 'doubt loses the place that the second coder found',
    file: 'src/findings/two-coders.ts',
    from: '...(other ? { otherSpan: other } : {})',
    to: '',
    spec: 'test/unit/findings/two-coders.test.ts',
  },
  {
    name: 'a second coder that fails ends the run',
    file: 'workflows/second-coder.ts',
    from: 'return instead;',
    to: 'throw error;',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'is away costs no report',
  },
  {
    name: 'the models’ names decide the draws of the interval',
    file: 'src/findings/reliability.ts',
    from: '.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))',
    to: '.toSorted(() => 0)',
    spec: 'test/unit/findings/reliability.test.ts',
  },
  {
    name: 'opposite stances are not counted as contradictions',
    file: 'src/report/count/cross-check.ts',
    from: "found !== null && found !== 'mixed' && found !== expected",
    to: "found !== null && found !== 'mixed' && found === null",
    spec: 'test/unit/report/count/cross-check.test.ts',
  },
  {
    name: 'responses that say nothing of their own claims raise no warning',
    file: 'src/report/count/cross-check.ts',
    from: 'missed: isUnlikely(claims.missed, claims.compared, usualRates.missed)',
    to: 'missed: false',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'silent by simulator/*',
  },
];
