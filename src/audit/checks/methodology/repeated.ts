import { instrumentsOf, withCounts } from '../../../report/controls/controls.ts';
import { statedOf, unchanging, unchangingInference } from '../../../report/record/methodology.ts';
import type { Report } from '../../../report/schema/report.ts';
import { conditionsPath, statedConditions } from '../../material/conditions.ts';
import { type CheckedValue, compared, comparedWhole } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { statedBeside } from './beside.ts';

/**
 * Checks the counts and names that follow from others, or that the methodology repeats from other
 * parts of the report, and what is the same in every methodology.
 */
export function repeatedFindings(report: Report, rebuilt: Rebuilt): CheckedValue[] {
  const conditions = statedConditions(report);
  if (conditions === null) return [];
  const { included = [], excluded = [] } = report.research_record?.provenance ?? {};
  const answers = [...included, ...excluded];
  const beside = statedBeside(report, conditions, rebuilt);
  const inference = report.methodology?.controlled_inference;
  return [
    ...compared('methodology', report.methodology, unchanging),
    ...compared('methodology.controlled_inference', inference, {
      ...unchangingInference,
      instrument_labels: instrumentsOf(conditions),
    }),
    // No count of 0 and no reading that the claims repeat; no reading twice.
    ...comparedWhole(conditionsPath, inference?.conditions, statedOf(conditions, beside)),
    ...withCounts(conditions).flatMap(({ control: { member, following }, counts }) =>
      member === undefined || following === undefined
        ? []
        : compared(`${conditionsPath}.${member}`, counts, following(counts, beside)),
    ),
    ...compared(conditionsPath, conditions, {
      simulated_answers: answers.filter(({ simulated }) => simulated === true).length,
      panel_calls: {
        reasoning_tokens: answers.reduce((sum, { reasoning_tokens: own }) => sum + (own ?? 0), 0),
      },
    }),
  ];
}
