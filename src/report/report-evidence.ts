import type { ReportFacts } from './facts.ts';

/** What a report is held against: the facts, looked up again and not taken from the assembly. */
export interface ReportEvidence {
  readonly facts: ReportFacts;
  /** Ids of the models in the denominator, sorted by code point. */
  readonly included: readonly string[];
}
