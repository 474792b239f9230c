import { type Draw, drawFrom } from '../draw.ts';

/** The kinds of errors that a synthesizer makes. */
export const errorKinds = [
  'missed',
  'flipped',
  'invented',
  'merged',
  'opposites',
  'swapped',
  'silent',
  'lying',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The stages of a synthesis in which a synthesizer can err. */
export const erringStages = ['extract', 'merge', 'compare', 'camps', 'label', 'adjudicate', 'write'] as const;
export type ErringStage = (typeof erringStages)[number];

/** The kinds of errors that can be made in each stage. */
export const kindsOf: { readonly [S in ErringStage]: readonly ErrorKind[] } = {
  extract: ['missed', 'flipped', 'invented', 'silent'],
  merge: ['merged', 'opposites', 'swapped', 'silent'],
  compare: ['missed', 'merged', 'opposites', 'swapped', 'silent'],
  camps: ['missed', 'merged', 'swapped', 'silent'],
  label: ['missed', 'flipped', 'invented', 'swapped', 'silent'],
  adjudicate: ['missed', 'flipped', 'invented', 'swapped', 'silent'],
  write: ['lying', 'silent'],
};

/** The errors of a synthesizer: for each kind the share of cases, from 0 to 1, in which it is made. */
export interface Errors {
  readonly seed: number;
  readonly rates: { readonly [K in ErrorKind]?: number };
  /** The only stage in which it errs; all of them if omitted. */
  readonly stage?: ErringStage;
  /** True if two synthesizers make the same errors, as if they had been trained on the same texts. */
  readonly together: boolean;
}

/** Whether an error of a kind is made in a case. A repeated call makes it again. */
export type Errs = (kind: ErrorKind, ...thing: readonly (string | number)[]) => boolean;

/** The errors of one synthesizer in one stage. */
export function errsIn(errors: Errors, stage: ErringStage, coder: string): Errs {
  const who = errors.together ? 'everyone' : coder;
  // A text that misleads every synthesizer does so in every call.
  const asked = errors.together && stage === 'adjudicate' ? 'label' : stage;
  const applies = errors.stage === undefined || errors.stage === stage;
  return (kind, ...thing) => {
    const rate = errors.rates[kind] ?? 0;
    if (!applies || rate === 0 || !kindsOf[stage].includes(kind)) return false;
    return drawFrom('error', errors.seed, who, asked, kind, ...thing).next() < rate;
  };
}

/** Draws for the details of an error, by the same rule. */
export function drawOf(errors: Errors, stage: ErringStage, coder: string, ...thing: readonly string[]): Draw {
  return drawFrom('choice', errors.seed, errors.together ? 'everyone' : coder, stage, ...thing);
}
