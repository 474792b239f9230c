import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import type {
  CheckedCamp,
  CheckedDetail,
  CheckedStance,
  Findings,
  ResponseLabels,
} from '../../../../src/findings/findings.ts';
import { precisionMin } from '../../../../src/findings/readings/precision.ts';
import { alphaInterval } from '../../../../src/findings/reliability.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { sameShare } from './equal.ts';
import { precisionOfReadings } from './precision.ts';

/**
 * Checks that the labels follow from what two synthesizers read, and that agreement and warnings
 * are reported as they are (R-R15, R-R16, R-R21). Here each synthesizer has one ballot, its latest,
 * and ballots are counted.
 */
export function crossCheckProblems(report: Report, findings: Findings): string[] {
  const { crossCheck, labels } = findings;
  const shown = new Set(findings.claims.map(({ claimId }) => claimId));
  const byModel = new Map(labels.map((own) => [own.modelId, own]));
  const wrong = [
    ...crossCheck.stances.filter(
      (each) => shown.has(each.claimId) && !isKept(byModel.get(each.modelId), each),
    ),
    ...crossCheck.camps.filter((each) => !isCampKept(byModel.get(each.modelId), each)),
  ];
  return [
    ...(wrong.length > 0 ? [`labels: ${wrong.length} are not what their readings give`] : []),
    ...agreementProblems(report, crossCheck.stances),
    ...detailProblems(report, crossCheck.details),
  ];
}

type Winner<Found> = { readonly found: Found } | null;

interface Read<Found> {
  readonly readings: readonly { readonly by: string; readonly stage: string; readonly found: Found }[];
}

/** The ballot of each synthesizer. */
function ballotsOf<Found>({ readings }: Read<Found>): Found[] {
  const ballots = new Map<string, Found>();
  for (const stage of ['extract', 'camps', 'label', 'adjudicate'])
    for (const reading of readings) if (reading.stage === stage) ballots.set(reading.by, reading.found);
  return [...ballots.values()];
}

/**
 * The only ballot, or what more of them say than anything else, and at least two; null if there is
 * nothing such.
 */
function winnerOf<Found>(read: Read<Found>): Winner<Found> {
  const cast = ballotsOf(read);
  if (cast.length === 1) return { found: cast[0] as Found };
  const votesFor = (found: Found) => cast.filter((each) => each === found).length;
  const most = Math.max(...cast.map(votesFor));
  const leading = new Set(cast.filter((found) => votesFor(found) === most));
  const [found] = leading;
  return most > 1 && leading.size === 1 ? { found: found as Found } : null;
}

function isKept(labels: ResponseLabels | undefined, stance: CheckedStance): boolean {
  if (!labels) return true; // Its response is not counted.
  const label = labels.stances.find(({ claimId }) => claimId === stance.claimId)?.stance ?? 'not_addressed';
  const winner = winnerOf(stance);
  const isOpen = labels.unresolved.includes(stance.claimId);
  return winner === null ? isOpen && label === 'not_addressed' : !isOpen && label === winner.found;
}

function isCampKept(labels: ResponseLabels | undefined, camp: CheckedCamp): boolean {
  const winner = winnerOf(camp);
  const named = winner?.found ?? null;
  const isShown = camp.readings.some(({ found, span }) => found === named && span !== null);
  // A camp that no sentence shows is not attributed.
  return !labels || (labels.camp?.campId ?? null) === (isShown ? named : null);
}

/**
 * No figure and no case stands at a place where ballots refuse all that was read there (R-R12,
 * R-R13).
 */
function detailProblems({ evidence, methodology }: Report, details: readonly CheckedDetail[]): string[] {
  const placeOf = ({ kind, modelId, readings }: CheckedDetail) =>
    `${kind} ${modelId} ${readings.find(({ stage }) => stage === 'extract')?.span?.offset}`;
  const refused = details.filter((each) => winnerOf(each)?.found !== true);
  const kept = new Set(details.filter((each) => !refused.includes(each)).map(placeOf));
  const places = new Set(refused.map(placeOf).filter((place) => !kept.has(place)));
  const listed = [
    ...(evidence?.quantities ?? []).map(({ evidence_spans: spans }) => ['figure', spans] as const),
    ...(evidence?.cases ?? []).map(({ evidence_spans: spans }) => ['case', spans] as const),
  ];
  const wrong = listed.flatMap(([kind, spans]) =>
    spans.filter(({ model_id: modelId, offset }) => places.has(`${kind} ${modelId} ${offset}`)),
  );
  const stated = statedConditions({ methodology, evidence })?.reliability;
  return [
    ...(wrong.length > 0
      ? [`evidence: ${wrong.length} figures or cases are listed that were not found`]
      : []),
    ...(stated?.details_unresolved === refused.length
      ? []
      : ['methodology.reliability: details_unresolved is wrong']),
  ];
}

function agreementProblems(report: Report, stances: readonly CheckedStance[]): string[] {
  const stated = statedConditions(report)?.reliability;
  const byResponse = [...Map.groupBy(stances, ({ modelId }) => modelId).values()].map((own) =>
    own.map(ballotsOf).filter((cast) => cast.length > 1),
  );
  const ballots = byResponse.flat();
  const alpha = alphaOfBallots(ballots);
  const interval = alphaInterval(byResponse);
  const isMeasured = alpha !== null && ballots.length >= 10;
  const precision = precisionOfReadings(stances);
  const { low = null, high = null } = stated?.precision_interval_95 ?? {};
  const open = stances.filter((each) => winnerOf(each) === null).length;
  const isWarned = (wanted: string) => report.errors.some(({ code }) => code === wanted);
  const checks: [boolean, string][] = [
    [stated !== undefined && isNear(stated.alpha, alpha), 'alpha is wrong'],
    [
      isNear(stated?.alpha_interval_95.low ?? null, interval?.low ?? null) &&
        isNear(stated?.alpha_interval_95.high ?? null, interval?.high ?? null),
      'its interval is wrong',
    ],
    [isNear(stated?.estimated_precision ?? null, precision), 'estimated_precision is wrong'],
    [
      precision === null ? low === null : low !== null && high !== null && low <= high,
      'the interval of precision is wrong',
    ],
    [
      isWarned('readings_disagree') === (isMeasured && low !== null && low < precisionMin),
      'the bound is not kept',
    ],
    [isWarned('reliability_not_measured') !== isMeasured, 'a warning is wrong'],
    [stated?.stances_unresolved === open, 'stances_unresolved is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `methodology.reliability: ${problem}`);
}

/**
 * α: 1 − share of pairs of ballots on one stance that differ ÷ share of all pairs of ballots that
 * differ.
 */
function alphaOfBallots(stances: readonly (readonly string[])[]): number | null {
  const all = stances.flat();
  if (all.length === 0) return null;
  const within = stances.reduce((sum, cast) => sum + differing(cast) / (cast.length - 1), 0) / all.length;
  const between = differing(all) / (all.length * (all.length - 1));
  return between === 0 ? null : 1 - within / between;
}

/** Ordered pairs of different values. */
function differing(values: readonly string[]): number {
  const counts = [...Map.groupBy(values, (value) => value).values()].map((own) => own.length);
  return values.length ** 2 - counts.reduce((sum, count) => sum + count ** 2, 0);
}

function isNear(reported: number | null, expected: number | null): boolean {
  return reported === null || expected === null ? reported === expected : sameShare(reported, expected, 1);
}
