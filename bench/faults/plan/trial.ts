import { type Draw, drawFrom } from '../../../src/stages/play/draw.ts';
import { drawFault } from './draw-fault.ts';
import type { Fault, FaultKind } from './faults.ts';

/**
 * What a client or an operator does. An entry is one question with its idempotency key. Times as in
 * `Fault`.
 */
export type Step =
  | {
      readonly kind: 'create';
      readonly atMs: number;
      readonly entry: number;
      readonly workspace: number;
      readonly panel: AskedPanel;
    }
  | { readonly kind: 'replay'; readonly atMs: number; readonly entry: number }
  | { readonly kind: 'conflict'; readonly atMs: number; readonly entry: number }
  | { readonly kind: 'cancel'; readonly atMs: number; readonly entry: number }
  | { readonly kind: 'grant'; readonly atMs: number; readonly workspace: number; readonly credits: number }
  | { readonly kind: 'revoke'; readonly atMs: number; readonly workspace: number }
  | { readonly kind: 'pages'; readonly atMs: number; readonly workspace: number };

/** `consensus` goes through its stages in batches, `wide` in one. */
export type AskedPanel = 'wide' | 'consensus';

/**
 * A workload and a schedule of faults: all that a trial is, so that it can be played again, or with
 * less.
 */
export interface Trial {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly faults: readonly Fault[];
  /** If it is longer than usual. */
  readonly lengthMs?: number;
  /** The longest time without an answer of the api; default: any. */
  readonly longestSilenceMs?: number;
}

export const workspaces = 2;
/** Most runs end within it where nothing disturbs them; faults strike in it. */
const lengthMs = 3_500;
/** A trial with 40 models takes the processor three times as long. */
const shareThatAskMany = 0.2;

/**
 * Draws a trial: equal seeds and kinds give equal trials.
 * @param kinds that may be drawn, each as likely as the others
 */
export function drawTrial(seed: number, kinds: readonly FaultKind[]): Trial {
  const draw = drawFrom('trial', seed);
  const entries = draw.whole(1, 3);
  // Of its own, so that a seed's faults stay what they are.
  const asksMany = drawFrom('trial panel', seed).chance(shareThatAskMany);
  const creates = Array.from({ length: entries }, (_, entry): Step => {
    const panel = asksMany && entry === 0 ? 'consensus' : 'wide';
    const atMs = draw.whole(0, 1_200);
    return { kind: 'create', atMs, entry, workspace: draw.whole(0, workspaces - 1), panel };
  });
  const faults = distinct(draw, kinds).map((kind) => drawFault(draw, kind, lengthMs));
  // A key whose run a restore has forgotten is free for any question.
  const isRestored = faults.some(({ kind }) => kind === 'restore');
  const others = Array.from({ length: draw.whole(1, 5) }, () => drawStep(draw, entries)).filter(
    ({ kind }) => !(isRestored && kind === 'conflict'),
  );
  const inOrder = <Timed extends { readonly atMs: number }>(all: readonly Timed[]) =>
    all.toSorted((a, b) => a.atMs - b.atMs);
  return { seed, steps: inOrder([...creates, ...others]), faults: inOrder(faults) };
}

/** One to three kinds, each once: two of a kind would undo each other. */
function distinct(draw: Draw, kinds: readonly FaultKind[]): FaultKind[] {
  return draw.shuffled(kinds).slice(0, draw.whole(1, 3));
}

function drawStep(draw: Draw, entries: number): Step {
  const atMs = draw.whole(0, lengthMs);
  const entry = draw.whole(0, entries - 1);
  const workspace = draw.whole(0, workspaces - 1);
  const kind = draw.pick([
    'replay',
    'replay',
    'conflict',
    'cancel',
    'grant',
    'revoke',
    'pages',
    'pages',
  ] as const);
  if (kind === 'grant') return { kind, atMs, workspace, credits: draw.whole(1, 50) };
  if (kind === 'revoke' || kind === 'pages') return { kind, atMs, workspace };
  return { kind, atMs, entry };
}
