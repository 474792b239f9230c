import type { CatalogueCheck, Lists } from './catalogue-check.ts';
import type { Probe } from './probe.ts';

/**
 * What was found, and what to do: `fail`: a run will fail; `warn`: it will be less than it could
 * be.
 */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly about: string;
  readonly says: string;
  /** What to change; null if nothing. */
  readonly change: string | null;
}

export interface PreflightSeen {
  readonly lists: Lists;
  readonly catalogue: CatalogueCheck;
  readonly panelModels: readonly Probe[];
  readonly synthesizers: readonly Probe[];
}

export function finding(
  level: Finding['level'],
  about: string,
  says: string,
  change: string | null = null,
): Finding {
  return { level, about, says, change };
}
