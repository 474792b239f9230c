import { claimsPerResponseMax } from '../../domain/limits.ts';
import { missedBy, type TwiceExtracted } from '../../findings/missed.ts';
import { roundShare } from '../count/shares.ts';
import { counted } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

type Counts = Conditions['double_extraction'];

/** What extraction leaves out, by capture and recapture (R-R21). */
export const doubleExtraction = {
  member: 'double_extraction',
  counts: ({ facts }) => facts.twiceExtracted && countsOf(facts.twiceExtracted),
  sentences: { claims: sentences },
  following: (stated) => stated && countsOf(twiceOf(stated)),
  wholes: [
    ['statements_of_first', 'statements_of_both'],
    ['statements_of_second', 'statements_of_both'],
  ],
} satisfies CountedControl<'double_extraction'>;

function countsOf(twice: TwiceExtracted): NonNullable<Counts> {
  const found = missedBy(twice);
  return {
    responses_extracted_twice: twice.responses,
    statements_of_first: twice.first,
    statements_of_second: twice.second,
    statements_of_both: twice.both,
    statements_missed_by_one_share: found && roundShare(found.byOne),
    statements_missed_by_both_share: found && roundShare(found.byBoth),
    statements_missed_by_both_interval_90: found
      ? { low: roundShare(found.byBothInterval.low), high: roundShare(found.byBothInterval.high) }
      : { missing_reason: 'few_statements' as const },
  };
}

function twiceOf(stated: NonNullable<Counts>): TwiceExtracted {
  return {
    responses: stated.responses_extracted_twice,
    first: stated.statements_of_first,
    second: stated.statements_of_second,
    both: stated.statements_of_both,
  };
}

function sentences(stated: Counts): string[] {
  if (stated === null)
    return ['How much extraction leaves out was not estimated: no response was extracted twice.'];
  const responses = counted(stated.responses_extracted_twice, 'response');
  const { statements_missed_by_one_share: one, statements_missed_by_both_share: neither } = stated;
  const { low, high } = stated.statements_missed_by_both_interval_90;
  if (one === null || neither === null || low === undefined || high === undefined)
    return [`Too few statements of ${responses} were found twice to estimate what extraction leaves out.`];
  // Both never miss more than one does.
  const both = `miss ${percent(neither)}`;
  const missed = isFew(one)
    ? `one reading or both together ${both} of the statements`
    : `one reading misses ${percent(one)} of the statements, and both together ${both}`;
  return [
    `By capture and recapture in ${responses} extracted twice, at up to ${claimsPerResponseMax} claims a reading, ${missed} (90% interval ${range(low, high)}), or more where both overlook the same.`,
  ];
}

function range(low: number, high: number): string {
  const upper = `${Math.max(1, Math.round(high * 100))}%`;
  return isFew(low) ? `up to ${upper}` : `${percent(low)} to ${upper}`;
}

function percent(share: number): string {
  return isFew(share) ? 'fewer than 1%' : `${Math.round(share * 100)}%`;
}

function isFew(share: number): boolean {
  return share < 0.005;
}
