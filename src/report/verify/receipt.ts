import type { ReportFacts } from '../../findings/facts.ts';
import { digestOf } from '../../text/digest.ts';
import type { Report } from '../schema/report.ts';

/** Checks that the receipt is that of this question, these texts and every output (R-R19). */
export function receiptProblems(report: Report, { findings, stepOutputs }: ReportFacts): string[] {
  const receipt = report.methodology?.receipt;
  const { included = [], excluded = [] } = report.research_record?.provenance ?? {};
  const texts = new Map(findings.models.map(({ modelId, text }) => [modelId, text]));
  const reported = [...included, ...excluded];
  const outputs = (receipt?.steps ?? []).reduce((sum, step) => sum + step.outputs, 0);
  const checks: [boolean, string][] = [
    [receipt?.question_sha256 === digestOf(findings.question), 'it is of another question'],
    [
      reported.every(({ model_id: modelId, text_sha256: digest }) => {
        const text = texts.get(modelId ?? '') ?? null;
        return text !== null && digest === digestOf(text);
      }),
      'it is of another text',
    ],
    [outputs === stepOutputs.length, 'an output is missing in it'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `methodology.receipt: ${problem}`);
}
