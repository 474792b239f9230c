import type { ErringStage, ErrorKind, Errs } from '../../../src/stages/play/coder.ts';
import { type Draw, drawFrom } from '../../../src/stages/play/draw.ts';

/** The kinds that have rows of their own, at one rate each; the others have headline rows. */
export const errorKinds = [
  ...['missed', 'flipped', 'invented', 'merged', 'opposites', 'swapped', 'silent', 'lying'],
] as ErrorKind[];

/** The two synthesizers of a run. */
export const coders = ['bench/first', 'bench/second'] as const;

/** The kinds of errors that can be made in each stage. */
export const kindsOf: { readonly [S in ErringStage]: readonly ErrorKind[] } = {
  extract: ['missed', 'flipped', 'invented', 'silent', 'tail', 'embroidered', 'neighbour', 'suppressed'],
  camps: ['missed', 'merged', 'swapped', 'silent', 'camp'],
  group: ['merged', 'opposites', 'swapped', 'silent'],
  group_compare: ['missed', 'merged', 'opposites', 'swapped', 'silent', 'agreeing'],
  label: [
    ...['missed', 'flipped', 'invented', 'swapped', 'silent'],
    ...['tail', 'subject', 'embroidered', 'neighbour', 'camp'],
  ] as ErrorKind[],
  adjudicate: [
    ...['missed', 'flipped', 'invented', 'swapped', 'silent'],
    ...['tail', 'subject', 'embroidered', 'neighbour', 'camp', 'agreeing'],
  ] as ErrorKind[],
  write: ['lying', 'silent', 'outside'],
};

export const erringStages = Object.keys(kindsOf) as ErringStage[];

/**
 * The errors of the synthesizers. Without the optional fields: both err, in all stages, each by
 * itself, anew in each stage.
 */
export interface Errors {
  readonly seed: number;
  /** For each kind the share of cases, from 0 to 1, in which it is made. */
  readonly rates: { readonly [K in ErrorKind]?: number };
  /** The only stage in which they err. */
  readonly stage?: ErringStage;
  /** The only synthesizer that errs. */
  readonly who?: string;
  /** Whether a synthesizer that meets a thing again, in any stage, misreads it as before. */
  readonly steady?: boolean;
  /**
   * Share of the things, from 0 to 1, that both misread alike, as if they had been trained on the
   * same texts.
   */
  readonly shared?: number;
}

type Thing = readonly (string | number)[];

/** The errors of one synthesizer in one stage. */
export function errsIn(errors: Errors, stage: ErringStage, coder: string): Errs {
  const applies =
    (errors.stage === undefined || errors.stage === stage) &&
    (errors.who === undefined || errors.who === coder);
  return (kind, ...thing) => {
    const rate = errors.rates[kind] ?? 0;
    if (!applies || rate === 0 || !kindsOf[stage].includes(kind)) return false;
    return drawFrom('error', ...sourceOf(errors, stage, coder, thing), kind, ...thing).next() < rate;
  };
}

/** Draws for the details of an error, by the same rule. */
export function drawOf(errors: Errors, stage: ErringStage, coder: string, ...thing: readonly string[]): Draw {
  return drawFrom('choice', ...sourceOf(errors, stage, coder, thing), ...thing);
}

/** What the draws for a thing depend on beside the thing. */
function sourceOf(
  { seed, steady = false, shared = 0 }: Errors,
  stage: ErringStage,
  coder: string,
  thing: Thing,
): Thing {
  const alike = shared > 0 && drawFrom('shared', seed, ...thing).next() < shared;
  return [seed, alike ? 'everyone' : coder, steady ? 'every stage' : stage];
}
