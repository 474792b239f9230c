import { isRecord } from '../../domain/is-record.ts';
import type { Report } from '../../report/schema/report.ts';

/** The path of the methodology's counts. The schema does not list them, because older reports have fewer. */
export const conditionsPath = 'methodology.controlled_inference.conditions';

type Members = Readonly<Record<string, unknown>>;

export function conditionsOf({ methodology }: Report): Members {
  return methodology?.controlled_inference?.conditions ?? {};
}

export function memberOf(value: Members, name: string): Members {
  const member = value[name];
  return isRecord(member) ? member : {};
}

/** The expected values of the fields that are present: an older report is not wrong for lacking one. */
export function onlyPresent(expected: object, reported: Members): Members {
  return Object.fromEntries(
    Object.entries(expected)
      .filter(([name]) => reported[name] !== undefined)
      .map(([name, part]) => [name, isRecord(part) ? onlyPresent(part, memberOf(reported, name)) : part]),
  );
}
