import type { SeededRunRow } from '../../src/db/runs.ts';
import type { SecondGrouping } from '../../src/findings/findings.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { ActivityDeps } from '../common/deps.ts';

/** The grouping of one run, with its counts so far. */
export interface Grouping {
  readonly deps: ActivityDeps;
  readonly run: SeededRunRow;
  /**
   * The claims that some response rejects: by their ids, and by their words, in which a pair of
   * statements has them.
   */
  readonly denied: { readonly ids: ReadonlySet<string>; readonly words: ReadonlySet<string> };
  /** Whether pairs in doubt are asked about; otherwise each counts as unanswered. */
  readonly asks: boolean;
  /** Batches that no synthesizer could group: their claims stay separate. */
  unmerged: number;
  /** Pairs of panel claims of which nobody has said whether their groups say the same. */
  inDoubt: readonly (readonly [string, string])[];
  secondGrouping: SecondGrouping;
}

export const noSecondGrouping: SecondGrouping = {
  by: [],
  batches: 0,
  twice: 0,
  differing: 0,
  changed: 0,
  unanswered: 0,
  unasked: 0,
  opposites: { pairs: 0, separated: 0, unanswered: 0, unasked: 0 },
};

export function countIn(
  grouping: Grouping,
  more: Partial<Omit<SecondGrouping, 'by'>>,
  by: readonly string[] = [],
): void {
  const { by: known, opposites, ...counts } = grouping.secondGrouping;
  grouping.secondGrouping = {
    by: uniqueSorted([...known, ...by]),
    ...summed(counts, more),
    opposites: summed(opposites, more.opposites),
  };
}

function summed<Counts extends object>(counts: Counts, more: Partial<Counts> = {}): Counts {
  const sums = Object.entries(counts).map(([name, count]) => [
    name,
    count + (more[name as keyof Counts] ?? 0),
  ]);
  return Object.fromEntries(sums);
}
