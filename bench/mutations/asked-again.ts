import type { Mutation } from './mutation.ts';

const spec = 'test/unit/findings/doubts/contradictions.test.ts';

/** Changes to what is asked again, and of whom. */
export const askedAgainMutations: readonly Mutation[] = [
  {
    name: 'the side of a condition is not asked for where one of two labels denies the claim',
    file: 'src/findings/doubts/caveats.ts',
    from: 'labels.every(',
    to: 'labels.some(',
    spec: 'test/unit/findings/doubts/caveats.test.ts',
  },
  {
    name: 'a condition stays on the side of extraction whatever was found by asking',
    file: 'src/report/prose/presentable.ts',
    from: 'asked === undefined ? made.stance : asked',
    to: 'made.stance',
    spec: 'test/unit/report/caveats.test.ts',
  },
  {
    name: 'an answer about one case counts for the whole claim',
    file: 'src/synthesis/adjudicate/adjudicate.ts',
    from: '.filter(({ caveat }) => caveat === undefined)',
    to: '',
    spec: 'test/unit/synthesis/adjudicate/adjudicate.test.ts',
  },
  {
    name: 'two that name different sentences bear each other out',
    file: 'src/findings/doubts/places.ts',
    from: 'place && !isShared(place, at, sources)',
    to: 'place && sources.length < 2',
    spec,
  },
  {
    name: 'a source that names a sentence twice bears itself out',
    file: 'src/findings/doubts/places.ts',
    from: 'index !== at && ',
    to: '',
    spec,
  },
  {
    name: 'a stance is shown where one source found it, not where two did',
    file: 'src/findings/doubts/places.ts',
    from: '(shared ?? all[0])',
    to: '(shared && all[0])',
    spec,
  },
  {
    name: 'what sources are even on is not put to the other synthesizer',
    file: 'src/findings/doubts/contradictions.ts',
    from: "return !decided && again !== 'not_addressed';",
    to: 'return false;',
    spec,
  },
  {
    name: 'a label that says something else is not put to the other synthesizer',
    file: 'src/findings/doubts/contradictions.ts',
    from: ' || [...before.labelled, again].some((code) => code && isOther(code, outcome))',
    to: '',
    spec,
  },
  {
    name: 'what three sources agree on is put to the other synthesizer',
    file: 'src/findings/doubts/contradictions.ts',
    from: 'if (places.length > 2) return false;',
    to: '',
    spec,
  },
  {
    name: 'one model outvotes another by saying the same twice',
    file: 'src/findings/doubts/resolve-stance.ts',
    from: ' && !isOther(again, outcome)',
    to: '',
    spec,
  },
  {
    name: 'a stance stands that the other synthesizer does not find',
    file: 'src/findings/doubts/resolve-stance.ts',
    from: '(onceMore === outcome && !isOther(again, outcome))',
    to: '!isOther(again, outcome)',
    spec,
  },
  {
    name: 'who has answered is asked once more, instead of the other synthesizer',
    file: 'activities/label/ask-again.ts',
    from: 'look.synthesizer === first.modelId ? 1 : 0',
    to: 'look.synthesizer === first.modelId ? 0 : 1',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'is put to the first one too',
  },
  {
    name: 'what the other synthesizer answers is left out',
    file: 'activities/label/resolve-labels.ts',
    from: 'last?.ok ? last.value : null',
    to: 'last?.ok ? null : null',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'is put to the first one too',
  },
  {
    name: 'nobody knows where an extracted claim stands',
    file: 'src/synthesis/claims/select.ts',
    from: 'conditional: caveat !== null, span }',
    to: 'conditional: caveat !== null }',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'does not bear out its own labels',
  },
];
