import { partDigests, receiptVersion } from '../../report/record/receipt.ts';
import { shortDigestOf } from '../../text/digest.ts';
import { type CheckedValue, compared, comparedWhole } from '../material/finding.ts';
import type { Material } from '../material/material.ts';

/**
 * Checks the receipt: the question, every part of the report and, if the record is at hand, what
 * the steps got and gave.
 */
export function digestFindings({ report, record }: Material): CheckedValue[] {
  const receipt = report.methodology?.receipt;
  if (!receipt) return [];
  const parts = partDigests(report);
  const steps = record?.steps ?? receipt.steps;
  const path = 'methodology.receipt';
  return [
    ...compared(path, receipt, { version: receiptVersion, steps }),
    ...comparedWhole(`${path}.parts`, receipt.parts, parts),
    ...(report.question
      ? compared(path, receipt, { question: shortDigestOf(report.question.text ?? '') })
      : []),
  ];
}
