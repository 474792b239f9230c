import type { SeededRunRow } from '../../src/db/runs.ts';
import type { SecondGrouping } from '../../src/findings/findings.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { ActivityDeps } from '../common/deps.ts';

/** The grouping of one run, with its counts so far. */
export interface Grouping {
  readonly deps: ActivityDeps;
  readonly run: SeededRunRow;
  /** The claims that some response rejects. */
  readonly denied: DeniedClaims;
  /** Whether pairs in doubt are asked about; otherwise each counts as unanswered. */
  readonly asks: boolean;
  /** Batches that no synthesizer could group: their claims stay separate. */
  unmerged: number;
  /** Pairs of panel claims of which nobody has said whether their groups say the same. */
  inDoubt: readonly (readonly [string, string])[];
  secondGrouping: SecondGrouping;
}

/** By their ids, and by their words, in which a pair of statements has them. */
export interface DeniedClaims {
  readonly ids: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
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

/** Adds to the counts. */
export function countIn(
  grouping: Grouping,
  more: Partial<Omit<SecondGrouping, 'by'>>,
  by: readonly string[] = [],
): void {
  const { secondGrouping } = grouping;
  const { opposites } = secondGrouping;
  grouping.secondGrouping = {
    by: uniqueSorted([...secondGrouping.by, ...by]),
    batches: secondGrouping.batches + (more.batches ?? 0),
    twice: secondGrouping.twice + (more.twice ?? 0),
    differing: secondGrouping.differing + (more.differing ?? 0),
    changed: secondGrouping.changed + (more.changed ?? 0),
    unanswered: secondGrouping.unanswered + (more.unanswered ?? 0),
    unasked: secondGrouping.unasked + (more.unasked ?? 0),
    opposites: {
      pairs: opposites.pairs + (more.opposites?.pairs ?? 0),
      separated: opposites.separated + (more.opposites?.separated ?? 0),
      unanswered: opposites.unanswered + (more.opposites?.unanswered ?? 0),
      unasked: opposites.unasked + (more.opposites?.unasked ?? 0),
    },
  };
}
