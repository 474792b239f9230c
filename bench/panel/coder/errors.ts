import { type Draw, drawFrom } from '../draw.ts';

/** The ways in which a synthesizer errs. */
export const errorKinds = ['missed', 'flipped', 'invented', 'merged', 'swapped', 'silent', 'lying'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The stages of a synthesis in which a synthesizer can err. */
export const erringStages = ['extract', 'merge', 'camps', 'label', 'write'] as const;
export type ErringStage = (typeof erringStages)[number];

/** Which errors can be made where: a kind that a stage does not have is no error there. */
export const kindsOf: { readonly [S in ErringStage]: readonly ErrorKind[] } = {
  extract: ['missed', 'flipped', 'invented', 'silent'],
  merge: ['merged', 'swapped', 'silent'],
  camps: ['missed', 'merged', 'swapped', 'silent'],
  label: ['missed', 'flipped', 'invented', 'swapped', 'silent'],
  write: ['lying', 'silent'],
};

/** How a synthesizer errs: rates from 0 to 1, of the things that an error of this kind can happen to. */
export interface Errors {
  readonly seed: number;
  readonly rates: { readonly [K in ErrorKind]?: number };
  /** Where alone it errs; everywhere when it is not given. */
  readonly stage?: ErringStage;
  /** Whether two synthesizers make the same errors: they were taught by the same texts. */
  readonly together: boolean;
}

/** Whether an error of a kind happens to a thing; a repeat of the call makes it again. */
export type Errs = (kind: ErrorKind, ...thing: readonly (string | number)[]) => boolean;

/** The errors of one synthesizer in one stage. */
export function errsIn(errors: Errors, stage: ErringStage, coder: string): Errs {
  const who = errors.together ? 'everyone' : coder;
  const applies = errors.stage === undefined || errors.stage === stage;
  return (kind, ...thing) => {
    const rate = errors.rates[kind] ?? 0;
    if (!applies || rate === 0 || !kindsOf[stage].includes(kind)) return false;
    return drawFrom('error', errors.seed, who, stage, kind, ...thing).next() < rate;
  };
}

/** Draws for what an error then looks like, by the same rule. */
export function drawOf(errors: Errors, stage: ErringStage, coder: string, ...thing: readonly string[]): Draw {
  return drawFrom('choice', errors.seed, errors.together ? 'everyone' : coder, stage, ...thing);
}
