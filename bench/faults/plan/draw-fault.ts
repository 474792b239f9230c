import type { Draw } from '../../../src/stages/play/draw.ts';
import { type Effect, effects, moments } from './effects.ts';
import { type Fault, type FaultKind, links, programs } from './faults.ts';

type FaultOf<Kind extends FaultKind> = Extract<Fault, { readonly kind: Kind }>;
type Drawn<Kind extends FaultKind> = Omit<FaultOf<Kind>, 'kind' | 'atMs' | 'forMs'>;

const services = ['api', 'worker'] as const;
/** Side effects that every run has many times. */
const often: readonly Effect[] = ['model call', 'save_answer', 'save_artifact'];

const drawers: { readonly [Kind in FaultKind]: (draw: Draw) => Drawn<Kind> } = {
  kill: (draw) => ({ program: draw.pick([...programs, 'all'] as const) }),
  end: (draw) => ({ program: draw.pick(services) }),
  stop: (draw) => ({ program: draw.pick(programs) }),
  cut: (draw) => ({ link: draw.pick(links) }),
  delay: (draw) => ({ link: draw.pick(links), byMs: draw.whole(20, 400) }),
  silent: (draw) => ({ link: draw.pick(links), goesOn: draw.chance(0.5) }),
  'answer lost': (draw) => ({
    link: draw.pick(['api-PostgreSQL', 'worker-PostgreSQL'] as const),
    times: draw.whole(1, 4),
  }),
  'saves refused': () => ({}),
  'disk full': () => ({}),
  restore: () => ({}),
  'Temporal emptied': () => ({}),
  clock: (draw) => ({
    program: draw.pick(['api', 'worker', 'PostgreSQL'] as const),
    byMs: draw.pick([-3_600_000, -60_000, 60_000, 3_600_000]),
  }),
  failpoint(draw) {
    const program = draw.pick(services);
    const effect = draw.pick(effects[program]);
    return {
      program,
      effect,
      moment: draw.pick(moments),
      nth: draw.whole(1, often.includes(effect) ? 8 : 1),
    };
  },
  'second worker': (draw) => ({ signal: draw.pick(['SIGTERM', 'SIGKILL'] as const) }),
};

export const faultKinds = Object.keys(drawers) as FaultKind[];

/** These have no length. */
const moment: readonly FaultKind[] = ['kill', 'end', 'Temporal emptied', 'failpoint'];
const longestMs = 2_500;

/** Draws a fault of a kind that begins within a trial of this length. */
export function drawFault(draw: Draw, kind: FaultKind, lengthMs: number): Fault {
  // A failpoint waits for its side effect, so it is armed early.
  const atMs = draw.whole(0, kind === 'failpoint' ? lengthMs / 4 : lengthMs);
  const time = moment.includes(kind) ? { atMs } : { atMs, forMs: draw.whole(200, longestMs) };
  return { kind, ...time, ...drawers[kind](draw) } as Fault;
}
