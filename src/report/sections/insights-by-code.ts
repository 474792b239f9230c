import type { ClaimTally } from '../count/claims.ts';
import { dissents, minorityCandidates } from '../count/standing.ts';
import { paragraph } from '../language/sentences.ts';
import type { MinorityInsight } from '../schema/parts/analysis.ts';
import type { Tables } from '../tables/tables.ts';
import { attribution } from './attribution.ts';

/** Insights in the words of their claims, with the models that make or deny them. */
export function insightsOf(tallies: readonly ClaimTally[], tables: Tables): MinorityInsight[] {
  const { words } = tables;
  return tallies.map((tally, i) => {
    const { supporting, opposing, addressedCount, eligibleCount, claim } = tally;
    const credit = attribution(claim.claimId, tables);
    const isDissent = credit.stance === 'oppose';
    const holders = isDissent
      ? words.opposition(opposing.length, addressedCount, eligibleCount - addressedCount)
      : words.holders(supporting.length, eligibleCount);
    return {
      insight_id: i + 1,
      written_by: 'code',
      insight: paragraph(words, [claim.statement, holders]),
      ...credit,
      why_it_matters: paragraph(words, isDissent ? [] : oppositionTo(tally, tables)),
    };
  });
}

/** Insights for all claims that a writer may pick. */
export function candidatesByCode(tables: Tables): MinorityInsight[] {
  const { claims, camps } = tables;
  return insightsOf([...minorityCandidates(claims, camps), ...dissents(claims)], tables);
}

function oppositionTo(
  { opposing, silentCount: silent, reported, eligibleCount }: ClaimTally,
  { words }: Tables,
): string[] {
  const told = reported.length > 0 ? [words.reporters(reported.length, eligibleCount)] : [];
  if (opposing.length === 0) return [words.unopposed(silent, eligibleCount), ...told];
  return [words.opposed(opposing.length, silent, eligibleCount), ...told];
}
