import { partDigests, receiptVersion } from '../../report/record/receipt.ts';
import { digestOf } from '../../text/digest.ts';
import { uniqueSorted } from '../../text/order.ts';
import { type CheckedValue, checkedValue, compared } from '../material/finding.ts';
import type { Material } from '../material/material.ts';

/** Checks the receipt: the question, every part of the report and, if the record is at hand, inputs and outputs of each stage. */
export function digestFindings({ report, record }: Material): CheckedValue[] {
  const receipt = report.methodology?.receipt;
  if (!receipt) return [];
  const reported = new Map(receipt.parts.map(({ path, sha256 }) => [path, sha256]));
  const steps = receipt.steps.map(({ step }) => step);
  const parts = partDigests(report);
  const known = new Set(parts.map(({ path }) => path));
  return [
    ...compared('methodology.receipt.version', receipt.version, receiptVersion),
    ...(report.question
      ? compared(
          'methodology.receipt.question_sha256',
          receipt.question_sha256,
          digestOf(report.question.text ?? ''),
        )
      : []),
    ...parts.map(({ path, sha256 }) => {
      const digest = reported.get(path);
      return checkedValue(path, `digest ${sha256}`, digest === sha256, `digest ${digest ?? '(none)'}`);
    }),
    ...receipt.parts
      .filter(({ path }) => !known.has(path))
      .map(({ path, sha256 }) => checkedValue(path, 'nothing', false, `digest ${sha256}`)),
    ...compared('methodology.receipt.steps.step', steps, uniqueSorted(steps)),
    ...(record ? compared('methodology.receipt.steps', receipt.steps, record.steps) : []),
  ];
}
