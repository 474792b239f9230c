import type { Mutation } from './mutation.ts';

/** Changes to what two synthesizers read, what is asked of both, and how they are compared. */
export const readingMutations: readonly Mutation[] = [
  {
    name: 'a step that a report can do without ends the run if it fails',
    file: 'workflows/optional-steps.ts',
    from: 'return instead;',
    to: 'throw error;',
    spec: 'test/workflows/optional-steps.test.ts',
  },
  {
    name: 'the models’ names decide the draws of the interval',
    file: 'src/findings/reliability.ts',
    from: '.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))',
    to: '.toSorted(() => 0)',
    spec: 'test/unit/findings/reliability.test.ts',
  },
  {
    name: 'a list that a response denies is split into denials of each part',
    file: 'src/synthesis/extract/extract-claims.ts',
    from: "(stance === 'asserts' && parts)",
    to: 'parts',
    spec: 'test/unit/synthesis/extract/extract-claims.test.ts',
  },
  {
    name: 'a list of nouns is split',
    file: 'src/synthesis/prepare/compound.ts',
    from: ' || !parts.every(isProperty)',
    to: '',
    spec: 'test/unit/synthesis/prepare/compound.test.ts',
  },
  {
    name: 'a yes without a sentence counts as an answer',
    file: 'src/synthesis/adjudicate/check-answers.ts',
    from: 'return span ? [{ ...item, found, span }] : [];',
    to: 'return [{ ...item, found, span }];',
    spec: 'test/unit/synthesis/adjudicate/adjudicate.test.ts',
  },
  {
    name: 'a condition stays on the side of extraction whatever was found by asking',
    file: 'src/report/prose/presentable.ts',
    from: 'asked === undefined ? made.stance : asked',
    to: 'made.stance',
    spec: 'test/unit/report/caveats.test.ts',
  },
  {
    name: 'one model outvotes another by saying the same twice',
    file: 'src/findings/readings/readings.ts',
    from: 'return bySynthesizer(readings).flatMap((own) => own.slice(-1));',
    to: 'return bySynthesizer(readings).flat();',
    spec: 'test/unit/findings/readings/readings.test.ts',
  },
  {
    name: 'a stance stands that the other synthesizer does not find',
    file: 'src/findings/readings/readings.ts',
    from: "{ basis: 'unresolved', found: null }",
    to: "{ basis: 'agreed', found: only?.found ?? null }",
    spec: 'test/unit/findings/readings/readings.test.ts',
  },
  {
    name: 'whoever found a figure is asked whether it is there',
    file: 'src/findings/readings/details.ts',
    from: '(extractedBy === synthesizer ? [] : details)',
    to: 'details',
    spec: 'test/unit/findings/readings/details.test.ts',
  },
  {
    name: 'a figure counts that the second reader does not find',
    file: 'src/findings/readings/details.ts',
    from: 'return (detail) => !dropped.has(keyOf(detail));',
    to: 'return () => dropped.size >= 0;',
    spec: 'test/unit/findings/readings/details.test.ts',
  },
  {
    name: 'two places of a stance with a sentence between them are one passage',
    file: 'src/findings/spans.ts',
    from: " || wordsAt({ offset: end, length: gap }).trim() !== ''",
    to: '',
    spec: 'test/unit/findings/spans.test.ts',
  },
  {
    name: 'a condition is a second source for a label that says both',
    file: 'src/findings/readings/first-readings.ts',
    from: " || (found === 'mixed' && isOneSided(stance.claimId))",
    to: '',
    spec: 'test/unit/findings/readings/first-readings.test.ts',
  },
];
