import type { Wheel } from './wheel.ts';

/** A Temporal program that the embedded stack or the tests start. */
export interface Program {
  readonly name: string;
  /** The environment variable that sets its path. */
  readonly variable: string;
  readonly wheel: Wheel;
  /**
   * The oldest release with the features we use; null if the program does not report its version.
   */
  readonly oldest: readonly [major: number, minor: number] | null;
}
