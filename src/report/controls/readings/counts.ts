import type { CheckedDetail } from '../../../findings/findings.ts';
import { basesOf, campOutcome } from '../../../findings/readings/checked.ts';
import { detailOutcome } from '../../../findings/readings/details.ts';
import { precisionMin, precisionOf } from '../../../findings/readings/precision.ts';
import { outcomeAmong } from '../../../findings/readings/readings.ts';
import { agreementOf, type ResponseCodes, stanceCodesIn } from '../../../findings/readings/reliability-of.ts';
import { roundShare } from '../../count/shares.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import { readCodes, spelled } from '../../schema/parts/reading-codes.ts';
import type { Tables } from '../../tables/tables.ts';
import type { GivenCounts } from '../common/control.ts';

type ListedIn = Pick<Tables, 'quantities' | 'cases'>;

/**
 * How far two synthesizers agree, what was asked of both, and what they leave out (R-R15, R-R16,
 * R-R21).
 */
export function readingsCounts({
  facts: {
    findings: { crossCheck },
  },
  tables,
}: {
  readonly facts: { readonly findings: Pick<GivenCounts['facts']['findings'], 'crossCheck'> };
  readonly tables: ListedIn;
}): Conditions['reliability'] {
  const { stances, camps, details, asked } = crossCheck;
  const placed = basesOf(camps.map(campOutcome));
  const listed = detailsRead(details, tables);
  const put = (checked: readonly { readonly readings: readonly { readonly stage: string }[] }[]) =>
    checked.filter(({ readings }) => readings.some(({ stage }) => stage === 'adjudicate')).length;
  return {
    ...countsOfReadings(stanceCodesIn(stances)),
    asked_synthesizers: [...asked],
    camps_agreed: placed.agreed,
    camps_single: placed.single,
    camps_unresolved: placed.unresolved,
    stances_asked: put(stances),
    camps_asked: put(camps),
    details_agreed: listed.agreed,
    details_single: listed.single,
    details_unresolved: listed.unresolved,
  };
}

/** The counts that follow from what was read of each response. */
export function countsOfReadings(responses: readonly ResponseCodes[]) {
  const { compared, alikeAtFirst, alpha, interval } = agreementOf(responses);
  const precision = precisionOf(responses);
  const bases = basesOf(responses.flatMap(({ stances }) => stances.map(({ last }) => outcomeAmong(last))));
  return {
    measure: 'krippendorff_alpha_nominal' as const,
    stances_compared: compared,
    stances_alike_at_first: alikeAtFirst,
    alpha: alpha === null ? null : roundShare(alpha),
    alpha_interval_95: interval
      ? { low: roundShare(interval.low), high: roundShare(interval.high) }
      : { missing_reason: 'no_alpha' as const },
    estimated_precision: precision && roundShare(precision.share),
    precision_interval_95: precision
      ? { low: roundShare(precision.interval.low), high: roundShare(precision.interval.high) }
      : { missing_reason: 'no_precision' as const },
    precision_min: precisionMin,
    stances_agreed: bases.agreed,
    stances_single: bases.single,
    stances_unresolved: bases.unresolved,
    readings: responses.map(({ modelId, stances }) => ({ model_id: modelId, codes: spelled(stances) })),
  };
}

/** The readings of each response, as a report spells them. */
export function responsesIn({ readings }: Pick<Conditions['reliability'], 'readings'>): ResponseCodes[] {
  return readings.map(({ model_id: modelId, codes }) => ({ modelId, stances: readCodes(codes) ?? [] }));
}

/**
 * How many figures and cases two synthesizers found, how many only one has read, and on how many
 * they differ.
 */
export function detailsRead(details: readonly CheckedDetail[], tables: ListedIn): ReturnType<typeof basesOf> {
  const counts = basesOf(details.map(detailOutcome));
  // What was not compared with anything is listed as one synthesizer read it.
  return { ...counts, single: Math.max(counts.single, listedIn(tables) - counts.agreed) };
}

/** Figures and cases that a report lists, each with the model that gives it. */
export function listedIn({ quantities, cases }: ListedIn): number {
  const figures = quantities.reduce((sum, { values }) => sum + values.length, 0);
  return cases.reduce((sum, { holders }) => sum + holders.length, figures);
}
