import { isDeepStrictEqual } from 'node:util';
import type { Findings } from '../../../../../src/findings/findings.ts';
import { type DrawsOf, labDraws } from '../../../../../src/findings/labs/draws.ts';
import {
  type LabInterval,
  labsInOrder,
  leadInterval,
  shareInterval,
} from '../../../../../src/findings/labs/intervals.ts';
import { intervalView } from '../../../../../src/report/count/shares.ts';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { byCodePoint } from '../../../../../src/text/order.ts';
import { sameShare } from '../equal.ts';

/**
 * Checks intervals, equal-lab shares and the lead (R-R17), counted model by model where the
 * assembly counts by lab. The intervals of these counts are computed by the same code, which tests
 * compare with all possible draws.
 */
export function labProblems(report: Report, { models }: Findings, included: readonly string[]): string[] {
  const { claims = [], camps = [], labs } = report.evidence ?? {};
  const panel = models.filter(({ modelId }) => included.includes(modelId));
  const lists = [...camps.map((camp) => camp.model_ids), ...claims.flatMap(sidesOf)];
  const recount: Recount = {
    included,
    labs: labsInOrder(panel, lists).map(({ modelIds }) => modelIds),
    labOf: new Map(panel.map(({ modelId, labId }) => [modelId, labId || null])),
    drawsOf: labDraws(),
  };
  return [
    ...claims.flatMap((claim, i) => failing(`evidence.claims[${i}]`, claimChecks(claim, recount))),
    ...camps.flatMap((camp, i) =>
      failing(`evidence.camps[${i}]`, [
        [
          saysNothing(recount)
            ? camp.model_share_interval_90 === undefined
            : sameInterval(camp.model_share_interval_90, intervalOf(camp.model_ids, included, recount)),
          'its interval is wrong',
        ],
      ]),
    ),
    ...leadProblems(labs?.lead, camps, recount),
  ];
}

type Evidence = NonNullable<Report['evidence']>;
type Labs = NonNullable<Evidence['labs']>;
type LabOf = ReadonlyMap<string, string | null>;

interface Recount {
  readonly included: readonly string[];
  /** The models of each lab. */
  readonly labs: readonly (readonly string[])[];
  readonly labOf: LabOf;
  readonly drawsOf: DrawsOf;
}
function claimChecks(claim: Evidence['claims'][number], recount: Recount): [boolean, string][] {
  const { labOf } = recount;
  const among = sidesOf(claim).flat();
  const supporting = claim.supporting_model_ids;
  const interval = intervalOf(supporting, among, recount);
  if (saysNothing(recount) || interval.ends === 'no_variation')
    return [
      [
        claim.support_share_interval_90 === undefined &&
          claim.equal_lab_support_share_of_addressed === undefined,
        'it has figures of labs that say nothing',
      ],
    ];
  return [
    [sameInterval(claim.support_share_interval_90, interval), 'its interval is wrong'],
    [
      sameEqual(claim.equal_lab_support_share_of_addressed, supporting, among, labOf),
      'its equal-lab share is wrong',
    ],
  ];
}

/** Whether each lab has one model. */
function saysNothing({ labs }: Recount): boolean {
  return labs.every((own) => own.length < 2);
}

/** The models that take each stance. */
export function sidesOf(claim: Evidence['claims'][number]): string[][] {
  return [claim.supporting_model_ids, claim.opposing_model_ids, claim.mixed_or_uncertain_model_ids];
}

function intervalOf(
  members: readonly string[],
  among: readonly string[],
  { labs, drawsOf }: Recount,
): LabInterval {
  return shareInterval({ parts: countsIn(labs, members), wholes: countsIn(labs, among) }, drawsOf);
}

function failing(at: string, checks: readonly (readonly [boolean, string])[]): string[] {
  return checks.filter(([holds]) => !holds).map(([, problem]) => `${at}: ${problem}`);
}

/** How many of these models each lab has. */
export function countsIn(labs: readonly (readonly string[])[], modelIds: readonly string[]): number[] {
  return labs.map((own) => modelIds.filter((modelId) => own.includes(modelId)).length);
}

function sameInterval(reported: object | undefined, interval: LabInterval): boolean {
  return isDeepStrictEqual(reported, intervalView(interval));
}

function near(reported: number | null, expected: number): boolean {
  return reported !== null && Math.abs(reported - expected) <= 0.000_051;
}

function sameEqual(
  reported: number | null | undefined,
  members: readonly string[],
  among: readonly string[],
  labOf: LabOf,
): boolean {
  const labs = new Set(among.map((modelId) => labOf.get(modelId) ?? null).filter((lab) => lab !== null));
  let sum = 0;
  for (const lab of labs) {
    const own = among.filter((modelId) => labOf.get(modelId) === lab);
    sum += own.filter((modelId) => members.includes(modelId)).length / own.length;
  }
  return sameShare(reported ?? null, sum, labs.size);
}

function leadProblems(
  reported: Labs['lead'] | undefined,
  camps: Evidence['camps'],
  { included, labs, labOf, drawsOf }: Recount,
): string[] {
  const [first, next] = camps;
  if (!first || !next) return reported === null ? [] : ['evidence.labs.lead: there is none'];
  const [own = [], ...others] = camps.map((camp) => countsIn(labs, camp.model_ids));
  const expected = leadInterval(own, others, countsIn(labs, included), drawsOf);
  const isFirst = first.model_ids.length > next.model_ids.length;
  const isEstablished = typeof expected.ends !== 'string' && expected.ends.low > 0 && isFirst;
  const difference = (first.model_ids.length - next.model_ids.length) / included.length;
  const known = [...new Set(labOf.values())].filter((lab) => lab !== null);
  const deciding = known.filter(
    (lab) =>
      camps.some((camp) => camp.model_ids.some((id) => labOf.get(id) !== lab)) &&
      largest(camps, lab, labOf) !== largest(camps, null, labOf),
  );
  const checks: [boolean, string][] = [
    [
      reported?.camp_id === first.camp_id && reported.next_camp_id === next.camp_id,
      'it is between other camps',
    ],
    [near(reported?.difference ?? null, difference), 'its difference is wrong'],
    [sameInterval(reported?.difference_interval_90, expected), 'its interval is wrong'],
    [reported?.established === isEstablished, 'established is wrong'],
    [
      isDeepStrictEqual(
        reported?.depends_on_lab_ids,
        deciding.length > 0 ? deciding.toSorted(byCodePoint) : undefined,
      ),
      'depends_on_lab_ids are wrong',
    ],
  ];
  return failing('evidence.labs.lead', checks);
}

/** The ids of the largest camps without the models of one lab. */
function largest(camps: Evidence['camps'], without: string | null, labOf: LabOf): string {
  const sizes = camps.map(
    (camp) => camp.model_ids.filter((id) => without === null || labOf.get(id) !== without).length,
  );
  return camps
    .filter((_, at) => sizes[at] === Math.max(...sizes))
    .map((camp) => camp.camp_id)
    .join();
}
