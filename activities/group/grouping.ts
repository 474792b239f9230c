import type { SeededRunRow } from '../../src/db/runs.ts';
import type { OppositesJudged, Regrouping } from '../../src/findings/findings.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { ActivityDeps } from '../common/deps.ts';

/** The grouping of one run, with its counts so far. */
export interface Grouping {
  readonly deps: ActivityDeps;
  readonly run: SeededRunRow;
  /** Batches that no synthesizer could group: their claims stay separate. */
  unmerged: number;
  regrouping: Counted;
}

type Counted = Regrouping & { readonly opposites: OppositesJudged };

export const noRegrouping: Counted = {
  by: [],
  batches: 0,
  twice: 0,
  differing: 0,
  changed: 0,
  unanswered: 0,
  opposites: { pairs: 0, parted: 0, unanswered: 0 },
};

/** Adds to the counts. */
export function countIn(
  grouping: Grouping,
  more: Partial<Omit<Regrouping, 'by'>>,
  by: readonly string[] = [],
): void {
  const { regrouping } = grouping;
  const { opposites } = regrouping;
  grouping.regrouping = {
    by: uniqueSorted([...regrouping.by, ...by]),
    batches: regrouping.batches + (more.batches ?? 0),
    twice: regrouping.twice + (more.twice ?? 0),
    differing: regrouping.differing + (more.differing ?? 0),
    changed: regrouping.changed + (more.changed ?? 0),
    unanswered: regrouping.unanswered + (more.unanswered ?? 0),
    opposites: {
      pairs: opposites.pairs + (more.opposites?.pairs ?? 0),
      parted: opposites.parted + (more.opposites?.parted ?? 0),
      unanswered: opposites.unanswered + (more.opposites?.unanswered ?? 0),
    },
  };
}
