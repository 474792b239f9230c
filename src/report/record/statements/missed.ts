import { missedBy, type TwiceExtracted } from '../../../findings/missed.ts';
import { roundShare } from '../../count/shares.ts';
import { counted } from '../../prose/wording.ts';

/** What extraction leaves out, for the methodology. */
export function missedStatement(twice: TwiceExtracted | null): string[] {
  if (twice === null)
    return ['How much extraction leaves out was not estimated: no response was extracted twice.'];
  const { responses, first, second, both } = twice;
  const missed = missedBy(twice);
  const sample = `${counted(responses, 'response')} ${responses === 1 ? 'was' : 'were'} extracted by both synthesizers, which listed ${first} and ${second} statements, ${both} of them the same`;
  if (missed === null) return [`${sample}: too few to estimate what extraction leaves out.`];
  const { byBoth, byBothInterval, byOne } = missed;
  return [
    `${sample}: by capture and recapture, one reading leaves out ${percent(byOne)} of the statements, and both together ${percent(byBoth)} (90 % interval ${percent(byBothInterval.low)} to ${percent(byBothInterval.high)}), or more where both overlook the same.`,
  ];
}

function percent(share: number): string {
  return share < 0.005 ? 'less than 1%' : `${Math.round(share * 100)}%`;
}

/** The same for programs. */
export function missedConditions(twice: TwiceExtracted | null) {
  if (twice === null) return null;
  const missed = missedBy(twice);
  return {
    responses_extracted_twice: twice.responses,
    statements_of_first: twice.first,
    statements_of_second: twice.second,
    statements_of_both: twice.both,
    missed_by_one_share: missed && roundShare(missed.byOne),
    missed_by_both_share: missed && roundShare(missed.byBoth),
    missed_by_both_interval_90: missed && [
      roundShare(missed.byBothInterval.low),
      roundShare(missed.byBothInterval.high),
    ],
  };
}
