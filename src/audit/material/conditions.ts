import { type Flags, flagsOf } from '../../report/flags.ts';
import type { Conditions } from '../../report/schema/parts/control-counts.ts';
import type { Report } from '../../report/schema/report.ts';

/** The path of the methodology's counts. */
export const conditionsPath = 'methodology.controlled_inference.conditions';

/** The counts of every control; null if the report has none. */
export function statedConditions({ methodology }: Report): Conditions | null {
  return methodology?.controlled_inference?.conditions ?? null;
}

/** The flags that follow from the warnings and counts of a report; null if it has no counts. */
export function statedFlags(report: Report): Flags | null {
  const conditions = statedConditions(report);
  return conditions && flagsOf(report.errors, conditions);
}
