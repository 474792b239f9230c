import type { TriedLabelling } from '../../../src/findings/trials.ts';
import type { SecondCoding } from '../../../src/findings/two-coders.ts';

/** Ten responses that two coders labelled; on two of the sixty labels they differ. */
export const agreed: SecondCoding = {
  coder: 'openai/gpt-5.5',
  sampled: 10,
  compared: Array.from({ length: 10 }, (_, place) => [
    ['support', 'support'],
    ['support', place === 3 ? 'mixed' : 'support'],
    ['oppose', 'oppose'],
    ['mixed', place === 7 ? 'not_addressed' : 'mixed'],
    ['not_addressed', 'not_addressed'],
    ['not_addressed', 'not_addressed'],
  ]),
  all: false,
  labelledTwice: [],
  doubted: 0,
};

const passed = { own: true, foreign: true, synthesizer: 0 };

/** Twelve labellings: one passed when asked again, one went to the second synthesizer, one had no claim of its own. */
export const tried: readonly TriedLabelling[] = [
  { coder: 'first', outputs: [{ ...passed, own: false }, passed], kept: 'passed' },
  {
    coder: 'first',
    outputs: [
      { ...passed, own: false },
      { ...passed, own: false },
      { ...passed, synthesizer: 1 },
    ],
    kept: 'passed',
  },
  { coder: 'first', outputs: [{ ...passed, own: null }], kept: 'passed' },
  ...Array.from(
    { length: 9 },
    (): TriedLabelling => ({ coder: 'second', outputs: [passed], kept: 'passed' }),
  ),
];
