import type { ReportFacts } from '../../findings/facts.ts';
import type { EarlierFindings, Findings, Resolved, ResponseLabels } from '../../findings/findings.ts';
import { worseThanUsual } from '../count/cross-check.ts';
import type { Report } from '../schema/report.ts';

/** Checks the reported cross-checks against labels and earlier stages, and the warnings that must follow (R-R16). */
export function crossCheckProblems(report: Report, { findings }: ReportFacts): string[] {
  const { earlier } = findings;
  const reported = report.methodology?.controlled_inference?.conditions?.cross_check ?? null;
  if (!earlier) return reported === null ? [] : ['methodology.cross_check: there was nothing to check'];
  const { claims, camps } = countAgreement(findings, earlier);
  const expected = {
    claims_compared: claims.compared,
    claims_contradicted: claims.contradicted,
    claims_missed: claims.missed,
    camps_compared: camps.compared,
    camps_contradicted: camps.contradicted,
  };
  const worse = worseThanUsual({ claims, camps });
  const codes = {
    labels_contradicted: worse.contradicted,
    labels_missing: worse.missed,
    camps_contradicted: worse.camps,
  };
  return [
    ...Object.entries(expected)
      .filter(([name, count]) => (reported as Record<string, unknown> | null)?.[name] !== count)
      .map(([name]) => `methodology.cross_check: ${name} is wrong`),
    ...Object.entries(codes)
      .filter(([code, isDue]) => report.errors.some((error) => error.code === code) !== isDue)
      .map(([code]) => `errors: ${code} is wrong`),
  ];
}

/** Compares the first coder's labels with the extracted claims and the members of camps. */
function countAgreement({ labels, resolved }: Findings, earlier: EarlierFindings) {
  const sides = sidesByResponse(earlier);
  const claimIds = new Set(earlier.claims.map(({ claimId }) => claimId));
  const claims = { compared: 0, contradicted: 0, missed: 0 };
  const camps = { compared: 0, contradicted: 0 };
  for (const response of new Map(labels.map((own) => [own.modelId, own])).values()) {
    const { stances, campId } = firstLabels(response, resolved);
    for (const claimId of claimIds) {
      const [expected, ...more] = sides.get(sideKey(response.modelId, claimId)) ?? [];
      if (expected === undefined || more.length > 0) continue;
      const stance = stances.get(claimId);
      claims.compared++;
      if (stance === undefined || stance === 'not_addressed') claims.missed++;
      else if (stance !== expected && stance !== 'mixed') claims.contradicted++;
    }
    const named = earlier.camps.filter(({ modelId }) => campId !== null && modelId === response.modelId);
    camps.compared += named.length;
    camps.contradicted += named.filter((each) => each.campId !== campId).length;
  }
  return { claims, camps };
}

/** The sides on which each response was found to make a claim. */
function sidesByResponse({ claims }: EarlierFindings): Map<string, Set<string>> {
  const sides = new Map<string, Set<string>>();
  for (const { claimId, modelId, stance } of claims) {
    const key = sideKey(modelId, claimId);
    sides.set(key, (sides.get(key) ?? new Set()).add(stance));
  }
  return sides;
}

function sideKey(modelId: string, claimId: number): string {
  return JSON.stringify([modelId, claimId]);
}

/** A response's labels as the first coder gave them, also where they were asked again. */
function firstLabels({ modelId, stances, camp }: ResponseLabels, resolved: Resolved | undefined) {
  const own = resolved?.stances.filter((each) => each.modelId === modelId) ?? [];
  const resolvedCamp = resolved?.camps.find((each) => each.modelId === modelId)?.labelled[0];
  return {
    stances: new Map([
      ...stances.toReversed().map(({ claimId, stance }) => [claimId, stance] as const),
      ...own.map(({ claimId, labelled: [first = 'not_addressed'] }) => [claimId, first] as const),
    ]),
    campId: resolvedCamp === undefined ? (camp?.campId ?? null) : resolvedCamp,
  };
}
