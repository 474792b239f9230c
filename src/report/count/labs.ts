import type { FactModel } from '../../findings/findings.ts';
import { type DrawsOf, labDraws } from '../../findings/labs/draws.ts';
import {
  type LabInterval,
  labsInOrder,
  leadInterval,
  type ShareOfLabs,
  shareInterval,
} from '../../findings/labs/intervals.ts';
import { type IndependentOpinions, independentOpinions, pairCount } from '../../findings/labs/opinions.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { Labs as LabsView } from '../schema/parts/camps.ts';
import type { ResearchRecord } from '../schema/parts/record.ts';
import type { CampTally } from './camps.ts';
import type { ClaimTally } from './claims.ts';
import { intervalView, roundShare, type ShareSupport } from './shares.ts';

/** How far the largest camp is ahead of the next one. */
export interface Lead {
  readonly first: CampTally;
  readonly second: CampTally;
  /** As a share of the counted models. */
  readonly interval: LabInterval<'few_labs'>;
  /**
   * Whether the interval lies above 0. Never with too few labs, or where two camps are equally
   * large.
   */
  readonly established: boolean;
  /**
   * Ids of the labs whose removal, of one at a time, would change which camps are the largest, if
   * only to a tie or from one. Sorted.
   */
  readonly dependsOnLabIds: readonly string[];
}

interface PairCounts {
  readonly pairs: number;
  readonly agreeing: number;
}

/** Of pairs of models of one lab, and of pairs of different labs. */
interface LabAgreement {
  readonly within: PairCounts;
  readonly between: PairCounts;
}

export interface LabStatistics {
  /**
   * Whether a lab has two counted models. If none has, its labs say no more of a panel than its
   * models do.
   */
  readonly areShared: boolean;
  /** Of a camp's share of the counted models. */
  readonly ofCamp: (camp: CampTally) => ShareSupport;
  /** Of the share of support among the models that address a claim. */
  readonly ofClaim: (claim: ClaimTally) => ShareSupport;
  /** Null if there are fewer than two camps. */
  readonly lead: Lead | null;
  /** Of models that take a camp. */
  readonly campAgreement: LabAgreement;
  /** Of models that address the same claim, over all claims. */
  readonly stanceAgreement: LabAgreement;
  /** How many independent opinions the counted models amount to. Computed on demand. */
  readonly opinions: () => IndependentOpinions;
}

/**
 * Statistics that allow for models belonging to labs, whose models tend to err together. A model
 * without a known lab counts as a lab of its own in intervals, and in no equal-lab share and no
 * pair. Time grows with models × claims and with labs × claims × draws.
 */
export function labStatistics(
  included: readonly FactModel[],
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
): LabStatistics {
  const labs = labsOf(included, claims, camps);
  const drawsOf = labDraws();
  let opinions: IndependentOpinions | undefined;
  const eligible = included.map(({ modelId }) => modelId);
  const stances = claims.map(({ supporting, opposing, mixed }) => [supporting, opposing, mixed]);
  const supportOf = (members: readonly string[], among: readonly string[]): ShareSupport => {
    const share = { parts: labs.count(members), wholes: labs.count(among) };
    return { interval: () => shareInterval(share, drawsOf), equalLab: equalLabShare(share, labs) };
  };
  return {
    areShared: labs.count(eligible).some((count) => count > 1),
    ofCamp: ({ members }) => supportOf(members, eligible),
    ofClaim: ({ supporting, opposing, mixed }) =>
      supportOf(supporting, [...supporting, ...opposing, ...mixed]),
    lead: leadOf(camps, eligible, labs, drawsOf),
    campAgreement: agreementOf([camps.map(({ members }) => members)], labs),
    stanceAgreement: agreementOf(stances, labs),
    opinions: () => {
      opinions ??= independentOpinions(
        { sizes: labs.count(eligible), claims: stances.map((sides) => sides.map(labs.count)) },
        drawsOf,
      );
      return opinions;
    },
  };
}

interface Labs {
  /** Null where the lab of the only model is not known. */
  readonly ids: readonly (string | null)[];
  /** How many of these models each lab has. */
  readonly count: (modelIds: readonly string[]) => readonly number[];
}

function labsOf(
  included: readonly FactModel[],
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
): Labs {
  const groups = labsInOrder(included, [
    ...camps.map(({ members }) => members),
    ...claims.flatMap(({ supporting, opposing, mixed }) => [supporting, opposing, mixed]),
  ]);
  const placeOf = new Map(groups.flatMap(({ modelIds }, at) => modelIds.map((modelId) => [modelId, at])));
  return {
    ids: groups.map(({ labId }) => labId),
    count: (modelIds) => {
      const counts = new Array<number>(groups.length).fill(0);
      for (const modelId of modelIds) {
        const at = placeOf.get(modelId);
        if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
      }
      return counts;
    },
  };
}

function equalLabShare({ parts, wholes }: ShareOfLabs, { ids }: Labs): number | null {
  const shares = wholes.flatMap((whole, at) =>
    whole === 0 || ids[at] === null ? [] : [(parts[at] ?? 0) / whole],
  );
  return shares.length === 0 ? null : roundShare(sum(shares) / shares.length);
}

function leadOf(
  camps: readonly CampTally[],
  eligible: readonly string[],
  labs: Labs,
  drawsOf: DrawsOf,
): Lead | null {
  const [first, second] = camps;
  if (first === undefined || second === undefined) return null;
  const [own = [], ...others] = camps.map(({ members }) => labs.count(members));
  const interval = leadInterval(own, others, labs.count(eligible), drawsOf);
  const isEstablished = typeof interval.ends !== 'string' && interval.ends.low > 0;
  return {
    first,
    second,
    interval,
    established: isEstablished && second.rank > 1,
    dependsOnLabIds: decidingLabs([own, ...others], labs),
  };
}

/** Labs without which other camps would be the largest; none without which nothing is left. */
function decidingLabs(counts: readonly (readonly number[])[], { ids }: Labs): string[] {
  const totals = counts.map(sum);
  const largest = largestOf(totals);
  return uniqueSorted(
    ids.flatMap((id, at) => {
      if (id === null) return [];
      const rest = totals.map((total, camp) => total - (counts[camp]?.[at] ?? 0));
      return sum(rest) === 0 || largestOf(rest).join() === largest.join() ? [] : [id];
    }),
  );
}

function largestOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, camp) => (total === most ? [camp] : []));
}

/** @param divisions ways to divide models into groups that agree; pairs are counted in each way */
function agreementOf(
  divisions: readonly (readonly (readonly string[])[])[],
  { ids, count }: Labs,
): LabAgreement {
  const within = { pairs: 0, agreeing: 0 };
  const all = { pairs: 0, agreeing: 0 };
  for (const groups of divisions) {
    const counts = groups.map((members) => count(members).map((n, at) => (ids[at] === null ? 0 : n)));
    const perLab = ids.map((_, at) => sum(counts.map((own) => own[at] ?? 0)));
    within.pairs += sum(perLab.map(pairCount));
    within.agreeing += sum(counts.flatMap((own) => own.map(pairCount)));
    all.pairs += pairCount(sum(perLab));
    all.agreeing += sum(counts.map((own) => pairCount(sum(own))));
  }
  return {
    within,
    between: { pairs: all.pairs - within.pairs, agreeing: all.agreeing - within.agreeing },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The report's section on labs. `includedCount` is the number of counted models. */
export function labsView(
  { lead, campAgreement, stanceAgreement }: LabStatistics,
  includedCount: number,
): LabsView {
  return {
    lead: lead && leadView(lead, includedCount),
    ...agreementView('camp_agreement', campAgreement),
    ...agreementView('stance_agreement', stanceAgreement),
  };
}

/** Without members if there is nothing to compare. */
function agreementView(
  name: 'camp_agreement' | 'stance_agreement',
  { within, between }: LabAgreement,
): Partial<LabsView> {
  if (within.pairs === 0 || between.pairs === 0) return {};
  return {
    [name]: {
      within_labs: roundShare(within.agreeing / within.pairs),
      pairs_within: within.pairs,
      between_labs: roundShare(between.agreeing / between.pairs),
      pairs_between: between.pairs,
    },
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
    ...(dependsOnLabIds.length > 0 && { depends_on_lab_ids: [...dependsOnLabIds] }),
  };
}
