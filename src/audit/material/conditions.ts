import { withFollowing } from '../../report/controls/readings/stated-readings.ts';
import { type Flags, flagsOf } from '../../report/flags.ts';
import { filled } from '../../report/schema/lean.ts';
import { type Conditions, conditionsSchema } from '../../report/schema/parts/control-counts.ts';
import type { Report } from '../../report/schema/report.ts';

/** The path of the methodology's counts. */
export const conditionsPath = 'methodology.controlled_inference.conditions';

/**
 * The counts of every control, also those that a report leaves out because they say nothing or
 * follow from its claims; null if the report has none.
 */
export function statedConditions({
  methodology,
  evidence,
}: Pick<Report, 'methodology' | 'evidence'>): Conditions | null {
  const stated = methodology?.controlled_inference?.conditions;
  if (!stated) return null;
  const conditions = filled(conditionsSchema, stated);
  const sides = (evidence?.claims ?? []).map((claim) => ({
    claim: { claimId: claim.claim_id },
    supporting: claim.supporting_model_ids,
    opposing: claim.opposing_model_ids,
    mixed: claim.mixed_or_uncertain_model_ids,
  }));
  const { reliability } = conditions;
  return {
    ...conditions,
    reliability: { ...reliability, readings: withFollowing(reliability.readings, sides) },
  };
}

/** The flags that follow from the warnings and counts of a report; null if it has no counts. */
export function statedFlags(report: Report): Flags | null {
  const conditions = statedConditions(report);
  return conditions && flagsOf(report.errors, conditions);
}
