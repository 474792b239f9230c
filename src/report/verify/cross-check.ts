import type { ReportFacts } from '../../findings/facts.ts';
import type { Settled } from '../../findings/findings.ts';
import { worseThanUsual } from '../count/cross-check.ts';
import type { Report } from '../schema/report.ts';

/** Checks the reported cross-checks against labels and earlier stages, and the warnings that must follow (R-R16). */
export function crossCheckProblems(report: Report, { findings }: ReportFacts): string[] {
  const { earlier, labels, settled } = findings;
  const told = report.methodology?.controlled_inference?.conditions?.cross_check ?? null;
  if (!earlier) return told === null ? [] : ['methodology.cross_check: there was nothing to check'];
  const sides = new Map<string, Set<string>>();
  for (const { claimId, modelId, stance } of earlier.claims) {
    const key = JSON.stringify([modelId, claimId]);
    sides.set(key, (sides.get(key) ?? new Set()).add(stance));
  }
  const counts = { compared: 0, contradicted: 0, missed: 0 };
  const camps = { compared: 0, contradicted: 0 };
  for (const { modelId, stances, camp } of new Map(labels.map((own) => [own.modelId, own])).values()) {
    const first = firstOf(modelId, settled);
    const found = new Map([
      ...stances.toReversed().map(({ claimId, stance }) => [claimId, stance] as const),
      ...first.stances,
    ]);
    for (const claimId of new Set(earlier.claims.map((claim) => claim.claimId))) {
      const [expected, ...more] = sides.get(JSON.stringify([modelId, claimId])) ?? [];
      if (expected === undefined || more.length > 0) continue;
      const stance = found.get(claimId);
      counts.compared++;
      if (stance === undefined || stance === 'not_addressed') counts.missed++;
      else if (stance !== expected && stance !== 'mixed') counts.contradicted++;
    }
    const own = first.camp === undefined ? (camp?.campId ?? null) : first.camp;
    const named = own === null ? [] : earlier.camps.filter((each) => each.modelId === modelId);
    camps.compared += named.length;
    camps.contradicted += named.filter(({ campId }) => campId !== own).length;
  }
  const expected = {
    claims_compared: counts.compared,
    claims_contradicted: counts.contradicted,
    claims_missed: counts.missed,
    camps_compared: camps.compared,
    camps_contradicted: camps.contradicted,
  };
  const worse = worseThanUsual({ claims: counts, camps });
  const codes = {
    labels_contradicted: worse.contradicted,
    labels_missing: worse.missed,
    camps_contradicted: worse.camps,
  };
  return [
    ...Object.entries(expected)
      .filter(([name, count]) => (told as Record<string, unknown> | null)?.[name] !== count)
      .map(([name]) => `methodology.cross_check: ${name} is wrong`),
    ...Object.entries(codes)
      .filter(([code, isDue]) => report.errors.some((error) => error.code === code) !== isDue)
      .map(([code]) => `errors: ${code} is wrong`),
  ];
}

/** What the first coder said of what was asked again of one response. */
function firstOf(model: string, settled: Settled | undefined) {
  const own = settled?.stances.filter(({ modelId }) => modelId === model) ?? [];
  return {
    stances: own.map(({ claimId, labelled: [first = 'not_addressed'] }) => [claimId, first] as const),
    camp: settled?.camps.find(({ modelId }) => modelId === model)?.labelled[0],
  };
}
