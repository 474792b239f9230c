import type { IndependentOpinions } from '../../findings/labs/opinions.ts';
import type { Labs } from '../schema/parts/camps.ts';
import type { ResearchRecord } from '../schema/parts/record.ts';
import type { LabAgreement, LabStatistics, Lead } from './labs.ts';
import { intervalView, roundShare, shareOf } from './shares.ts';

/** The report's section on labs. `includedCount` is the number of counted models. */
export function labsView({ lead, camps, stances }: LabStatistics, includedCount: number): Labs {
  return {
    lead: lead && leadView(lead, includedCount),
    camp_agreement: agreementView(camps),
    stance_agreement: agreementView(stances),
  };
}

/**
 * The number of independent opinions, beside the panel's size (R-R26); without members if nothing
 * tells it.
 */
export function opinionsView({
  found,
  labs,
}: IndependentOpinions): Pick<NonNullable<ResearchRecord['research_snapshot']>, 'independent_opinions'> {
  if (found === 'no_pairs_within_labs') return {};
  const estimate = typeof found === 'string' ? null : found;
  return {
    independent_opinions: {
      count: estimate && roundTenth(estimate.count),
      interval_90: {
        ...(typeof found === 'string'
          ? { missing_reason: found }
          : { low: roundTenth(found.interval.low), high: roundTenth(found.interval.high) }),
        lab_count: labs,
      },
      correlation: estimate && roundShare(estimate.correlation),
    },
  };
}

function roundTenth(count: number): number {
  return Math.round(count * 10) / 10;
}

function leadView({ first, second, interval, established, dependsOnLabIds }: Lead, includedCount: number) {
  return {
    camp_id: first.camp.campId,
    next_camp_id: second.camp.campId,
    difference: roundShare((first.members.length - second.members.length) / includedCount),
    difference_interval_90: intervalView(interval),
    established,
    depends_on_lab_ids: [...dependsOnLabIds],
  };
}

function agreementView({ within, between }: LabAgreement) {
  return {
    ...(within.pairs > 0 && {
      within_labs: shareOf(within.agreeing, within.pairs),
      pairs_within: within.pairs,
    }),
    between_labs: shareOf(between.agreeing, between.pairs),
    pairs_between: between.pairs,
  };
}
