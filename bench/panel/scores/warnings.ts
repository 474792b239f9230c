import type { Report } from '../../../src/report/schema/report.ts';

/** The codes in a report's `errors`, by what they warn of. */
export interface Warnings {
  /** The labels, claims and camps cannot be relied on, or not on all of them. */
  readonly ofFindings: readonly string[];
  /**
   * Prose was left out, replaced or not read. What a reader sees was checked: this says what a
   * writer was about to do.
   */
  readonly ofProse: readonly string[];
}

/** Every other code warns of the findings, so that a new one is not overlooked. */
const aboutProse: ReadonlySet<string> = new Set([
  'sentences_left_out',
  'section_replaced',
  'language_without_sentences',
]);

/** What the bench simulates, as every report says, is no warning about its errors. */
const aboutTheBench: ReadonlySet<string> = new Set(['simulated_panel', 'simulated_synthesis']);

export function warningsOf({ errors }: Pick<Report, 'errors'>): Warnings {
  const codes = errors.flatMap(({ code }) => code ?? []).filter((code) => !aboutTheBench.has(code));
  return {
    ofFindings: codes.filter((code) => !aboutProse.has(code)),
    ofProse: codes.filter((code) => aboutProse.has(code)),
  };
}
