import { partDigests, receiptVersion } from '../../report/record/receipt.ts';
import { shortDigestOf } from '../../text/digest.ts';
import { type CheckedValue, compared, comparedWhole } from '../material/finding.ts';
import type { Material } from '../material/material.ts';

/** Checks the receipt: the question and every part of the report. */
export function digestFindings({ report }: Material): CheckedValue[] {
  const receipt = report.methodology?.receipt;
  if (!receipt) return [];
  const parts = partDigests(report);
  const path = 'methodology.receipt';
  return [
    ...compared(path, receipt, { version: receiptVersion }),
    ...comparedWhole(`${path}.parts`, receipt.parts, parts),
    ...(report.question
      ? compared(path, receipt, { question: shortDigestOf(report.question.text ?? '') })
      : []),
  ];
}
