import type { Report } from '../../../src/report/schema/report.ts';

/**
 * The entries of `errors`, without those that say what the simulator has made: here it makes
 * everything.
 */
export function warningsOf({ errors }: Report): Report['errors'] {
  return errors.filter(({ code }) => !code?.startsWith('simulated_'));
}

export function codesOf(report: Report): (string | null)[] {
  return warningsOf(report).map(({ code }) => code);
}
