import type { Config } from '../../config/config.ts';
import type { Pool } from '../../db/pool.ts';

/** Dependencies of the commands; main provides the real ones. */
export interface AdminContext {
  /** Opened on first use: help and usage errors need no database. */
  readonly db: Pool;
  /** The link of an invitation with this token. */
  readonly linkOf: (token: string) => string;
  /** The configuration; `asksModels`: with gateways and their keys. Exits if it is invalid. */
  readonly config: (role: { readonly asksModels: boolean }) => Config;
  /** Writes results only. */
  readonly out: (text: string) => void;
  /** Writes errors and notes. */
  readonly err: (text: string) => void;
}

export const jsonFlag = ['--json', 'print JSON'] as const;

export interface OutputOptions {
  readonly json?: true;
}

/** Prints a result: as one line of JSON with stable field names, or as text for people. */
export function print({ out }: AdminContext, { json }: OutputOptions, value: object, text: string): void {
  out(`${json ? JSON.stringify(value) : text}\n`);
}
