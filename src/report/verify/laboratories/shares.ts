import type { Findings } from '../../../findings/findings.ts';
import { drawLabs, intervalLabsMin, type LabDraws, labsInOrder } from '../../../findings/lab-bootstrap.ts';
import { sameShare } from '../../schema/equal.ts';
import type { Report } from '../../schema/report.ts';

/**
 * Checks intervals, equal-lab shares and the lead (R-R17), counted model by model where the assembly counts by laboratory.
 */
export function labProblems(report: Report, { models }: Findings, included: readonly string[]): string[] {
  const panel = models.filter(({ modelId }) => included.includes(modelId));
  const { claims = [], camps = [], laboratories } = report.evidence ?? {};
  const lists = [
    ...camps.map((camp) => camp.model_ids),
    ...claims.flatMap((claim) => [
      claim.supporting_model_ids,
      claim.opposing_model_ids,
      claim.mixed_or_uncertain_model_ids,
    ]),
  ];
  const drawn = drawnModels(panel, lists);
  const labOf = new Map(panel.map(({ modelId, labId }) => [modelId, labId || null]));
  return [
    ...claims.flatMap((claim, i) => {
      const among = [
        ...claim.supporting_model_ids,
        ...claim.opposing_model_ids,
        ...claim.mixed_or_uncertain_model_ids,
      ];
      const interval = intervalOf(claim.supporting_model_ids, among, drawn, labOf);
      const checks: [boolean, string][] = [
        [sameInterval(claim.support_share_interval_90, interval), 'its interval is wrong'],
        [
          sameEqual(claim.equal_lab_support_share, claim.supporting_model_ids, among, labOf),
          'its equal-lab share is wrong',
        ],
        [
          sameShare(claim.addressed_share ?? null, among.length, included.length),
          'its addressed share is wrong',
        ],
      ];
      return failing(`evidence.claims[${i}]`, checks);
    }),
    ...camps.flatMap((camp, i) => {
      const interval = intervalOf(camp.model_ids, included, drawn, labOf);
      return failing(`evidence.camps[${i}]`, [
        [sameInterval(camp.model_share_interval_90, interval), 'its interval is wrong'],
      ]);
    }),
    ...leadProblems(laboratories?.lead, camps, included, drawn, labOf),
  ];
}

type Evidence = NonNullable<Report['evidence']>;
type Laboratories = NonNullable<Evidence['laboratories']>;
type LabOf = ReadonlyMap<string, string | null>;
type Ends = readonly [number, number];

/** The models of a panel, drawn with their laboratories. */
interface Drawn {
  readonly draws: LabDraws;
  readonly placeOf: ReadonlyMap<string, number>;
}

function failing(at: string, checks: readonly (readonly [boolean, string])[]): string[] {
  return checks.filter(([holds]) => !holds).map(([, problem]) => `${at}: ${problem}`);
}

function drawnModels(
  panel: readonly { readonly modelId: string; readonly labId: string | null }[],
  lists: readonly (readonly string[])[],
): Drawn {
  const labs = labsInOrder(panel, lists);
  const placeOf = new Map(labs.flatMap(({ modelIds }, at) => modelIds.map((modelId) => [modelId, at])));
  return { draws: drawLabs(labs.length), placeOf };
}

/** How many of these models each draw holds. */
function drawnCounts(modelIds: readonly string[], { draws, placeOf }: Drawn): number[] {
  const places = modelIds.flatMap((modelId) => placeOf.get(modelId) ?? []);
  return draws.map((times) => {
    let count = 0;
    for (const place of places) count += times[place] ?? 0;
    return count;
  });
}

/** A model whose laboratory is not known counts as one of its own. */
function ownLab(modelId: string, labOf: LabOf): string {
  return labOf.get(modelId) ?? `\0${modelId}`;
}

function intervalOf(
  members: readonly string[],
  among: readonly string[],
  drawn: Drawn,
  labOf: LabOf,
): Ends | string {
  const labs = [...Map.groupBy(among, (modelId) => ownLab(modelId, labOf)).values()];
  if (labs.length < intervalLabsMin) return 'few_laboratories';
  const rates = labs.map((own) => own.filter((modelId) => members.includes(modelId)).length / own.length);
  if (new Set(rates).size === 1) return 'no_variation';
  const wholes = drawnCounts(among, drawn);
  const parts = drawnCounts(members, drawn);
  return ends(wholes.flatMap((whole, draw) => (whole === 0 ? [] : [(parts[draw] ?? 0) / whole])));
}

/** The values below and above which a twentieth of all lie. */
function ends(values: readonly number[]): Ends {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return [sorted[Math.round(0.05 * last)] ?? 0, sorted[Math.round(0.95 * last)] ?? 0];
}

interface ReportedInterval {
  readonly low: number | null;
  readonly high: number | null;
  readonly missing_because: string | null;
}

function sameInterval(reported: ReportedInterval | undefined, expected: Ends | string): boolean {
  if (reported === undefined) return false;
  if (typeof expected === 'string')
    return reported.missing_because === expected && reported.low === null && reported.high === null;
  return (
    reported.missing_because === null && near(reported.low, expected[0]) && near(reported.high, expected[1])
  );
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
  reported: Laboratories['lead'] | undefined,
  camps: Evidence['camps'],
  included: readonly string[],
  drawn: Drawn,
  labOf: LabOf,
): string[] {
  const [first, next] = camps;
  if (!first || !next) return reported === null ? [] : ['evidence.laboratories.lead: there is none'];
  const others = camps.slice(1);
  const labCount = new Set(included.map((modelId) => ownLab(modelId, labOf))).size;
  const expected = labCount < intervalLabsMin ? 'few_laboratories' : leadEnds(first, others, included, drawn);
  const isFirst = first.model_ids.length > next.model_ids.length;
  const isEstablished = typeof expected !== 'string' && expected[0] > 0 && isFirst;
  const difference = (first.model_ids.length - next.model_ids.length) / included.length;
  const labs = [...new Set(labOf.values())].filter((lab) => lab !== null);
  const deciding = labs.filter((lab) => largest(camps, lab, labOf) !== largest(camps, null, labOf));
  const checks: [boolean, string][] = [
    [
      reported?.camp_id === first.camp_id && reported.next_camp_id === next.camp_id,
      'it is between other camps',
    ],
    [near(reported?.difference ?? null, difference), 'its difference is wrong'],
    [sameInterval(reported?.difference_interval_90, expected), 'its interval is wrong'],
    [reported?.established === isEstablished, 'established is wrong'],
    [
      reported?.deciding_lab_ids.length === deciding.length &&
        deciding.every((lab) => reported.deciding_lab_ids.includes(lab)),
      'deciding_lab_ids are wrong',
    ],
  ];
  return failing('evidence.laboratories.lead', checks);
}

function leadEnds(
  first: Evidence['camps'][number],
  others: Evidence['camps'],
  included: readonly string[],
  drawn: Drawn,
): Ends {
  const own = drawnCounts(first.model_ids, drawn);
  const rest = others.map((camp) => drawnCounts(camp.model_ids, drawn));
  return ends(
    drawnCounts(included, drawn).flatMap((whole, draw) => {
      const most = Math.max(...rest.map((counts) => counts[draw] ?? 0));
      return whole === 0 ? [] : [((own[draw] ?? 0) - most) / whole];
    }),
  );
}

/** The ids of the largest camps without the models of one laboratory. */
function largest(camps: Evidence['camps'], without: string | null, labOf: LabOf): string {
  const sizes = camps.map(
    (camp) => camp.model_ids.filter((id) => without === null || labOf.get(id) !== without).length,
  );
  return camps
    .filter((_, at) => sizes[at] === Math.max(...sizes))
    .map((camp) => camp.camp_id)
    .join();
}
