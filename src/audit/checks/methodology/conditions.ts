import { isRecord } from '../../../domain/is-record.ts';
import type { Report } from '../../../report/schema/report.ts';

/** The path of the methodology's counts. The report’s own schema does not list them. */
export const conditionsPath = 'methodology.controlled_inference.conditions';

type Members = Readonly<Record<string, unknown>>;

export function conditionsOf({ methodology }: Report): Members {
  return methodology?.controlled_inference?.conditions ?? {};
}

export function memberOf(value: Members, name: string): Members {
  const member = value[name];
  return isRecord(member) ? member : {};
}
