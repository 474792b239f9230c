import type { ClaimCoverage } from '../../../findings/coverage.ts';
import type { Regrouping } from '../../../findings/findings.ts';
import { shareOf } from '../../count/shares.ts';
import { counted, joined, someOf } from '../../prose/wording.ts';

// The report's statements about grouping by two synthesizers (R-R10), and about statements that its claims leave out
// (R-R18).

/** A few sentences for the methodology; none where there was nothing to group. */
export function regroupingStatement(regrouping: Regrouping): string[] {
  if (regrouping.batches === 0) return [];
  return [...secondGroupingStatement(regrouping), ...oppositesStatement(regrouping)];
}

function secondGroupingStatement(regrouping: Regrouping): string[] {
  const { by, batches, twice, differing, changed, unanswered } = regrouping;
  if (twice === 0)
    return ['One synthesizer grouped the statements into claims; no second grouping was available.'];
  const what = twice === batches ? 'The statements' : `${twice} of ${counted(batches, 'list')} of statements`;
  return [
    `${what} ${twice === 1 && twice < batches ? 'was' : 'were'} grouped into claims twice, the second time by ${joined(by)} without sight of the first groups.`,
    differing === 0
      ? 'The two groupings are the same.'
      : `The two groupings differ on ${counted(differing, 'pair')} of claims, which were put as yes/no questions: ${someOf(changed)} ${changed < 2 ? 'was' : 'were'} decided against the first grouping${unanswered === 0 ? '' : `; ${unanswered} got no answer and ${unanswered === 1 ? 'was' : 'were'} kept apart`}.`,
  ];
}

function oppositesStatement({ opposites }: Regrouping): string[] {
  if (opposites.pairs === 0) return [];
  const { pairs, parted, unanswered } = opposites;
  const were = (count: number): string => (count < 2 ? 'was' : 'were');
  return [
    `Whether statements that were put together in different words say the same was asked as yes/no questions about ${counted(pairs, 'pair')}; ${someOf(parted)} ${were(parted)} separated${unanswered === 0 ? '' : `; ${unanswered} got no answer`}.`,
  ];
}

/** The same for programs. */
export function regroupingConditions(regrouping: Regrouping) {
  const { by, batches, twice, differing, changed, unanswered, opposites } = regrouping;
  return {
    asked: [...by],
    lists: batches,
    lists_grouped_twice: twice,
    pairs_in_doubt: differing,
    pairs_changed: changed,
    pairs_unanswered: unanswered,
    opposite_pairs: opposites.pairs,
    opposite_pairs_parted: opposites.parted,
    opposite_pairs_unanswered: opposites.unanswered,
  };
}

/** One sentence for the methodology; none where there was nothing to cover. */
export function coverageStatement(coverage: ClaimCoverage): string[] {
  if (coverage.weightShare === null) return [];
  const { statements, covered, weightShare } = coverage;
  if (covered === statements) return ['The claims of this report cover all statements that were found.'];
  return [
    `The claims of this report cover ${covered} of the ${counted(statements, 'statement')}, and ${Math.floor(weightShare * 100)}% of their weight, where a statement weighs more the earlier its response makes it. The other statements are in no count.`,
  ];
}

/** The same for programs. */
export function coverageConditions(coverage: ClaimCoverage) {
  const { statements, covered, weightShare } = coverage;
  return {
    statements,
    statements_covered: covered,
    statements_covered_share: shareOf(covered, statements),
    weight_covered_share: weightShare,
  };
}
