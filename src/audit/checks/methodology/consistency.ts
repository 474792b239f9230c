import { isRecord } from '../../../domain/is-record.ts';
import { withCounts } from '../../../report/controls/controls.ts';
import type { Conditions } from '../../../report/schema/parts/control-counts.ts';
import type { Report } from '../../../report/schema/report.ts';
import { conditionsPath, statedConditions } from '../../material/conditions.ts';
import { type CheckedValue, checkedValue } from '../../material/finding.ts';

/** Checks counts that only the operator’s outputs could give: no part is larger than its whole. */
export function consistencyFindings(report: Report): CheckedValue[] {
  const conditions = statedConditions(report);
  if (conditions === null) return [];
  const { coverage, synthesis } = conditions;
  return [
    ...wholeFindings(conditions),
    ...substitutionFindings(report, conditions),
    checkedValue(
      `${conditionsPath}.coverage.statements`,
      coverage.statements,
      coverage.statements === synthesis.claims_proposed,
      synthesis.claims_proposed,
    ),
  ];
}

function wholeFindings(conditions: Conditions): CheckedValue[] {
  return withCounts(conditions).flatMap(({ control: { member, wholes = [] }, counts }) =>
    wholes.flatMap(([name, ...parts]) => {
      if (!isRecord(counts)) return [];
      const whole = Number(counts[name]);
      const sum = parts.reduce((total, part) => total + Number(counts[part]), 0);
      return [checkedValue(`${conditionsPath}.${member}.${name}`, whole, sum <= whole, `${sum} or more`)];
    }),
  );
}

/** If a report names no serving model, the endpoint may still have named another one. */
function substitutionFindings(report: Report, { panel_calls: { substituted } }: Conditions): CheckedValue[] {
  const { included = [], excluded = [] } = report.research_record?.provenance ?? {};
  const answers = [...included, ...excluded];
  const least = answers.filter((answer) => answer.substituted === true).length;
  const most = least + answers.filter((answer) => answer.served_model === null).length;
  const holds = substituted >= least && substituted <= most;
  return [checkedValue(`${conditionsPath}.panel_calls.substituted`, substituted, holds, least)];
}
