import type { Degradation } from '../../findings/findings.ts';
import { warningsOf } from '../../report/controls/controls.ts';
import { errorsOnTheWay } from '../../report/schema/errors.ts';
import type { Conditions } from '../../report/schema/parts/control-counts.ts';
import type { Report } from '../../report/schema/report.ts';
import { reductionsByCode } from '../../report/sections/choose.ts';
import { statedConditions, statedFlags } from '../material/conditions.ts';
import { type CheckedValue, checkedValue, comparedWhole, within } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { statedBeside } from './methodology/beside.ts';

/**
 * Checks that `errors` has every entry that follows from the counts, and no other but those about
 * what was cut on the way.
 */
export function errorFindings(report: Report, rebuilt: Rebuilt): CheckedValue[] {
  const conditions = statedConditions(report);
  if (conditions === null) return [];
  const due = dueIn(report, rebuilt, conditions);
  const lines = report.errors.map(lineOf);
  const possible = new Set([...due, ...reductionsByCode(rebuilt.tables)].map(lineOf));
  const missing = due.filter((each) => !lines.includes(lineOf(each)));
  const placed = lines.filter((line) => due.some((each) => lineOf(each) === line));
  return [
    checkedValue(
      'errors',
      placed,
      missing.length === 0 && placed.join() === due.map(lineOf).join(),
      due.map(lineOf),
    ),
    ...report.errors.map(({ code, message }, at) => {
      const isDistinct = lines.indexOf(lineOf({ code, message })) === at;
      const holds = possible.has(lines[at] ?? '') || isUnknowable(code, message);
      return checkedValue(
        within('errors', at),
        { code, message },
        isDistinct && holds,
        'an entry that follows from the report',
      );
    }),
    ...flagFindings(report),
  ];
}

/**
 * Checks the flags of answer, evidence and analysis; those of claims and camps are checked with
 * these.
 */
function flagFindings(report: Report): CheckedValue[] {
  const due = statedFlags(report);
  return (['answer', 'evidence', 'analysis'] as const).flatMap((part) => {
    const { flags } = report[part] ?? {};
    return comparedWhole(part, flags === undefined ? {} : { flags }, report[part] && due?.[part]);
  });
}

function lineOf({ code, message }: Readonly<Record<'code' | 'message', string | null>>): string {
  return `${code}: ${message}`;
}

function isUnknowable(code: string | null, message: string | null): boolean {
  return Object.hasOwn(errorsOnTheWay, code ?? '') && message !== null;
}

function dueIn(report: Report, rebuilt: Rebuilt, conditions: Conditions): Degradation[] {
  return [
    ...warningsOf(conditions, statedBeside(report, conditions, rebuilt)),
    ...(rebuilt.tables.language === null
      ? reductionsByCode(rebuilt.tables).filter(({ code }) => code === 'language_without_sentences')
      : []),
  ];
}
