import type { ReportFacts } from '../../findings/facts.ts';
import { alphaInterval } from '../../findings/reliability.ts';
import { alphaMin, type CodePair, type SecondCoding } from '../../findings/two-coders.ts';
import { sameShare } from '../schema/equal.ts';
import type { Report } from '../schema/report.ts';

/** Checks what the report says of its two coders against their labels, and the warnings that must follow (R-R15). */
export function reliabilityProblems(report: Report, { secondCoding }: ReportFacts): string[] {
  const reported = report.methodology?.controlled_inference?.conditions?.reliability;
  const { alpha, interval_95: interval } = (reported ?? {}) as {
    alpha?: number | null;
    interval_95?: readonly [number, number] | null;
  };
  const expected =
    secondCoding && isMeasured(secondCoding) ? alphaOfPairs(secondCoding.compared.flat()) : null;
  const warnings = report.errors.map(({ code }) => code);
  const checks: [boolean, string][] = [
    [alpha !== undefined && isNear(alpha, expected), 'alpha is wrong'],
    [warnings.includes('reliability_not_measured') === (expected === null), 'a warning is wrong'],
    [
      warnings.includes('coders_disagree') === (expected !== null && expected < printedMin) ||
        isNear(expected, printedMin), // Two ways of computing a figure can end on different sides of a limit.
      'the bound is not kept',
    ],
    [
      expected === null ||
        isNear(interval?.[0] ?? null, alphaInterval(secondCoding?.compared ?? [])?.low ?? null),
      'its interval is wrong',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `methodology.reliability: ${problem}`);
}

/** What is printed with two decimals as the limit keeps it. */
const printedMin = alphaMin - 0.005;

function isMeasured({ sampled, compared }: SecondCoding): boolean {
  const least = Math.ceil((3 * sampled) / 10);
  return compared.length >= Math.max(2, least);
}

/** α for two coders of all units: 1 − share of units on which they differ ÷ share of all pairs of values that differ. */
function alphaOfPairs(pairs: readonly CodePair[]): number | null {
  const counts = [...Map.groupBy(pairs.flat(), (code) => code).values()].map((codes) => codes.length);
  const values = pairs.length * 2;
  const alike = counts.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const all = (values * (values - 1)) / 2;
  if (all === alike) return null;
  const differing = pairs.filter(([first, second]) => first !== second).length / pairs.length;
  return 1 - differing / ((all - alike) / all);
}

function isNear(reported: number | null, expected: number | null): boolean {
  return reported === null || expected === null ? reported === expected : sameShare(reported, expected, 1);
}
