import type { Pool } from '../db/pool.ts';

/** What the commands need; main gives the real ones. */
export interface AdminContext {
  /** Opened when it is first used: help and wrong usage need no database. */
  readonly db: Pool;
  /** Results, and nothing else. */
  readonly out: (text: string) => void;
  /** Errors and remarks. */
  readonly err: (text: string) => void;
}

/** Every command takes it. */
export interface OutputOptions {
  readonly json?: true;
}

/** Prints a result: as one line of JSON, whose fields stay as they are, or as text for people. */
export function print({ out }: AdminContext, { json }: OutputOptions, value: object, text: string): void {
  out(`${json ? JSON.stringify(value) : text}\n`);
}
