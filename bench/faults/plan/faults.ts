import type { Effect, Moment } from './effects.ts';

/** The processes of a trial. */
export const programs = ['api', 'worker', 'PostgreSQL', 'Temporal', 'simulator'] as const;
export type Program = (typeof programs)[number];

/** Who calls whom, each over a proxy of its own. */
export const links = [
  'client-api',
  'api-PostgreSQL',
  'api-Temporal',
  'worker-PostgreSQL',
  'worker-Temporal',
  'worker-simulator',
] as const;
export type Link = (typeof links)[number];

interface Timed {
  /** Milliseconds since the trial began. */
  readonly atMs: number;
}
interface Lasting extends Timed {
  readonly forMs: number;
}

/** A fault of a schedule. */
export type Fault =
  /** SIGKILL; `all` strikes everything at once. */
  | (Timed & { readonly kind: 'kill'; readonly program: Program | 'all' })
  /** SIGTERM: an orderly restart. */
  | (Timed & { readonly kind: 'end'; readonly program: 'api' | 'worker' })
  /** SIGSTOP, later SIGCONT. */
  | (Lasting & { readonly kind: 'stop'; readonly program: Program })
  /** Connections break, and new ones are refused. */
  | (Lasting & { readonly kind: 'cut'; readonly link: Link })
  | (Lasting & { readonly kind: 'delay'; readonly link: Link; readonly byMs: number })
  /**
   * Nothing gets through, and nobody is told; then what was held goes on, or the connections are
   * gone.
   */
  | (Lasting & { readonly kind: 'silent'; readonly link: Link; readonly goesOn: boolean })
  /** Statements that store something succeed, and the connection breaks before the answer. */
  | (Lasting & {
      readonly kind: 'answer lost';
      readonly link: Link & `${string}-PostgreSQL`;
      readonly times: number;
    })
  /** Every write is refused as on a full disk (53100). */
  | (Lasting & { readonly kind: 'saves refused' })
  /** PostgreSQL's file system has no room left. */
  | (Lasting & { readonly kind: 'disk full' })
  /** A backup, and some time later api and worker are killed and the backup is restored. */
  | (Lasting & { readonly kind: 'restore' })
  | (Timed & { readonly kind: 'Temporal emptied' })
  /** The clock of one program jumps, and back. */
  | (Lasting & {
      readonly kind: 'clock';
      readonly program: 'api' | 'worker' | 'PostgreSQL';
      readonly byMs: number;
    })
  /** The process kills itself at the nth time of a side effect. */
  | (Timed & {
      readonly kind: 'failpoint';
      readonly program: 'api' | 'worker';
      readonly effect: Effect;
      readonly moment: Moment;
      readonly nth: number;
    })
  /** Another worker joins, and ends or is killed. */
  | (Lasting & { readonly kind: 'second worker'; readonly signal: 'SIGTERM' | 'SIGKILL' });

export type FaultKind = Fault['kind'];
