import type { ReportFacts } from '../../findings/facts.ts';
import type { ResponseLabels } from '../../findings/findings.ts';
import type { CheckedCamp, CheckedStance } from '../../findings/readings/checked.ts';
import { alphaMin, type CodePair, firstPairs } from '../../findings/readings/reliability-of.ts';
import { alphaInterval } from '../../findings/reliability.ts';
import { sameShare } from '../schema/equal.ts';
import type { Report } from '../schema/report.ts';

/**
 * Checks that the labels follow from what two synthesizers read, and that agreement and warnings are reported as they
 * are (R-R15, R-R16, R-R21). Here each synthesizer has one ballot, its latest, and ballots are counted.
 */
export function crossCheckProblems(report: Report, { findings }: ReportFacts): string[] {
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
  ];
}

type Winner<Found> = { readonly found: Found } | null;

/** What at least two ballots say, or the only one; null if they differ. */
function winnerOf<Found>({
  readings,
}: {
  readonly readings: readonly { by: string; stage: string; found: Found }[];
}): Winner<Found> {
  const ballots = new Map<string, Found>();
  for (const stage of ['extract', 'place', 'label', 'ask'])
    for (const reading of readings) if (reading.stage === stage) ballots.set(reading.by, reading.found);
  const cast = [...ballots.values()];
  const [only] = cast;
  if (cast.length === 1) return { found: only as Found };
  const repeated = cast.find((found, at) => cast.indexOf(found) !== at);
  return repeated === undefined ? null : { found: repeated };
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

function agreementProblems(report: Report, stances: readonly CheckedStance[]): string[] {
  const stated = (report.methodology?.controlled_inference?.conditions?.reliability ?? {}) as {
    alpha?: number | null;
    interval_95?: readonly [number, number] | null;
    stances_unresolved?: number;
  };
  const responses = firstPairs(stances).map((own) => own.pairs.map(({ pair }) => pair));
  const expected = alphaOfPairs(responses.flat());
  const interval = alphaInterval(responses);
  const isWarned = (wanted: string) => report.errors.some(({ code }) => code === wanted);
  const printedMin = alphaMin - 0.005; // What is printed with two decimals as the limit keeps it.
  const open = stances.filter((each) => winnerOf(each) === null).length;
  const checks: [boolean, string][] = [
    [stated.alpha !== undefined && isNear(stated.alpha, expected), 'alpha is wrong'],
    // Two ways of computing a figure can end on different sides of a limit.
    [
      isNear(expected, printedMin) ||
        isWarned('readings_disagree') === (expected !== null && expected < printedMin),
      'the bound is not kept',
    ],
    [
      isWarned('reliability_not_measured') === (expected === null || responses.length < 2),
      'a warning is wrong',
    ],
    [
      isNear(stated.interval_95?.[0] ?? null, interval?.low ?? null) &&
        isNear(stated.interval_95?.[1] ?? null, interval?.high ?? null),
      'its interval is wrong',
    ],
    [stated.stances_unresolved === open, 'stances_unresolved is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `methodology.reliability: ${problem}`);
}

/** α for two coders of all units: 1 − share of units on which they differ ÷ share of all pairs of values that differ. */
function alphaOfPairs(pairs: readonly CodePair[]): number | null {
  const counts = [...Map.groupBy(pairs.flat(), (code) => code).values()].map((codes) => codes.length);
  const values = pairs.length * 2;
  const alike = counts.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const all = (values * (values - 1)) / 2;
  if (all === alike) return null;
  const differing = pairs.filter(([one, other]) => one !== other).length / pairs.length;
  return 1 - differing / ((all - alike) / all);
}

function isNear(reported: number | null, expected: number | null): boolean {
  return reported === null || expected === null ? reported === expected : sameShare(reported, expected, 1);
}
