import { csvHead, csvLine } from '../../text/csv.ts';
import { type ReportIndex, stanceOf } from './report-index.ts';

/**
 * Claims × models as CSV: a line per claim, a column per counted model, and how many stand on each
 * side.
 */
export function stanceTable(index: ReportIndex): string {
  const sides = ['support', 'oppose', 'mixed'];
  const head = csvHead(['claim', 'statement', ...sides, ...index.included.map(({ id }) => id)]);
  const lines = [...index.claims.values()].map((claim) =>
    csvLine([
      ...[claim.claim_id, claim.statement],
      ...[claim.supporting_count, claim.opposing_count, claim.mixed_or_uncertain_count],
      ...index.included.map(({ id }) => stanceOf(index, claim.claim_id, id)),
    ]),
  );
  return head + lines.join('');
}
