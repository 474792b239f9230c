import type { Wheel } from './wheel.ts';

/** A program of Temporal's that the embedded default or the tests start. */
export interface Program {
  readonly name: 'temporal' | 'temporal-test-server';
  /** The variable by which the operator names it. */
  readonly variable: string;
  readonly wheel: Wheel;
  /** Oldest release that has what we use; null where the program doesn't tell its version. */
  readonly oldest: readonly [major: number, minor: number] | null;
}
