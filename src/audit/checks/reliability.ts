import { agreementOf, alphaOfCoders, isTooLow, type SecondCoding } from '../../findings/two-coders.ts';
import {
  readPairs,
  reliabilityConditions,
  reliabilityStatement,
} from '../../report/record/statements/second-coder.ts';
import type { Report } from '../../report/schema/report.ts';
import { compared, type Finding, finding } from '../material/finding.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';

/** Recomputes Krippendorff's α and its interval from the two coders' pairs of labels in the report. */
export function reliabilityFindings(report: Report): Finding[] {
  const coding = codingOf(report);
  if (coding === null) return [];
  const agreement = agreementOf(coding);
  const statement = reliabilityStatement(coding, agreement, includedIn(report));
  const prose = report.methodology?.synthesis_and_audit ?? '';
  return [
    ...compared(
      `${conditionsPath}.reliability`,
      memberOf(conditionsOf(report), 'reliability'),
      reliabilityConditions(coding, agreement),
    ),
    finding('methodology.synthesis_and_audit', prose, prose.includes(statement), statement),
  ];
}

function includedIn({ research_record: record }: Report): number {
  return record?.research_snapshot?.included_in_synthesis ?? 0;
}

/** The codes that the report gives for the two coders; null if it has none, like an older report. */
export function codingOf(report: Report): SecondCoding | null {
  const reported = memberOf(conditionsOf(report), 'reliability');
  const { label_pairs: spelled, second_coder: coder } = reported;
  if (!Array.isArray(spelled)) return null;
  const sampled = Number(reported.responses_sampled);
  const pairs = spelled.map((each) => readPairs(String(each)) ?? []);
  const twice = Math.max(0, Math.floor(Number(reported.responses_labelled_twice ?? 0)));
  return {
    coder: typeof coder === 'string' ? coder : null,
    sampled,
    compared: pairs,
    all: isTooLow(alphaOfCoders({ sampled, compared: pairs })),
    labelledTwice: new Array<string>(twice).fill(''),
    doubted: Number(reported.stances_in_doubt ?? 0),
  };
}
